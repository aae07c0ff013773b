import { ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
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

test.each(Object.entries(calls))('an unknown name gets the answer of a user to %s', async (_, call) => {
  const [unknown, unconfirmed, confirmed] = [newAddress(), newAddress(), await pool.makeUser()];
  await pool.signUp(unconfirmed);
  const told = await outcomes(() => call(unknown));
  for (const known of [unconfirmed, confirmed]) expect(await outcomes(() => call(known))).toEqual(told);
});

test('an unknown name is challenged like a user, with an id and a salt of its own that stay', async () => {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const parameters = async (name: string) => (await pool.challenge(name)).ChallengeParameters ?? {};
  const name = newAddress();
  const [user, nobody, again, other] = [
    await parameters(await pool.makeUser()),
    await parameters(name),
    await parameters(name.toUpperCase()),
    await parameters(newAddress()),
  ];
  expect(Object.keys(nobody)).toEqual(Object.keys(user));
  for (const { USERNAME, USER_ID_FOR_SRP, SALT } of [user, nobody]) {
    expect(USERNAME).toMatch(shape);
    expect(USER_ID_FOR_SRP).toBe(USERNAME);
    expect(SALT).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(again).toMatchObject({ USERNAME: nobody['USERNAME'], SALT: nobody['SALT'] });
  expect(again['SRP_B']).not.toBe(nobody['SRP_B']);
  expect(other['USERNAME']).not.toBe(nobody['USERNAME']);
  expect(other['SALT']).not.toBe(nobody['SALT']);
});
