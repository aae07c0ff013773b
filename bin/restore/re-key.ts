import { conversationIdOf } from '../../functions/messages/conversation-id.ts';

/** Maps ids of a lost user pool, and what is derived from them, to those that take their place. */
export type Ids = ReadonlyMap<string, string>;

/** A UUID as Cognito writes subjects. */
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Replaces ids wherever they stand in a value: in keys and attributes, storage paths, names of maps, sets, and JSON that is
 * stored as text. Everything else stays as it is.
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
 * The id of a conversation is derived from two subjects, so it changes with them. Of a person's side of a conversation,
 * returns the former id and the new one; null if it stays. The side may be re-keyed already, by a run that was
 * interrupted. After the account of one person was deleted, the id is derived from nobody who is left, and stays.
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
