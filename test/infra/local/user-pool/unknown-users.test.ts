import { ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, describe, expect, test } from 'vitest';
import { ClientId, newAddress, password, userPoolUnderTest } from './user-pool-under-test.ts';

const pool = await userPoolUnderTest();
afterAll(() => pool.close());

const calls: Record<string, (name: string) => Promise<unknown>> = {
  'a sign-in': (name) => pool.signIn(name, 'wrong'),
  'a confirmation': (name) => pool.confirm(name, 'wrong'),
  'another code': (Username) => pool.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username })),
  'a forgotten password': (name) => pool.forget(name),
  'a new password': (name) => pool.reset(name, password, 'wrong'),
};

/** The answers or errors of seven calls in a row. */
async function outcomes(call: () => Promise<unknown>) {
  const seen: unknown[] = [];
  for (let attempt = 1; attempt <= 7; attempt++)
    seen.push(
      await call().then(
        (answer) => ({ ...(answer as object), $metadata: undefined }),
        (error: Error) => ({ name: error.name, message: error.message }),
      ),
    );
  return seen;
}

describe.each(['unconfirmed', 'confirmed'])('an %s user', (status) => {
  test.each(Object.entries(calls))('gets the answer of an unknown name to %s', async (_, call) => {
    const known = newAddress();
    await pool.signUp(known);
    if (status === 'confirmed') await pool.confirm(known);
    const unknown = newAddress();
    expect(await outcomes(() => call(unknown))).toEqual(await outcomes(() => call(known)));
  });
});

test('no code is mailed to an unknown name', async () => {
  const sent = pool.mails.length;
  await pool.forget(newAddress());
  expect(pool.mails).toHaveLength(sent);
});

describe('an unknown name is challenged like a user', () => {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const parameters = async (name: string) => (await pool.challenge(name)).ChallengeParameters ?? {};

  test('with parameters of the same form', async () => {
    const [user, nobody] = [await parameters(await pool.makeUser()), await parameters(newAddress())];
    expect(Object.keys(nobody)).toEqual(Object.keys(user));
    for (const { USERNAME, USER_ID_FOR_SRP, SALT } of [user, nobody]) {
      expect(USERNAME).toMatch(shape);
      expect(USER_ID_FOR_SRP).toBe(USERNAME);
      expect(SALT).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  test('with the same id and salt each time, in whatever case the name is written', async () => {
    const name = newAddress();
    const [first, second] = [await parameters(name), await parameters(name.toUpperCase())];
    const { USERNAME, SALT } = first;
    expect(second).toMatchObject({ USERNAME, SALT });
    expect(second['SRP_B']).not.toBe(first['SRP_B']);
  });

  test('with another id and salt for another name', async () => {
    const [first, second] = [await parameters(newAddress()), await parameters(newAddress())];
    expect(first['USERNAME']).not.toBe(second['USERNAME']);
    expect(first['SALT']).not.toBe(second['SALT']);
  });
});
