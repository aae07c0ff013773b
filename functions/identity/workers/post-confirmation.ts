import { setTimeout as wait } from 'node:timers/promises';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { DisplayName } from '#shared/contract/profile';
import { epochSeconds } from '../../platform/epoch-seconds.ts';
import { AccountStateEntity } from '../../platform/serving/account-state.ts';
import { signOutEverywhere } from '../../platform/sign-out-everywhere.ts';
import { ProfileEntity } from '../../rows/people/profile.ts';

/**
 * Runs after an account is confirmed, whose profile it writes, and after a password is reset, which ends all sessions
 * (docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html). Cognito gives it five
 * seconds. If it fails, the reset is answered with an error, and repeating the reset repeats this.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { sub, name } = event.request.userAttributes;
  if (!sub) return event;
  const { data: displayName } = DisplayName.safeParse(name);
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') await endSessions(event, sub);
  else
    await ProfileEntity.upsert({ userId: sub, ...(displayName ? { displayName } : {}) })
      .add({ version: 1 })
      .go();
  return event;
}

/**
 * Tokens contain the time of their sign-in in whole seconds. So the sessions end with the current second, and this waits
 * for the next one: a sign-in with the former password counts as before, and one after the reset counts as after.
 */
async function endSessions({ userPoolId, userName }: PostConfirmationTriggerEvent, userId: string) {
  const sessionsEndedAt = epochSeconds() + 1;
  await AccountStateEntity.upsert({ userId, sessionsEndedAt }).go();
  await wait(sessionsEndedAt * 1000 - Date.now());
  await signOutEverywhere(userPoolId, userName);
}
