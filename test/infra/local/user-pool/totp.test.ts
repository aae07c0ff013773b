import {
  AssociateSoftwareTokenCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, onTestFinished, test } from 'vitest';
import { totpCode } from '#infra/local/user-pool/totp';
import { beginSrp } from '../../../support/app/srp-client.ts';
import { ClientId, password, UserPoolId, userPoolUnderTest } from './user-pool-under-test.ts';

test('an app that was verified is asked for a code, which counts once, a step early or late', async () => {
  // The test values of RFC 6238.
  const [secret, times] = ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', [59, 1111111109, 20000000000]] as const;
  expect(times.map((at) => totpCode(secret, Math.floor(at / 30)))).toEqual(['287082', '081804', '353130']);

  const { cognito, now, advance, ...pool } = await userPoolUnderTest();
  onTestFinished(pool.close);
  const email = await pool.makeUser();
  /** Signs in with the password: to tokens, or to a session that lacks a code. */
  const begin = async () => {
    const srp = beginSrp(UserPoolId, password);
    return pool.answer(srp.answer((await pool.challenge(email, srp.SRP_A)).ChallengeParameters ?? {}));
  };
  const finish = (Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) => {
    const answer = {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeResponses: { SOFTWARE_TOKEN_MFA_CODE },
    } as const;
    return cognito.send(new RespondToAuthChallengeCommand({ ClientId, Session, ...answer }));
  };
  const { AuthenticationResult: { AccessToken } = {} } = await begin();
  const on = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } };
  await expect(cognito.send(new SetUserMFAPreferenceCommand(on))).rejects.toThrow('not verified');
  const { SecretCode = '' } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const code = (steps = 0) => totpCode(SecretCode, Math.floor(now() / 30_000) + steps);
  await cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code() }));
  await cognito.send(new SetUserMFAPreferenceCommand(on));

  const { Session, AuthenticationResult } = await begin();
  expect(AuthenticationResult).toBeUndefined();
  await expect(finish(Session, code())).rejects.toThrow('already been used once');
  await expect(finish(Session, code(2))).rejects.toThrow('Invalid code');
  expect((await finish(Session, code(1))).AuthenticationResult?.AccessToken).toBeDefined();
  advance(90_000);
  await expect(finish(Session, code())).rejects.toThrow('Invalid session');
  // Five wrong codes lock it. The right password in between does not unlock it.
  const again = async (steps: number) => finish((await begin()).Session, code(steps));
  for (let wrong = 0; wrong < 5; wrong++) await expect(again(9)).rejects.toThrow('Invalid code');
  await expect(again(0)).rejects.toThrow('Attempt limit');
});
