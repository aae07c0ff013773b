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

/** Validates the input of signing in; its first issue is the one shown. */
export const SignInForm = z.object({ email: Email, password: Password });

/** Validates the input of signing up. An empty display name becomes undefined. */
export const SignUpForm = SignInForm.extend({
  displayName: z
    .string()
    .trim()
    .transform((name) => name || undefined)
    .pipe(DisplayName.optional()),
});
