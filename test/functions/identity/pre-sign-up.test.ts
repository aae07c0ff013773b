import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from '#functions/identity/workers/pre-sign-up';

const signUp = (userAttributes: object) =>
  handler({ request: { userAttributes }, response: {} } as unknown as PreSignUpTriggerEvent);
const email = 'ada@example.com';

describe('a sign-up', () => {
  it.each([{ email }, { email, name: 'Al' }, { email, name: 'x'.repeat(50) }, { email, name: '  Ada  ' }])(
    'may be %o',
    async (attributes) => {
      expect(await signUp(attributes)).toMatchObject({ request: { userAttributes: attributes } });
    },
  );

  it.each([
    ['A', 'Display name must be at least 2 characters'],
    ['', 'Display name must be at least 2 characters'],
    ['  A  ', 'Display name must be at least 2 characters'],
    ['x'.repeat(51), 'Display name must be less than 50 characters'],
  ])('is refused with the display name "%s"', async (name, message) => {
    await expect(signUp({ email, name })).rejects.toThrow(message);
  });

  it('is refused with an e-mail of more than 255 characters', async () => {
    const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    await expect(signUp({ email: long(256) })).rejects.toThrow('Email must be less than 255 characters');
    await expect(signUp({ email: long(255) })).resolves.toBeDefined();
  });
});
