import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ClientId, newAddress, password, UserPoolId, userPoolUnderTest } from './user-pool-under-test.ts';

const pool = await userPoolUnderTest();
// Amplify stores its tokens in the browser's storage. A map in memory replaces it here.
const storage = new Map<string, string>();
cognitoUserPoolsTokenProvider.setKeyValueStorage({
  setItem: async (key, value) => void storage.set(key, value),
  getItem: async (key) => storage.get(key) ?? null,
  removeItem: async (key) => void storage.delete(key),
  clear: async () => storage.clear(),
});
Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: UserPoolId,
      userPoolClientId: ClientId,
      userPoolEndpoint: pool.url,
      loginWith: { email: true },
    },
  },
});
afterEach(() => signOut());
afterAll(() => pool.close());

test('a person signs up, asks for another code, confirms and signs in', async () => {
  const email = newAddress();
  const options = { userAttributes: { email, name: 'Ann' } };
  const { nextStep, userId } = await signUp({ username: email, password, options });
  expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
  await expect(signIn({ username: email, password })).resolves.toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  });
  await resendSignUpCode({ username: email });
  await confirmSignUp({ username: email, confirmationCode: pool.lastCode(email) });
  await expect(signIn({ username: email, password })).resolves.toMatchObject({ isSignedIn: true });
  expect(await getCurrentUser()).toMatchObject({ userId, username: userId });
  expect(await fetchUserAttributes()).toEqual({ sub: userId, email, email_verified: 'true', name: 'Ann' });
});

test('a sign-in tells the right password from a wrong one', async () => {
  const username = await pool.makeUser();
  await expect(signIn({ username, password: 'wrong' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
  await expect(signIn({ username, password })).resolves.toMatchObject({ isSignedIn: true });
});

test('a session is renewed on demand and stays the same sign-in', async () => {
  await signIn({ username: await pool.makeUser(), password });
  const { tokens: first } = await fetchAuthSession();
  const { tokens: second } = await fetchAuthSession({ forceRefresh: true });
  expect(first?.accessToken.payload).toMatchObject({ client_id: ClientId, token_use: 'access' });
  expect(second?.accessToken.payload['jti']).not.toBe(first?.accessToken.payload['jti']);
  expect(second?.accessToken.payload['origin_jti']).toBe(first?.accessToken.payload['origin_jti']);
});

test('a forgotten password is replaced by a mailed code', async () => {
  const username = await pool.makeUser();
  const { nextStep } = await resetPassword({ username });
  expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
  const confirmationCode = pool.lastCode(username);
  await confirmResetPassword({ username, confirmationCode, newPassword: 'battery staple 2' });
  await expect(signIn({ username, password: 'battery staple 2' })).resolves.toMatchObject({
    isSignedIn: true,
  });
});

test('a sign-out ends the session', async () => {
  await signIn({ username: await pool.makeUser(), password });
  await signOut();
  await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
});
