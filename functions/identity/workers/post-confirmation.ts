import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { DisplayName } from '#shared/contract/profile';
import { endSessions } from '../../platform/end-sessions.ts';
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
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword')
    await endSessions(event.userPoolId, sub);
  else
    await ProfileEntity.upsert({ userId: sub, ...(displayName ? { displayName } : {}) })
      .add({ version: 1 })
      .go();
  return event;
}
