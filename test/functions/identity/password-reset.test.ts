import { once } from 'node:events';
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, describe, expect, it } from 'vitest';
import { names } from '#infra/local/names';
import { lastMail, signInTo } from '../../../bin/demo/app-client.ts';
import { apiOf } from '../../support/app/api.ts';
import { startApp } from '../../support/app/app.ts';
import { knock, newTicket, openSocket } from '../../support/app/sockets.ts';
import { signInWithSrp } from '../../support/app/srp-client.ts';

const app = await startApp();
afterAll(() => app.stop());
const cognito = new CognitoIdentityProviderClient({ endpoint: `${app.url}/user-pool`, maxAttempts: 1 });
const { clientId: ClientId, id: UserPoolId } = names.userPool;

const ada = await app.signUp('Ada');
const { RefreshToken } = await signInWithSrp(cognito, {
  ClientId,
  UserPoolId,
  USERNAME: ada.email,
  password: ada.password,
});
const { socket } = await openSocket(app, ada);
const closed = once(socket, 'close');
const ticket = await newTicket(ada);
const rename = ({ call }: Pick<typeof ada, 'call'>, displayName: string) =>
  call('profile', 'updateProfile', { body: { displayName } });

describe('after a password reset', () => {
  const password = 'battery staple 2';

  it('a sign-in with the new password acts at once', async () => {
    await cognito.send(new ForgotPasswordCommand({ ClientId, Username: ada.email }));
    const { code: ConfirmationCode } = await lastMail(app.url, ada.email);
    await cognito.send(
      new ConfirmForgotPasswordCommand({
        ClientId,
        Username: ada.email,
        ConfirmationCode,
        Password: password,
      }),
    );
    const { accessToken } = await signInTo(app.url, { email: ada.email, password });
    const again = apiOf(app.url, accessToken);
    expect(await rename(again, 'Ada Lovelace')).toMatchObject({ status: 200 });
  });

  it('an access token of before changes nothing', async () => {
    expect(await rename(ada, 'Mallory')).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    const { body } = await ada.call('profile', 'getProfile');
    expect(body).toMatchObject({ displayName: 'Ada Lovelace' });
  });

  it('a refresh token of before gives no tokens', async () => {
    await expect(
      cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' });
  });

  it('the sockets of before are closed, and a ticket of before opens none', async () => {
    await closed;
    expect(await knock(app, `?ticket=${ticket}`)).toBe(403);
  });
});
