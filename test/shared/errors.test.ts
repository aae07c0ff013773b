import { describe, expect, it } from 'vitest';
import { AppError, errorCodes, errorStatus, isErrorCode } from '#shared/errors';

describe('a failure on purpose', () => {
  it('carries its code as its name, because workflows match errors by name', () => {
    const error = new AppError('wardrobe.full', { limit: 100 });
    expect(error).toMatchObject({ name: 'wardrobe.full', code: 'wardrobe.full', details: { limit: 100 } });
  });

  it('travels with a status of its own that says what kind of failure it is', () => {
    for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400);
    expect(errorStatus).toMatchObject({
      'auth.required': 401,
      'request.invalid': 400,
      not_found: 404,
      internal: 500,
    });
  });

  it.each(errorCodes)('is known by the code %s', (code) => expect(isErrorCode(code)).toBe(true));

  it.each([undefined, null, 404, 'toString', '__proto__', 'wardrobe', 'States.Timeout'])(
    'is not known by %s',
    (code) => expect(isErrorCode(code)).toBe(false),
  );
});
