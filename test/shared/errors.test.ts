import { expect, it } from 'vitest';
import { AppError, errorCodes, errorStatus, isErrorCode } from '#shared/errors';

it('a failure on purpose carries its code as its name, because workflows match errors by name', () => {
  const error = new AppError('wardrobe.full', { limit: 100 });
  expect(error).toMatchObject({ name: 'wardrobe.full', code: 'wardrobe.full', details: { limit: 100 } });
});

it('a failure is known by its code, and travels with a status that says what kind it is', () => {
  for (const code of errorCodes) {
    expect(isErrorCode(code)).toBe(true);
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
  }
  for (const code of [undefined, null, 404, 'toString', '__proto__', 'wardrobe', 'States.Timeout'])
    expect(isErrorCode(code)).toBe(false);
});
