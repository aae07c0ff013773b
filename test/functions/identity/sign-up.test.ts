import { randomUUID } from 'node:crypto';
import { signUp } from 'aws-amplify/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { lastMail } from '../../../bin/demo/app-client.ts';
import { startApp } from '../../support/app/app.ts';

const app = await startApp();
afterAll(() => app.stop());
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

describe('a confirmed account', () => {
  it('has one profile with its clean name, however often the trigger runs', async () => {
    const userId = randomUUID();
    for (let run = 0; run < 3; run++)
      await confirmed('PostConfirmation_ConfirmSignUp', userId, ' B\u200Be\u202Ea ');
    expect(await nameOf(userId)).toEqual(['Bea']);
  });

  it('is Anonymous without a name', async () => {
    const userId = randomUUID();
    await confirmed('PostConfirmation_ConfirmSignUp', userId);
    expect(await nameOf(userId)).toEqual(['Anonymous']);
  });
});

describe('the mails of the user pool', () => {
  const mail = async (triggerSource: string) => {
    const event = {
      triggerSource,
      userName: 'user-1',
      request: { codeParameter: '{####}' },
      response: { emailSubject: null, emailMessage: null },
    };
    const { response } = (await app.invoke('customMessage', event)) as {
      response: { emailSubject: string; emailMessage: string };
    };
    return response;
  };

  it.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])(
    '%s: carry the code and the link',
    async (source) => {
      const { emailSubject, emailMessage } = await mail(source);
      expect(emailSubject).toMatch(/Confirm/);
      expect(emailMessage).toContain('<strong style="font-size:24px;letter-spacing:4px">{####}</strong>');
      expect(emailMessage).toContain('href="http://localhost:3000/auth?confirm=user-1&code={####}"');
    },
  );

  it('CustomMessage_ForgotPassword: carry the code and no link', async () => {
    const { emailSubject, emailMessage } = await mail('CustomMessage_ForgotPassword');
    expect(emailSubject).toMatch(/Reset/);
    expect(emailMessage).toContain('{####}');
    expect(emailMessage).not.toContain('href');
  });

  it('are the pool’s own for anything else', async () => {
    expect(await mail('CustomMessage_Authentication')).toEqual({ emailSubject: null, emailMessage: null });
  });
});
