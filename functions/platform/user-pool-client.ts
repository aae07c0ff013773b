import {
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

export const userPoolClient = new CognitoIdentityProviderClient({});

/** Handles a failed request about a user whose account may be deleted: throws any other error. */
export function ignoreMissingUser(error: unknown) {
  if (!(error instanceof UserNotFoundException)) throw error;
}
