import { getDiffieHellman } from 'node:crypto';
import {
  ChangePasswordCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signIn, signOut } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useAmplifyWith } from './amplify-client.ts';
import { ClientId, password, type UserPoolsUnderTest, userPoolsUnderTest } from './user-pools-under-test.ts';

const minute = 60 * 1000;
const noSuchSession = { name: 'NotAuthorizedException', message: 'Invalid session for the user.' };

let pools: UserPoolsUnderTest;
let username: string;

beforeAll(async () => {
  pools = await userPoolsUnderTest();
  useAmplifyWith(pools);
  username = await pools.makeUser();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await signOut();
});
afterAll(() => pools.close());

const initiate = (SRP_A: string) =>
  pools.cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A },
    }),
  );

/** Lets something happen after the client has proved the password and before its answer arrives. */
function beforeTheAnswerArrives(happen: (send: () => Promise<Response>) => unknown) {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, request) => {
    const target = new Headers(request?.headers).get('x-amz-target') ?? '';
    if (target.endsWith('RespondToAuthChallenge')) await happen(() => send(url, request));
    return send(url, request);
  });
}

test('a challenge carries what the client needs and a salt that stays', async () => {
  const [first, second] = [await initiate('abcdef'), await initiate('abcdef')];
  expect(first.ChallengeName).toBe('PASSWORD_VERIFIER');
  expect(first.ChallengeParameters).toEqual({
    USERNAME: expect.any(String),
    USER_ID_FOR_SRP: first.ChallengeParameters?.['USERNAME'],
    SALT: second.ChallengeParameters?.['SALT'],
    SRP_B: expect.stringMatching(/^[0-9a-f]+$/),
    SECRET_BLOCK: expect.any(String),
  });
  expect(first.ChallengeParameters?.['SRP_B']).not.toBe(second.ChallengeParameters?.['SRP_B']);
});

describe('a client key', () => {
  const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

  test.each([
    ['zero', '0'],
    ['the modulus', N.toString(16)],
    ['a multiple of the modulus', (2n * N).toString(16)],
    ['no number', 'key'],
  ])('that is %s is refused', async (_, SRP_A) => {
    await expect(initiate(SRP_A)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});

describe('a right answer', () => {
  test('counts once', async () => {
    let replay: (() => Promise<Response>) | undefined;
    beforeTheAnswerArrives((send) => {
      replay = send;
    });
    await signIn({ username, password });
    const response = await replay?.();
    expect(await response?.json()).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Invalid session for the user.',
    });
  });

  test('comes too late after three minutes', async () => {
    beforeTheAnswerArrives(() => pools.advance(3 * minute));
    await expect(signIn({ username, password })).rejects.toMatchObject(noSuchSession);
  });

  test('counts no more once the password was changed', async () => {
    const email = await pools.makeUser();
    const { AccessToken } = await pools.signIn(email);
    const PreviousPassword = password;
    const ProposedPassword = 'battery staple 2';
    const change = new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword });
    beforeTheAnswerArrives(() => pools.cognito.send(change));
    await expect(signIn({ username: email, password })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });
});

test('an answer is refused for another client than the one that was challenged', async () => {
  await pools.pools.ensureUserPool({
    poolId: 'us-east-1_other',
    clientId: 'other',
    pool: { PoolName: 'other' },
    client: { ClientName: 'other' },
  });
  const { ChallengeParameters } = await initiate('abcdef');
  const answer = (client: string) =>
    pools.cognito.send(
      new RespondToAuthChallengeCommand({
        ClientId: client,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: username,
          PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters?.['SECRET_BLOCK'] ?? '',
          PASSWORD_CLAIM_SIGNATURE: 'c2lnbmF0dXJl',
          TIMESTAMP: 'Thu Jan 1 00:00:00 UTC 2026',
        },
      }),
    );
  await expect(answer('other')).rejects.toMatchObject(noSuchSession);
  await expect(answer(ClientId)).rejects.toMatchObject(noSuchSession);
});
