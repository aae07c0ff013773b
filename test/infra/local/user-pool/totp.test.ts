import {
  AssociateSoftwareTokenCommand,
  GetUserCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { totpCode } from '#infra/local/user-pool/totp';
import { beginSrp } from '../../../support/app/srp-client.ts';
import { ClientId, password, UserPoolId, userPoolUnderTest } from './user-pool-under-test.ts';

const pool = await userPoolUnderTest();
afterAll(() => pool.close());
const step = 30_000;
const { cognito } = pool;

/** Signs in with the password only: to the tokens, or to the session that asks for a code. */
async function begin(email: string) {
  const srp = beginSrp(UserPoolId, password);
  const { ChallengeParameters = {} } = await pool.challenge(email, srp.SRP_A);
  return pool.answer(srp.answer(ChallengeParameters));
}
const finish = (Session: string | undefined, code: string) =>
  cognito.send(
    new RespondToAuthChallengeCommand({
      ...{ ClientId, Session, ChallengeName: 'SOFTWARE_TOKEN_MFA' },
      ChallengeResponses: { USERNAME: 'any', SOFTWARE_TOKEN_MFA_CODE: code },
    }),
  );
const prefer = (AccessToken: string | undefined, Enabled: boolean) =>
  cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled } }));

test('a code is that of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect([59, 1111111109, 20000000000].map((at) => totpCode(secret, Math.floor(at / 30)))).toEqual([
    '287082',
    '081804',
    '353130',
  ]);
});

test('an app whose code was verified is asked for at sign-in: a code counts once, one step early or late', async () => {
  const email = await pool.makeUser();
  const { AuthenticationResult: { AccessToken } = {} } = await begin(email);
  await expect(prefer(AccessToken, true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  const { SecretCode = '' } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const code = (steps = 0) => totpCode(SecretCode, Math.floor(pool.now() / step) + steps);
  const verify = (UserCode: string) =>
    cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  await expect(verify(code(2))).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
  await verify(code());
  expect((await begin(email)).AuthenticationResult).toBeDefined();
  await prefer(AccessToken, true);
  const { UserMFASettingList } = await cognito.send(new GetUserCommand({ AccessToken }));
  expect(UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA']);

  const { AuthenticationResult, Session, ChallengeName } = await begin(email);
  expect([AuthenticationResult, ChallengeName]).toEqual([undefined, 'SOFTWARE_TOKEN_MFA']);
  await expect(finish(Session, code())).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  await expect(finish(Session, code(2))).rejects.toMatchObject({ name: 'CodeMismatchException' });
  expect((await finish(Session, code(1))).AuthenticationResult?.AccessToken).toBeDefined();
  pool.advance(3 * step);
  await expect(finish(Session, code())).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  // Five wrong codes close it, and the right password does not open it again.
  for (let times = 0; times < 5; times++)
    await expect(finish((await begin(email)).Session, code(9))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
  await expect(finish((await begin(email)).Session, code())).rejects.toMatchObject({
    name: 'LimitExceededException',
  });
  await prefer(AccessToken, false);
  expect((await begin(email)).AuthenticationResult).toBeDefined();
});
