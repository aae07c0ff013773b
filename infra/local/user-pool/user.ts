import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import type { Verifier } from './srp.ts';

/** What a mailed code allows. */
export type CodePurpose = 'sign-up' | 'password-reset';

/** Its id is the user name of tokens and answers; people sign in with the address. */
export type User = {
  readonly id: string;
  readonly poolId: string;
  readonly email: string;
  emailVerified: boolean;
  /** Standard and custom attributes beside the address. */
  attributes: Record<string, string>;
  status: 'UNCONFIRMED' | 'CONFIRMED';
  enabled: boolean;
  groups: string[];
  verifier: Verifier;
  /** At most one valid code per purpose. */
  codes: { [Purpose in CodePurpose]?: { readonly digits: string; readonly expiresAt: number } };
  readonly createdAt: number;
};

/** All attributes as tokens, triggers and answers carry them. */
export const attributesOf = (user: User): Record<string, string> => ({
  sub: user.id,
  email: user.email,
  email_verified: String(user.emailVerified),
  ...user.attributes,
});

export const listAttributes = (user: User): AttributeType[] =>
  Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));

/** Whether a person means this user: addresses are compared without regard to case. */
export const goesBy = (user: User, name: string) =>
  user.id === name || user.email.toLowerCase() === name.toLowerCase();
