import { invalidParameter, notAuthorized } from './cognito-error.ts';
import type { Pool } from './pool.ts';

/** The standard attributes beside the address that a person may write. */
const writable = new Set([
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'profile',
  'picture',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'address',
  'phone_number',
]);

/** Those that only the service writes. */
const readOnly = new Set(['sub', 'email_verified', 'phone_number_verified', 'updated_at', 'identities']);

/**
 * Takes the attributes beside the address from what a person submits.
 * @throws NotAuthorizedException for one that only the service writes
 * @throws InvalidParameterException for one that the pool does not have, or a second address
 */
export function takeAttributes(pool: Pool, submitted: ReadonlyMap<string, string>, email: string) {
  const attributes: Record<string, string> = {};
  for (const [name, value] of submitted) {
    if (readOnly.has(name)) throw notAuthorized('A client attempted to write unauthorized attribute');
    if (name === 'email') refuseOtherAddress(email, value);
    else if (writable.has(name) || isCustom(pool, name)) attributes[name] = value;
    else
      throw invalidParameter(
        `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`,
      );
  }
  return attributes;
}

/** The address is what a person signs in with, and proved by a code only once. */
function refuseOtherAddress(email: string, value: string) {
  if (value.toLowerCase() !== email.toLowerCase())
    throw invalidParameter('user.email: Attribute cannot be updated.');
}

const isCustom = ({ settings }: Pool, name: string) =>
  settings.Schema.some((attribute) => name === `custom:${attribute.Name}`);
