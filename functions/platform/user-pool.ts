import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { requireVariable } from './environment.ts';

const userPoolId = requireVariable('USER_POOL_ID');
const client = new CognitoIdentityProviderClient({});

/**
 * Deletes a user of the pool, who can sign in no more and whose address is free again; a missing one is no failure. An
 * access token that was issued before stays valid until it expires, within an hour.
 */
export async function deleteUser(userId: string): Promise<void> {
  try {
    await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: userId }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
