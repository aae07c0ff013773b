import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, it, vi } from 'vitest';
import { serveOnLoopback } from '#infra/local/loopback';
import { UserPoolId, userPoolUnderTest } from '../infra/local/user-pool/user-pool-under-test.ts';

const { pool, makeUser, forget, reset, signIn, lastCode, close } = await userPoolUnderTest();
const office = await serveOnLoopback(pool.administration);
vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', office.url);
const { restorePeople } = await import('../../bin/restore/people.ts');
afterAll(async () => {
  await office.close();
  await close();
});

const exported = (sub: string, email: string, status = 'CONFIRMED') => ({
  username: sub,
  status,
  attributes: { sub, email, email_verified: 'true', name: sub },
});

it('people of an export get new subjects, also after an interrupted run, and reset their passwords', async () => {
  const back = await makeUser('Signed.Up.Again@example.com');
  const users = [
    exported('lost', 'lost@example.com'),
    exported('back', back.toLowerCase()),
    exported('never confirmed', 'never@example.com', 'UNCONFIRMED'),
  ];
  const { send } = CognitoIdentityProviderClient.prototype;
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(function (
    this: CognitoIdentityProviderClient,
    command,
  ) {
    if (command instanceof AdminSetUserPasswordCommand) throw new Error('killed');
    return (send as (each: unknown) => never).call(this, command);
  });
  await expect(restorePeople(users, UserPoolId)).rejects.toThrow('killed');
  // Cognito lets nobody reset a password that an administrator has yet to make permanent.
  await expect(forget('lost@example.com')).rejects.toThrow('cannot be reset in the current state');
  vi.restoreAllMocks();

  const subjects = await restorePeople(users, UserPoolId);
  expect([...subjects.keys()].sort()).toEqual(['back', 'lost']);
  expect(await restorePeople(users, UserPoolId)).toEqual(subjects);
  await forget('lost@example.com');
  await reset('lost@example.com', 'a new password', lastCode('lost@example.com'));
  const { IdToken = '' } = (await signIn('lost@example.com', 'a new password')) ?? {};
  const claims = JSON.parse(Buffer.from(IdToken.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ sub: subjects.get('lost'), name: 'lost', email_verified: true });
});
