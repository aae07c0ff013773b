import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

const client = new CognitoIdentityProviderClient({});

/**
 * Ends all sessions of a user at the user pool: it issues no new tokens for them. Access tokens are valid elsewhere until
 * they expire (docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUserGlobalSignOut.html).
 */
export async function signOutEverywhere(userPoolId: string, username: string): Promise<void> {
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: username }));
}
