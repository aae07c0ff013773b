import content from './pinboard-content.json' with { type: 'json' };

/** A person of Pinterest's local stand-in. Most have boards; others cause an error. */
export type Account = {
  name: string;
  /** The error answer to every request with this account's token; null if there is none. `retryAfter` is in seconds. */
  trouble: { status: number; code: number; message: string; retryAfter?: number } | null;
  boards: readonly Board[];
};
export type Board = { id: string; name: string; pins: readonly Pin[] };
type Pin = { id: string; title: string; description: string; picture: Picture };
export const pictures = [
  'timeless-naturals',
  'elegant-comfort',
  'sophisticated-layers',
  'classic-chic',
] as const;
export type Picture = (typeof pictures)[number];

const boards = content.boards as readonly Board[];

export const accounts = {
  demo: { name: 'Somebody with boards', trouble: null, boards },
  empty: { name: 'Somebody without boards', trouble: null, boards: [] },
  busy: { name: 'Somebody who asks too often', trouble: content.troubles.busy, boards },
  revoked: { name: 'Somebody who takes the permission back', trouble: content.troubles.revoked, boards },
  down: { name: 'Somebody whose boards are down', trouble: content.troubles.down, boards },
} as const satisfies Record<string, Account>;
export type AccountName = keyof typeof accounts;
export const isAccount = (name: string): name is AccountName => Object.hasOwn(accounts, name);

export const trends = content.trends as readonly {
  id: string;
  title: string;
  description: string;
  searches: string[];
  picture: Picture;
}[];
