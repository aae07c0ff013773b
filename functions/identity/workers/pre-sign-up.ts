import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { DisplayName } from '#shared/contract/profile';
import { limits } from '#shared/limits';

/**
 * Checks a sign-up on the server by the rules of the form. Throws if the e-mail address or the display name is invalid.
 * Cognito does not pass the password to a trigger, so its minimum length is checked by the user pool and its maximum
 * length only by the form.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const { email = '', name } = event.request.userAttributes;
  if (email.length > limits.account.email)
    throw new Error(`Email must be less than ${limits.account.email} characters`);
  const displayName = DisplayName.optional().safeParse(name);
  if (!displayName.success) throw new Error(displayName.error.issues[0]?.message);
  return event;
}
