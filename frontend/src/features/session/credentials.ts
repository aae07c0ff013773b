import * as z from 'zod';
import { DisplayName } from '#shared/contract/profile';
import { limits } from '#shared/limits';

const { email, password } = limits.account;

const Email = z
  .string()
  .trim()
  .pipe(
    z.email('Please enter a valid email address').max(email, `Email must be less than ${email} characters`),
  );
const Password = z
  .string()
  .min(password.min, `Password must be at least ${password.min} characters`)
  .max(password.max, `Password must be less than ${password.max} characters`);

/** What a person signs in with, and in this order the rules that can fail. */
export const SignInForm = z.object({ email: Email, password: Password });

/** What a person signs up with; an empty display name is none. */
export const SignUpForm = SignInForm.extend({
  displayName: z
    .string()
    .trim()
    .transform((name) => name || undefined)
    .pipe(DisplayName.optional()),
});
