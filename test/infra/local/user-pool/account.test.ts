import {
  ChangePasswordCommand,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  password,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let pools: UserPoolsUnderTest;

beforeAll(async () => {
  pools = await userPoolsUnderTest();
});
afterAll(() => pools.close());

const update = (AccessToken: string, Name: string, Value: string) =>
  pools.cognito.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }));

const changePassword = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
  pools.cognito.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));

test('a person changes an attribute', async () => {
  const { AccessToken } = await pools.signIn(await pools.makeUser(newAddress(), { name: 'Ann' }));
  await update(AccessToken, 'name', 'Bea');
  const { UserAttributes } = await pools.cognito.send(new GetUserCommand({ AccessToken }));
  expect(UserAttributes).toContainEqual({ Name: 'name', Value: 'Bea' });
});

test("nobody takes over another person's address", async () => {
  const { AccessToken } = await pools.signIn(await pools.makeUser());
  await expect(update(AccessToken, 'email', await pools.makeUser())).rejects.toMatchObject({
    name: 'InvalidParameterException',
    message: 'user.email: Attribute cannot be updated.',
  });
});

test.each(['sub', 'email_verified'])('nobody writes the attribute %s', async (name) => {
  const { AccessToken } = await pools.signIn(await pools.makeUser());
  await expect(update(AccessToken, name, 'true')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a changed password replaces the old one', async () => {
  const email = await pools.makeUser();
  const { AccessToken } = await pools.signIn(email);
  await changePassword(AccessToken, password, 'battery staple 2');
  await expect(pools.signIn(email)).rejects.toMatchObject(incorrect);
  await expect(pools.signIn(email, 'battery staple 2')).resolves.toBeDefined();
});

test('a password is changed only by who knows it', async () => {
  const email = await pools.makeUser();
  const { AccessToken } = await pools.signIn(email);
  await expect(changePassword(AccessToken, 'wrong', 'battery staple 2')).rejects.toMatchObject(incorrect);
  await expect(pools.signIn(email)).resolves.toBeDefined();
});

test('a changed password keeps the policy', async () => {
  const { AccessToken } = await pools.signIn(await pools.makeUser());
  await expect(changePassword(AccessToken, password, 'short')).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
});

test('a deleted account is gone with its tokens, and its address is free', async () => {
  const email = await pools.makeUser();
  const { AccessToken, RefreshToken } = await pools.signIn(email);
  await pools.cognito.send(new DeleteUserCommand({ AccessToken }));
  await expect(pools.signIn(email)).rejects.toMatchObject(incorrect);
  await expect(pools.cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
    name: 'UserNotFoundException',
    message: 'User does not exist.',
  });
  const renew = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken });
  await expect(pools.cognito.send(renew)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  await pools.makeUser(email);
  await expect(pools.signIn(email)).resolves.toBeDefined();
  await expect(pools.cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
});
