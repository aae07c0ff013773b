import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { requireVariable } from './environment.ts';

const userPoolId = requireVariable('USER_POOL_ID');
const client = new CognitoIdentityProviderClient({});

/**
 * Deletes a user of the user pool. The user can no longer sign in, and the e-mail address can be used again. A missing
 * user is ignored. Access tokens issued before stay valid until they expire, but change nothing any more.
 */
export async function deleteUser(userId: string): Promise<void> {
  try {
    await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: userId }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
