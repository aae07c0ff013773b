import {
  confirmResetPassword,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { useAmplifyWith } from './amplify-client.ts';
import {
  ClientId,
  newAddress,
  password,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

let pools: UserPoolsUnderTest;

beforeAll(async () => {
  pools = await userPoolsUnderTest();
  useAmplifyWith(pools);
});
afterEach(() => signOut());
afterAll(() => pools.close());

test('a person signs up, asks for another code, confirms and signs in', async () => {
  const email = newAddress();
  const options = { userAttributes: { email, name: 'Ann' } };
  const { nextStep, userId } = await signUp({ username: email, password, options });
  expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
  await expect(signIn({ username: email, password })).resolves.toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  });
  await resendSignUpCode({ username: email });
  await confirmSignUp({ username: email, confirmationCode: pools.lastCode(email) });
  await expect(signIn({ username: email, password })).resolves.toMatchObject({ isSignedIn: true });
  expect(await getCurrentUser()).toMatchObject({ userId, username: userId });
  expect(await fetchUserAttributes()).toEqual({ sub: userId, email, email_verified: 'true', name: 'Ann' });
});

test.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)(
  'a sign-in by %s tells the right password from a wrong one',
  async (authFlowType) => {
    const username = await pools.makeUser();
    const options = { authFlowType };
    await expect(signIn({ username, password: 'wrong', options })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(signIn({ username, password, options })).resolves.toMatchObject({ isSignedIn: true });
  },
);

test('a session is renewed on demand and stays the same sign-in', async () => {
  await signIn({ username: await pools.makeUser(), password });
  const { tokens: first } = await fetchAuthSession();
  const { tokens: second } = await fetchAuthSession({ forceRefresh: true });
  expect(first?.accessToken.payload).toMatchObject({ client_id: ClientId, token_use: 'access' });
  expect(second?.accessToken.payload['jti']).not.toBe(first?.accessToken.payload['jti']);
  expect(second?.accessToken.payload['origin_jti']).toBe(first?.accessToken.payload['origin_jti']);
});

test('a person changes the name and the password', async () => {
  const username = await pools.makeUser();
  await signIn({ username, password });
  await updateUserAttributes({ userAttributes: { name: 'Bea' } });
  expect(await fetchUserAttributes()).toMatchObject({ name: 'Bea' });
  await updatePassword({ oldPassword: password, newPassword: 'battery staple 2' });
  await signOut();
  await expect(signIn({ username, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(signIn({ username, password: 'battery staple 2' })).resolves.toMatchObject({
    isSignedIn: true,
  });
});

test('a forgotten password is replaced by a mailed code', async () => {
  const username = await pools.makeUser();
  const { nextStep } = await resetPassword({ username });
  expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
  const confirmationCode = pools.lastCode(username);
  await confirmResetPassword({ username, confirmationCode, newPassword: 'battery staple 2' });
  await expect(signIn({ username, password: 'battery staple 2' })).resolves.toMatchObject({
    isSignedIn: true,
  });
});

test.each([[false], [true]])('a sign-out (global: %s) ends the session', async (global) => {
  await signIn({ username: await pools.makeUser(), password });
  await signOut({ global });
  await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
});

test('a deleted account is gone', async () => {
  const username = await pools.makeUser();
  await signIn({ username, password });
  await deleteUser();
  await expect(signIn({ username, password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
});
