import { setTimeout as wait } from 'node:timers/promises';
import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { epochSeconds } from './epoch-seconds.ts';
import { AccountStateEntity } from './serving/account-state.ts';

const client = new CognitoIdentityProviderClient({});

/**
 * Ends all sessions of a user: the user pool issues no new tokens
 * (docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUserGlobalSignOut.html), and the app
 * takes no change of them any more. That comes last, so that a call whose answer was lost may be repeated. Takes up to a
 * second, because tokens contain the time of their sign-in in whole seconds: the sessions end with the current second,
 * and a sign-in afterwards must count as after.
 */
export async function endSessions(userPoolId: string, userId: string): Promise<void> {
  const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userId });
  await client.send(command).catch((error: Error) => {
    // The account is being deleted.
    if (!(error instanceof UserNotFoundException)) throw error;
  });
  const sessionsEndedAt = epochSeconds() + 1;
  await AccountStateEntity.upsert({ userId, sessionsEndedAt }).go();
  await wait(sessionsEndedAt * 1000 - Date.now());
}
