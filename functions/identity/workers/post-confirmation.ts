import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { ProfileEntity } from '../../table/profile.ts';

/** Writes the profile of a confirmed account. The trigger also runs after a password reset, which is ignored. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { sub, name } = event.request.userAttributes;
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp' && sub)
    await ProfileEntity.upsert({ userId: sub, ...(name ? { displayName: name.trim() } : {}) })
      .add({ version: 1 })
      .go();
  return event;
}
