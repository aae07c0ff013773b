import { type AccountName, isAccount } from './pinboard-accounts.ts';

/*
 * The codes and tokens of Pinterest's local stand-in. They contain their own data, so that they stay valid after a
 * restart. They are not signed, because they protect only sample boards.
 */

/** `expiresAt` is in milliseconds since 1970. */
export type Code = { account: AccountName; clientId: string; redirectUri: string; expiresAt: number };

const encode = (prefix: string, value: object) =>
  `${prefix}_${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

function decode(prefix: string, text: string): Record<string, unknown> | null {
  if (!text.startsWith(`${prefix}_`)) return null;
  try {
    return JSON.parse(Buffer.from(text.slice(prefix.length + 1), 'base64url').toString());
  } catch {
    return null;
  }
}

export const writeCode = (code: Code) => encode('code', code);
/** Returns the data of a code, or null if the text is not a code. */
export const readCode = (text: string) => decode('code', text) as Code | null;

/** Makes a token. The kinds are those of Pinterest: `pina` for access tokens, `pinr` for refresh tokens. */
export const writeToken = (kind: 'pina' | 'pinr', account: AccountName) => encode(kind, { account });
/** Returns the account of a token, or null if the text is not a token of this kind. */
export function readToken(kind: 'pina' | 'pinr', text: string): AccountName | null {
  const account = String(decode(kind, text)?.['account'] ?? '');
  return isAccount(account) ? account : null;
}
