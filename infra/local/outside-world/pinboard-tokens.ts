import { type AccountName, isAccount } from './pinboard-accounts.ts';

/*
 * What the stand-in hands out carries all that it has to know of it, so that it outlives a restart. Nothing
 * of it is secret: what it guards are the boards of people who do not exist.
 */

export type Code = { account: AccountName; clientId: string; redirectUri: string; expiresAt: number };

const write = (prefix: string, value: object) =>
  `${prefix}_${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

function read(prefix: string, text: string): Record<string, unknown> | null {
  if (!text.startsWith(`${prefix}_`)) return null;
  try {
    return JSON.parse(Buffer.from(text.slice(prefix.length + 1), 'base64url').toString());
  } catch {
    return null;
  }
}

export const writeCode = (code: Code) => write('code', code);
export const readCode = (text: string) => read('code', text) as Code | null;

export const writeToken = (kind: 'pina' | 'pinr', account: AccountName) => write(kind, { account });
export function readToken(kind: 'pina' | 'pinr', text: string): AccountName | null {
  const account = String(read(kind, text)?.['account'] ?? '');
  return isAccount(account) ? account : null;
}
