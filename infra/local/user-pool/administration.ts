import type { ListUsersResponse, UserType } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { type Operation, ServiceError } from '../aws-json.ts';
import { invalidParameter, readRequest, Username } from './client-operation.ts';
import type { Pool } from './pool.ts';
import { attributesOf, type User } from './users.ts';

/** A page has 60 users at most, as in AWS. */
const ListRequest = {
  Limit: z.int().min(1).max(60).default(60),
  PaginationToken: z.string().optional(),
};

/** Defines an operation on this pool, with the fields that it accepts. For another pool it fails. */
const onPool =
  <Shape extends z.ZodRawShape>(
    { id }: Pool,
    shape: Shape,
    run: (request: z.infer<z.ZodObject<Shape>>) => object | Promise<object>,
  ): Operation =>
  (input: object) => {
    const { UserPoolId } = readRequest(z.object({ UserPoolId: z.string() }), input);
    if (UserPoolId !== id)
      throw new ServiceError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    return run(readRequest(z.object(shape), input));
  };

/** Defines an operation on a user, which an unknown user makes fail. */
const onUser = (pool: Pool, run: (user: User) => void): Operation =>
  onPool(pool, { Username }, ({ Username: name }) => {
    const user = pool.users.find(name);
    if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    run(user);
    pool.users.save();
    return {};
  });

const toUserType = (user: User): UserType => ({
  Username: user.id,
  UserStatus: user.status,
  Attributes: Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value })),
});

export const adminOperations = (pool: Pool): Record<string, Operation> => ({
  /**
   * Deletes a user and all of their sessions. Refresh tokens become invalid immediately, access tokens when they
   * expire.
   */
  AdminDeleteUser: onUser(pool, (user) => pool.users.remove(user)),

  /** Revokes all sessions of a user. Calls of the user pool refuse their tokens at once. */
  AdminUserGlobalSignOut: onUser(pool, (user) => pool.users.revokeSessions(user)),

  /** Lists the users in pages. The token of the next page is the id of the last user of this one. */
  ListUsers: onPool(pool, ListRequest, ({ Limit, PaginationToken }): ListUsersResponse => {
    const all = pool.users.all();
    const start = PaginationToken ? all.findIndex(({ id }) => id === PaginationToken) + 1 : 0;
    if (PaginationToken && !start) throw invalidParameter('Invalid pagination token given.');
    const page = all.slice(start, start + Limit);
    const last = start + page.length < all.length ? page.at(-1) : undefined;
    return { Users: page.map(toUserType), ...(last && { PaginationToken: last.id }) };
  }),
});
