import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { ProfileEntity } from '../../table/profile.ts';

/** Writes the profile of a new account; a confirmed password reset fires this trigger too and changes nothing. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { sub, name } = event.request.userAttributes;
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp' && sub)
    await ProfileEntity.upsert({ userId: sub, ...(name ? { displayName: name.trim() } : {}) }).go();
  return event;
}
