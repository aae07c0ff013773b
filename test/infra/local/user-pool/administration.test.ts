import type { IncomingMessage } from 'node:http';
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  DescribeUserPoolCommand,
  GetUserCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  password,
  UserPoolId,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

let pools: UserPoolsUnderTest;

beforeAll(async () => {
  pools = await userPoolsUnderTest();
});
afterAll(() => pools.close());

describe('a pool', () => {
  test('is made over the wire, with a client whose users sign up', async () => {
    const { UserPool } = await pools.cognito.send(
      new CreateUserPoolCommand({
        PoolName: 'another',
        UsernameAttributes: ['email'],
        AutoVerifiedAttributes: ['email'],
        Policies: { PasswordPolicy: { MinimumLength: 12 } },
      }),
    );
    expect(UserPool).toMatchObject({
      Id: expect.stringMatching(/^us-east-1_[0-9a-z]{9}$/),
      Name: 'another',
      Policies: { PasswordPolicy: { MinimumLength: 12, RequireSymbols: false } },
      CreationDate: expect.any(Date),
    });
    const described = await pools.cognito.send(new DescribeUserPoolCommand({ UserPoolId: UserPool?.Id }));
    expect(described.UserPool).toEqual(UserPool);

    const { UserPoolClient } = await pools.cognito.send(
      new CreateUserPoolClientCommand({ UserPoolId: UserPool?.Id, ClientName: 'web' }),
    );
    expect(UserPoolClient).toMatchObject({
      UserPoolId: UserPool?.Id,
      ClientId: expect.stringMatching(/^[0-9a-z]{26}$/),
      RefreshTokenValidity: 30,
    });
    const signUp = new SignUpCommand({
      ClientId: UserPoolClient?.ClientId,
      Username: newAddress(),
      Password: password,
    });
    await expect(pools.cognito.send(signUp)).resolves.toMatchObject({ UserConfirmed: false });
  });

  test('knows only its own users', async () => {
    const email = await pools.makeUser();
    await pools.pools.ensureUserPool({
      poolId: 'us-east-1_other',
      clientId: 'other',
      pool: { PoolName: 'other' },
      client: { ClientName: 'other' },
    });
    const find = new AdminGetUserCommand({ UserPoolId: 'us-east-1_other', Username: email });
    await expect(pools.cognito.send(find)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('without a policy demands passwords as strict as those of AWS', async () => {
    const clientId = 'strict';
    const pool = { PoolName: 'strict' };
    const client = { ClientName: 'strict' };
    await pools.pools.ensureUserPool({ poolId: 'us-east-1_strict', clientId, pool, client });
    const signUp = new SignUpCommand({ ClientId: clientId, Username: newAddress(), Password: 'lowercase 1' });
    await expect(pools.cognito.send(signUp)).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });

  test('that is ensured again takes new settings and keeps its users', async () => {
    const email = await pools.makeUser();
    const poolId = UserPoolId;
    const ensure = (MinimumLength: number, AccessTokenValidity: number) =>
      pools.pools.ensureUserPool({
        poolId,
        clientId: ClientId,
        pool: { PoolName: 'wardrobe', Policies: { PasswordPolicy: { MinimumLength } } },
        client: {
          ClientName: 'browser',
          ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
          AccessTokenValidity,
        },
      });
    await ensure(20, 2);
    await expect(pools.signIn(email)).resolves.toMatchObject({ ExpiresIn: 7200 });
    await expect(pools.signUp(newAddress())).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await ensure(8, 1);
    await expect(pools.signUp(newAddress())).resolves.toBeDefined();
  });

  test('that does not exist is refused by name', async () => {
    const describePool = new DescribeUserPoolCommand({ UserPoolId: 'us-east-1_unknown' });
    await expect(pools.cognito.send(describePool)).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool us-east-1_unknown does not exist.',
    });
  });
});

describe('the owner of a pool', () => {
  test('looks a user up', async () => {
    const email = await pools.makeUser();
    const { $metadata, ...found } = await pools.cognito.send(
      new AdminGetUserCommand({ UserPoolId, Username: email }),
    );
    const sub = found.Username;
    expect(found).toEqual({
      Username: expect.any(String),
      UserAttributes: [
        { Name: 'sub', Value: sub },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
      UserCreateDate: expect.any(Date),
      Enabled: true,
      UserStatus: 'CONFIRMED',
    });
  });

  test('disables a user, who is signed out at once', async () => {
    const email = await pools.makeUser();
    const { AccessToken } = await pools.signIn(email);
    await pools.cognito.send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
    await expect(pools.cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  test('deletes a user', async () => {
    const email = await pools.makeUser();
    await pools.cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: email }));
    await expect(pools.signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('puts a user into a group once and takes the user out again', async () => {
    const member = { UserPoolId, Username: await pools.makeUser(), GroupName: 'stylists' };
    const groups = async () => decodeJwt((await pools.signIn(member.Username)).IdToken)['cognito:groups'];
    await expect(pools.cognito.send(new AdminAddUserToGroupCommand(member))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'Group not found.',
    });
    const create = new CreateGroupCommand({ UserPoolId, GroupName: 'stylists' });
    await pools.cognito.send(create);
    await expect(pools.cognito.send(create)).rejects.toMatchObject({ name: 'GroupExistsException' });
    await pools.cognito.send(new AdminAddUserToGroupCommand(member));
    await pools.cognito.send(new AdminAddUserToGroupCommand(member));
    expect(await groups()).toEqual(['stylists']);
    await pools.cognito.send(new AdminRemoveUserFromGroupCommand(member));
    expect(await groups()).toBeUndefined();
  });
});

describe('who is no manager', () => {
  const asked: { request: IncomingMessage; rawPath: string; body: string }[] = [];
  let guarded: UserPoolsUnderTest;

  beforeAll(async () => {
    guarded = await userPoolsUnderTest({
      isManager: (request, rawPath, body) => {
        asked.push({ request, rawPath, body: body.toString() });
        return false;
      },
    });
  });
  afterAll(() => guarded.close());

  const UserPool = { UserPoolId };
  const NamedUser = { UserPoolId, Username: 'ann@example.com' };
  test.each([
    new CreateUserPoolCommand({ PoolName: 'mine' }),
    new DescribeUserPoolCommand(UserPool),
    new CreateUserPoolClientCommand({ ...UserPool, ClientName: 'mine' }),
    new CreateGroupCommand({ ...UserPool, GroupName: 'mine' }),
    new AdminGetUserCommand(NamedUser),
    new AdminDisableUserCommand(NamedUser),
    new AdminDeleteUserCommand(NamedUser),
    new AdminAddUserToGroupCommand({ ...NamedUser, GroupName: 'mine' }),
    new AdminRemoveUserFromGroupCommand({ ...NamedUser, GroupName: 'mine' }),
  ])('is refused $constructor.name', async (command) => {
    await expect(guarded.cognito.send(command as AdminGetUserCommand)).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
  });

  test('is judged by the request with its path and its body, whose signature can be checked', async () => {
    await guarded.cognito.send(new DescribeUserPoolCommand(UserPool)).catch(() => undefined);
    const { request, rawPath, body } = asked.at(-1) ?? {};
    expect(request?.headers.authorization).toContain('/us-east-1/cognito-idp/aws4_request');
    expect(rawPath).toBe('/');
    expect(JSON.parse(body ?? '')).toEqual(UserPool);
  });

  test('signs up and in like everybody', async () => {
    await expect(guarded.signIn(await guarded.makeUser())).resolves.toBeDefined();
  });
});
