import { AdminDeleteUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
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

/** The confirmed e-mail address of a user. Null if there is none, or if the user is deleted. */
export async function mailAddressOf(userId: string): Promise<string | null> {
  const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId });
  const user = await userPoolClient.send(command).catch(ignoreMissingUser);
  const attributes = Object.fromEntries((user?.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
  return (attributes['email_verified'] === 'true' && attributes['email']) || null;
}
