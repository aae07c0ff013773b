import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { DisplayName } from '#shared/contract/profile';
import { limits } from '#shared/limits';

/**
 * Holds on the server what the sign-up form holds in the browser. The password is not shown to a trigger:
 * its minimum is the user pool's policy, its maximum the form's.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const { email = '', name } = event.request.userAttributes;
  if (email.length > limits.account.email)
    throw new Error(`Email must be less than ${limits.account.email} characters`);
  const displayName = DisplayName.optional().safeParse(name);
  if (!displayName.success) throw new Error(displayName.error.issues[0]?.message);
  return event;
}
