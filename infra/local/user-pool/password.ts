import * as z from 'zod';
import type { Claimant } from './claimant.ts';
import { CognitoError, notAuthorized } from './cognito-error.ts';
import type { Pool } from './pool.ts';
import { sameSecret } from './same-secret.ts';
import type { Services } from './services.ts';
import { makeVerifier } from './srp.ts';
import type { User } from './user.ts';

/** A password as a request may carry it, whatever the pool's policy is. */
export const Password = z.string().min(1).max(256);

/** A new one can neither begin nor end with white space. */
export const NewPassword = Password.regex(/^\S(.*\S)?$/s);

/**
 * Holds a new password against the policy of the pool.
 * @throws InvalidPasswordException
 */
export function refuseWeakPassword({ settings }: Pool, password: string) {
  const policy = settings.Policies.PasswordPolicy;
  const refuse = (reason: string) => {
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
  };
  if (password.length < policy.MinimumLength) refuse('Password not long enough');
  if (policy.RequireNumbers && !/[0-9]/.test(password)) refuse('Password must have numeric characters');
  if (policy.RequireUppercase && !/[A-Z]/.test(password)) refuse('Password must have uppercase characters');
  if (policy.RequireLowercase && !/[a-z]/.test(password)) refuse('Password must have lowercase characters');
  if (policy.RequireSymbols && !/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password))
    refuse('Password must have symbol characters');
}

/**
 * Lets a claimant in who knows the password, and counts those who do not.
 * @throws NotAuthorizedException for a wrong password, an unknown user, and too many failures in a row
 */
export function demandPassword(services: Services, claimant: Claimant, password: string): User {
  const { salt, v } = claimant.verifier;
  return demandProof(services, claimant, () => sameSecret(v, makeVerifier(claimant, password, salt).v));
}

/** The same with any other proof that the claimant knows the password. */
export function demandProof({ passwordAttempts }: Services, claimant: Claimant, proof: () => boolean): User {
  if (!passwordAttempts.attempt(claimant.id, proof) || !claimant.user)
    throw notAuthorized('Incorrect username or password.');
  return claimant.user;
}
