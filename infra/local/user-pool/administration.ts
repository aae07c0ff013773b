import * as z from 'zod';
import { type Operation, ServiceError } from '../aws-json.ts';
import { readRequest, Username } from './client-operation.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** Defines an operation on a user of this pool, which another pool or an unknown user makes fail. */
const onUser =
  ({ id, users }: Pool, run: (user: User) => void): Operation =>
  (input: object) => {
    const { UserPoolId, Username: name } = readRequest(z.object({ UserPoolId: z.string(), Username }), input);
    if (UserPoolId !== id)
      throw new ServiceError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    const user = users.find(name);
    if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    run(user);
    users.save();
    return {};
  };

export const adminOperations = (pool: Pool): Record<string, Operation> => ({
  /**
   * Deletes a user and all of their sessions. Refresh tokens become invalid immediately, access tokens when they
   * expire.
   */
  AdminDeleteUser: onUser(pool, (user) => pool.users.remove(user)),

  /** Revokes all sessions of a user. Calls of the user pool refuse their tokens at once. */
  AdminUserGlobalSignOut: onUser(pool, (user) => pool.users.revokeSessions(user)),
});
