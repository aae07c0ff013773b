import * as z from 'zod';
import { DisplayName } from '#shared/contract/profile';
import { limits } from '#shared/limits';
import { t } from '../../lib/t.ts';

const { email, password } = limits.account;

const Email = z
  .string()
  .trim()
  .pipe(
    z
      .email(t('Please enter a valid email address'))
      .max(email, t('Email must be less than {max} characters', { max: email })),
  );
const Password = z
  .string()
  .min(password.min, t('Password must be at least {min} characters', { min: password.min }))
  .max(password.max, t('Password must be less than {max} characters', { max: password.max }));

/** Validates the sign-in form. Only the first issue is shown. */
export const SignInForm = z.object({ email: Email, password: Password });

/** Validates the sign-up form. An empty display name becomes undefined. */
export const SignUpForm = SignInForm.extend({
  displayName: z
    .string()
    .trim()
    .transform((name) => name || undefined)
    .pipe(DisplayName.optional()),
});
