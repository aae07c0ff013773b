import type { AdminDeleteUserRequest } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { type Operation, ServiceError } from '../aws-json.ts';
import { readRequest, Username } from './client-operation.ts';
import type { Pool } from './pool.ts';

export const adminOperations = ({ id, users }: Pool): Record<string, Operation> => ({
  /**
   * Deletes a user and all of their sessions. Refresh tokens become invalid immediately, access tokens when they
   * expire.
   */
  AdminDeleteUser: (input: AdminDeleteUserRequest) => {
    const { UserPoolId, Username: name } = readRequest(z.object({ UserPoolId: z.string(), Username }), input);
    if (UserPoolId !== id)
      throw new ServiceError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    const user = users.find(name);
    if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    users.remove(user);
    users.save();
    return {};
  },
});
