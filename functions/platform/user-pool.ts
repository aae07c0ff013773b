import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { requireVariable } from './environment.ts';
import { ignoreMissingUser, userPoolClient } from './user-pool-client.ts';

export const userPoolId = requireVariable('USER_POOL_ID');

/**
 * Deletes a user of the user pool. The user can no longer sign in, and the e-mail address can be used again. A missing
 * user is ignored. Access tokens issued before stay valid until they expire, but change nothing any more.
 */
export async function deleteUser(userId: string): Promise<void> {
  const command = new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: userId });
  await userPoolClient.send(command).catch(ignoreMissingUser);
}
