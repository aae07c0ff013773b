import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  password,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

type Pools = UserPoolsUnderTest;

const flows: Record<string, (pools: Pools, Username: string) => Promise<unknown>> = {
  'a sign-in by password': (pools, username) => pools.signIn(username, 'wrong'),
  'a sign-in by SRP': async (pools, username) => {
    const { ChallengeName, ChallengeParameters } = await challenge(pools, username);
    const { USERNAME = '', SECRET_BLOCK = '' } = ChallengeParameters ?? {};
    const answer = new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName,
      ChallengeResponses: {
        USERNAME,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: 'c2lnbmF0dXJl',
        TIMESTAMP: 'Thu Jan 1 00:00:00 UTC 2026',
      },
    });
    return pools.cognito.send(answer);
  },
  'a confirmation': (pools, Username) =>
    pools.cognito.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: 'wrong' })),
  'another code': (pools, Username) =>
    pools.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username })),
  'a forgotten password': (pools, Username) =>
    pools.cognito.send(new ForgotPasswordCommand({ ClientId, Username })),
  'a new password': (pools, Username) =>
    pools.cognito.send(
      new ConfirmForgotPasswordCommand({
        ClientId,
        Username,
        ConfirmationCode: 'wrong',
        Password: password,
      }),
    ),
};

const challenge = ({ cognito }: Pools, USERNAME: string) =>
  cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME, SRP_A: 'abcdef' },
    }),
  );

/** What a stranger sees of a call: what it answers or how it is refused, and at which attempt. */
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

describe('a client that prevents user existence errors', () => {
  let pools: Pools;
  beforeAll(async () => {
    pools = await userPoolsUnderTest({ client: { PreventUserExistenceErrors: 'ENABLED' } });
  });
  afterAll(() => pools.close());

  test.each(Object.entries(flows))('answers %s of a user and of nobody alike', async (name, call) => {
    const known = newAddress();
    await pools.signUp(known);
    if (!/confirmation|another code/.test(name)) await pools.confirm(known);
    const unknown = newAddress();
    expect(await outcomes(() => call(pools, unknown))).toEqual(await outcomes(() => call(pools, known)));
  });

  test('sends nobody a code', async () => {
    const sent = pools.mails.length;
    await pools.cognito.send(new ForgotPasswordCommand({ ClientId, Username: newAddress() }));
    expect(pools.mails).toHaveLength(sent);
  });

  describe('challenges nobody as it challenges a user', () => {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    let parameters: (name: string) => Promise<Record<string, string>>;
    beforeEach(() => {
      parameters = async (name) => (await challenge(pools, name)).ChallengeParameters ?? {};
    });

    test('with parameters of the same form', async () => {
      const [user, nobody] = [await parameters(await pools.makeUser()), await parameters(newAddress())];
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
});

describe('a client that does not', () => {
  let pools: Pools;
  beforeAll(async () => {
    pools = await userPoolsUnderTest({ client: { PreventUserExistenceErrors: 'LEGACY' } });
  });
  afterAll(() => pools.close());

  test.each(Object.entries(flows))('says at %s that there is no such user', async (_, call) => {
    await expect(call(pools, newAddress())).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });
});
