import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signUp } from 'aws-amplify/auth';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from '#functions/identity/workers/pre-sign-up';
import { names } from '#infra/local/names';
import { lastMail, signInTo } from '../../../bin/demo/app-client.ts';
import { apiOf } from '../../support/app/api.ts';
import { startApp } from '../../support/app/app.ts';
import { knock, newTicket, openSocket } from '../../support/app/sockets.ts';
import { signInWithSrp } from '../../support/app/srp-client.ts';

const app = await startApp();
const ada = await app.signUp('Ada');

/** Signs up by e-mail as the browser does, up to the confirmation mail. */
const askToJoin = (name?: string) => {
  const email = `${randomUUID()}@example.com`;
  const userAttributes = { email, ...(name !== undefined && { name }) };
  return { email, done: signUp({ username: email, password: 'correct horse', options: { userAttributes } }) };
};
const confirmed = (source: string, userId: string, name?: string) =>
  app.invoke('postConfirmation', {
    triggerSource: source,
    request: { userAttributes: { sub: userId, email: 'a@example.com', ...(name && { name }) } },
    response: {},
  });
const nameOf = async (userId: string) => {
  const { body } = await ada.call('profile', 'listPeople', { query: { ids: userId } });
  return (body as { displayName: string }[]).map(({ displayName }) => displayName);
};

describe('a sign-up', () => {
  it('is refused by the user pool with a display name that is too short, in the words of the form', async () => {
    await expect(askToJoin('A').done).rejects.toThrow('Display name must be at least 2 characters');
  });

  it('is answered with a mail that carries a code, and a link with the same code', async () => {
    const { email, done } = askToJoin();
    const { userId } = await done;
    const { code, link, ...mail } = (await lastMail(app.url, email)) as {
      code: string;
      link: string;
      subject: string;
    };
    expect(mail.subject).toBe('Confirm your wardrobe account');
    expect(code).toMatch(/^\d{6}$/);
    expect(link).toBe(`http://localhost:3000/auth?confirm=${userId}&code=${code}`);
  });
});

it('a confirmed account has one profile with its clean name or Anonymous, however often the trigger runs', async () => {
  const userId = randomUUID();
  for (let run = 0; run < 3; run++)
    await confirmed('PostConfirmation_ConfirmSignUp', userId, ' B\u200Be\u202Ea ');
  expect(await nameOf(userId)).toEqual(['Bea']);
  const nameless = randomUUID();
  await confirmed('PostConfirmation_ConfirmSignUp', nameless);
  expect(await nameOf(nameless)).toEqual(['Anonymous']);
});

describe('the mails of the user pool', () => {
  const mail = async (triggerSource: string, locale?: string) => {
    const event = {
      triggerSource,
      userName: 'user-1',
      request: { codeParameter: '{####}', ...(locale && { clientMetadata: { locale } }) },
      response: { emailSubject: null, emailMessage: null },
    };
    const { response } = (await app.invoke('customMessage', event)) as {
      response: { emailSubject: string; emailMessage: string };
    };
    return response;
  };

  it('carry the code and the link of a confirmation, and the code alone for another password', async () => {
    for (const source of ['CustomMessage_SignUp', 'CustomMessage_ResendCode']) {
      const { emailSubject, emailMessage } = await mail(source);
      expect(emailSubject).toMatch(/Confirm/);
      expect(emailMessage).toContain('<strong style="font-size:24px;letter-spacing:4px">{####}</strong>');
      expect(emailMessage).toContain('href="http://localhost:3000/auth?confirm=user-1&code={####}"');
    }
    for (const [locale, subject, ...parts] of [
      [undefined, 'Reset your wardrobe password', 'lang="en"', 'Your code is'],
      ['sv', 'Återställ lösenordet till din garderob', 'lang="sv"', 'Din kod är'],
      ['<b>', 'Reset your wardrobe password', 'lang="en"', 'Your code is'],
    ]) {
      const { emailSubject, emailMessage } = await mail('CustomMessage_ForgotPassword', locale);
      expect(emailSubject).toBe(subject);
      for (const part of [...parts, '{####}']) expect(emailMessage).toContain(part);
      expect(emailMessage).not.toContain('href');
    }
  });

  it('are the pool’s own for anything else', async () => {
    expect(await mail('CustomMessage_Authentication')).toEqual({ emailSubject: null, emailMessage: null });
  });
});

/** Calls the trigger with the part of Cognito's event that it reads. */
const beforeSignUp = (userAttributes: object) =>
  handler({ request: { userAttributes }, response: {} } as unknown as PreSignUpTriggerEvent);
const email = 'ada@example.com';

it('a sign-up has a display name of 2 to 50 characters or none, and an e-mail of at most 255', async () => {
  for (const attributes of [
    { email },
    { email, name: 'Al' },
    { email, name: 'x'.repeat(50) },
    { email, name: '  Ada  ' },
  ])
    expect(await beforeSignUp(attributes)).toMatchObject({ request: { userAttributes: attributes } });
  for (const name of ['A', '', '  A  '])
    await expect(beforeSignUp({ email, name })).rejects.toThrow('Display name must be at least 2 characters');
  const long = beforeSignUp({ email, name: 'x'.repeat(51) });
  await expect(long).rejects.toThrow('Display name must be less than 50 characters');
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  await expect(beforeSignUp({ email: address(255) })).resolves.toBeDefined();
  const tooLong = 'Email must be less than 255 characters';
  await expect(beforeSignUp({ email: address(256) })).rejects.toThrow(tooLong);
});

const cognito = new CognitoIdentityProviderClient({ endpoint: `${app.url}/user-pool`, maxAttempts: 1 });
const { clientId: ClientId, id: UserPoolId } = names.userPool;

const srp = ({ email, password }: { email: string; password: string }) =>
  signInWithSrp(cognito, { ClientId, UserPoolId, USERNAME: email, password });
const { RefreshToken } = await srp(ada);
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

it('whoever signs out everywhere is refused with every token of before, and acts again after a sign-in', async () => {
  const bea = await app.signUp('Bea');
  const { RefreshToken } = await srp(bea);
  expect(await bea.call('account', 'endSessions')).toMatchObject({ status: 204 });
  expect(await rename(bea, 'Mallory')).toMatchObject({ status: 401, body: { code: 'auth.required' } });
  await expect(
    cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })),
  ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  const { accessToken } = await signInTo(app.url, bea);
  expect(await rename(apiOf(app.url, accessToken), 'Bea B')).toMatchObject({ status: 200 });
});
