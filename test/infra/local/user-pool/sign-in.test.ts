import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ClientId,
  password,
  UserPoolId,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

let pools: UserPoolsUnderTest;
let email: string;

beforeAll(async () => {
  pools = await userPoolsUnderTest();
  email = await pools.makeUser();
});
afterAll(() => pools.close());

test('the right password gives an access, an id and a refresh token', async () => {
  const { AuthenticationResult } = await pools.cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  expect(AuthenticationResult).toEqual({
    AccessToken: expect.any(String),
    IdToken: expect.any(String),
    RefreshToken: expect.any(String),
    TokenType: 'Bearer',
    ExpiresIn: 3600,
  });
});

test('the address may be written in any case', async () => {
  await expect(pools.signIn(email.toUpperCase())).resolves.toBeDefined();
});

test('a wrong password is refused', async () => {
  await expect(pools.signIn(email, 'wrong')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
});

test('a disabled user cannot sign in until enabled again', async () => {
  const disabled = await pools.makeUser();
  const named = { UserPoolId, Username: disabled };
  await pools.cognito.send(new AdminDisableUserCommand(named));
  await expect(pools.signIn(disabled)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'User is disabled.',
  });
  await pools.cognito.send(new AdminEnableUserCommand(named));
  await expect(pools.signIn(disabled)).resolves.toBeDefined();
});

test('an unknown client is refused', async () => {
  const call = new InitiateAuthCommand({
    ClientId: 'unknown',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  await expect(pools.cognito.send(call)).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    message: 'User pool client unknown does not exist.',
  });
});

test('a sign-in without a password is refused', async () => {
  const AuthParameters = { USERNAME: email };
  const call = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  await expect(pools.cognito.send(call)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test.each([
  ['USER_PASSWORD_AUTH', { USERNAME: 'a@example.com', PASSWORD: password }],
  ['USER_SRP_AUTH', { USERNAME: 'a@example.com', SRP_A: 'abcdef' }],
  ['REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'any' }],
] as const)('%s is refused by a client that does not allow it', async (AuthFlow, AuthParameters) => {
  const closed = await userPoolsUnderTest({ client: { ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH'] } });
  try {
    const call = new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters });
    await expect(closed.cognito.send(call)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: `${AuthFlow} flow not enabled for this client`,
    });
  } finally {
    await closed.close();
  }
});
