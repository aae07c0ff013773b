import { randomUUID } from 'node:crypto';
import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { ClientSettings } from '#shared/client-settings';

export type Person = {
  userId: string;
  email: string;
  password: string;
  accessToken: string;
  idToken: string;
};

// The library warns of every user pool that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** A browser that nobody has signed in with. */
function newBrowser() {
  const memory = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void memory.set(key, value),
    getItem: async (key) => memory.get(key) ?? null,
    removeItem: async (key) => void memory.delete(key),
    clear: async () => memory.clear(),
  });
}

/** Signs a new person up as the browser does: with the library the browser uses and the code of the mail. */
export async function signUpPerson(url: string, displayName?: string): Promise<Person> {
  const settings = ClientSettings.parse(await (await fetch(`${url}/config.json`)).json());
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: settings.userPoolId,
        userPoolClientId: settings.userPoolClientId,
        userPoolEndpoint: `${url}${settings.userPoolEndpoint}`,
        loginWith: { email: true },
      },
    },
  });
  newBrowser();
  const email = `${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  await signUp({
    username: email,
    password,
    options: { userAttributes: { email, ...(displayName ? { name: displayName } : {}) } },
  });
  await confirmSignUp({ username: email, confirmationCode: (await lastMail(url, email)).code });
  await signIn({ username: email, password });
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) throw new Error('There is no session.');
  return {
    userId: String(tokens.accessToken.payload.sub),
    email,
    password,
    accessToken: tokens.accessToken.toString(),
    idToken: tokens.idToken.toString(),
  };
}

export async function lastMail(url: string, to: string): Promise<{ code: string; link: string }> {
  const response = await fetch(`${url}/_local/outbox`, { headers: { accept: 'application/json' } });
  const mails = (await response.json()) as { to: string; code: string; link: string }[];
  const mail = mails.findLast((each) => each.to === to);
  if (!mail) throw new Error(`There is no mail to ${to}.`);
  return mail;
}
