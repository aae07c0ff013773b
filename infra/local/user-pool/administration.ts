import { randomUUID } from 'node:crypto';
import type {
  AdminCreateUserResponse,
  AdminGetUserResponse,
  ListUsersResponse,
  UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { type Operation, ServiceError } from '../aws-json.ts';
import { invalidParameter, NewPassword, poolOperation, Username } from './operation.ts';
import { type Pool, refuseShortPassword } from './pool.ts';
import { Attributes } from './sign-up.ts';
import { makeVerifier, srpIdentity } from './srp.ts';
import { runTrigger } from './triggers.ts';
import { attributesOf, type User } from './users.ts';

/** A page has 60 users at most, as in AWS. */
const ListRequest = { Limit: z.int().min(1).max(60).default(60), PaginationToken: z.string().optional() };

function requireUser({ users }: Pool, name: string): User {
  const user = users.find(name);
  if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
  return user;
}

const unknownPassword = (pool: Pool) => makeVerifier(srpIdentity(pool, ''), randomUUID());

/** Defines an operation on a user, which an unknown user makes fail. */
const onUser = (pool: Pool, run: (user: User) => void): Operation =>
  poolOperation(pool, { Username }, ({ Username: name }) => {
    run(requireUser(pool, name));
    pool.users.save();
    return {};
  });

const toUserType = (user: User): UserType => ({
  Username: user.id,
  UserStatus: user.status,
  Attributes: Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value })),
});

export const adminOperations = (pool: Pool): Record<string, Operation> => ({
  /** Deletes a user and all of their sessions. Refresh tokens end now, access tokens when they expire. */
  AdminDeleteUser: onUser(pool, (user) => pool.users.remove(user)),

  AdminGetUser: poolOperation(pool, { Username }, ({ Username: name }): AdminGetUserResponse => {
    const { Username: id, UserStatus, Attributes: UserAttributes } = toUserType(requireUser(pool, name));
    return { Username: id, UserStatus, UserAttributes };
  }),

  /** Revokes all sessions of a user. Calls of the user pool refuse their tokens at once. */
  AdminUserGlobalSignOut: onUser(pool, (user) => pool.users.revokeSessions(user)),

  /**
   * Creates a user whom nobody can sign in as before a permanent password is set. Only addresses as user names, and users
   * without an invitation by mail, are implemented. The subject is new, whoever had the address before.
   */
  AdminCreateUser: poolOperation(
    pool,
    { Username, UserAttributes: Attributes, MessageAction: z.literal('SUPPRESS') },
    async (request): Promise<AdminCreateUserResponse> => {
      const { email, email_verified, sub, ...attributes } = Object.fromEntries(
        request.UserAttributes.map(({ Name, Value }) => [Name, Value]),
      );
      if (sub || email !== request.Username) throw invalidParameter('Invalid attributes of the user.');
      const user: User = {
        id: randomUUID(),
        email,
        emailVerified: email_verified === 'true',
        attributes,
        status: 'FORCE_CHANGE_PASSWORD',
        verifier: unknownPassword(pool),
        codes: {},
      };
      await runTrigger(pool, user, 'preSignUp', { source: 'PreSignUp_AdminCreateUser' });
      pool.users.add(user);
      pool.users.save();
      return { User: toUserType(user) };
    },
  ),

  /** Sets a permanent password and confirms the user. Temporary passwords are not implemented. */
  AdminSetUserPassword: poolOperation(
    pool,
    { Username, Password: NewPassword, Permanent: z.literal(true) },
    ({ Username: name, Password }) => {
      refuseShortPassword(pool, Password);
      const user = requireUser(pool, name);
      user.verifier = makeVerifier(srpIdentity(pool, user.id), Password);
      user.status = 'CONFIRMED';
      pool.users.save();
      return {};
    },
  ),

  /** Lists the users in pages. The token of the next page is the id of the last user of this one. */
  ListUsers: poolOperation(pool, ListRequest, ({ Limit, PaginationToken }): ListUsersResponse => {
    const all = pool.users.all();
    const start = PaginationToken ? all.findIndex(({ id }) => id === PaginationToken) + 1 : 0;
    if (PaginationToken && !start) throw invalidParameter('Invalid pagination token given.');
    const page = all.slice(start, start + Limit);
    const last = start + page.length < all.length ? page.at(-1) : undefined;
    return { Users: page.map(toUserType), ...(last && { PaginationToken: last.id }) };
  }),
});
