import { setTimeout as wait } from 'node:timers/promises';
import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { epochSeconds } from './epoch-seconds.ts';
import { AccountStateEntity } from './serving/account-state.ts';
import { ignoreMissingUser, userPoolClient } from './user-pool-client.ts';

/**
 * Ends all sessions of a user: the app takes no change of them any more, and the user pool issues no new tokens for them
 * (docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUserGlobalSignOut.html).
 *
 * Tokens contain the time of their sign-in in whole seconds. So the sessions end with the current second, and this waits
 * for the next one before it asks the user pool: a sign-in meanwhile counts as before, and one afterwards as after.
 */
export async function endSessions(userPoolId: string, userId: string): Promise<undefined> {
  const sessionsEndedAt = epochSeconds() + 1;
  await AccountStateEntity.upsert({ userId, sessionsEndedAt }).go();
  await wait(sessionsEndedAt * 1000 - Date.now());
  const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userId });
  await userPoolClient.send(command).catch(ignoreMissingUser);
}
