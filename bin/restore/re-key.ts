import { conversationIdOf } from '../../functions/messages/conversation-id.ts';

/** Maps each former id to the new one: subjects of a lost user pool, and ids that are derived from them. */
export type Ids = ReadonlyMap<string, string>;

/** A UUID as Cognito writes subjects. */
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Returns a copy of a value in which the new ids replace the former ones, wherever they stand: in keys and attributes,
 * storage paths, names of maps, sets, and JSON that is stored as text.
 */
export function reKey<Value>(value: Value, ids: Ids): Value {
  const renew = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(uuid, (id) => ids.get(id) ?? id);
    if (Array.isArray(part)) return part.map(renew);
    if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [renew(name), renew(each)]));
  };
  return renew(value) as Value;
}

export const inverse = (ids: Ids): Ids => new Map([...ids].map(([former, latest]) => [latest, former]));

/**
 * The id of a conversation is derived from the subjects of its two people, so it changes with them. Takes one person's
 * row of the conversation, which an interrupted run may have re-keyed already. Returns the former id and the new one, or
 * null if the id stays. It stays if the account of one of the two was deleted, because the row names that person no more.
 */
export function newConversationId(
  side: { userId: string; otherUserId: string; conversationId: string },
  subjects: Ids,
  former = inverse(subjects),
): [string, string] | null {
  const before = [side.userId, side.otherUserId].map((id) => former.get(id) ?? id) as [string, string];
  const after = before.map((id) => subjects.get(id) ?? id) as [string, string];
  const ids: [string, string] = [conversationIdOf(...before), conversationIdOf(...after)];
  return ids[0] !== ids[1] && ids.includes(side.conversationId) ? ids : null;
}
