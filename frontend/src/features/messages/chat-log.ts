import type { Message } from '#shared/contract/messages';

/** What is known of a conversation's messages: an unbroken piece of it up to the newest. */
export type ChatLog = {
  /** In the order of their positions. */
  items: Message[];
  /** Where older messages continue; null at the beginning, undefined while no page has been read. */
  older: string | null | undefined;
  /** The position after which messages may be missing, since the socket was lost; null while it tells of each. */
  unsureAfter: string | null;
};

export const emptyLog: ChatLog = { items: [], older: undefined, unsureAfter: null };

/** How many messages are read again after a lost connection, for what has been read or deleted meanwhile. */
const readAgain = 30;

/** Adds messages, or replaces them by a later state. What is known as read or deleted stays so: answers may be late. */
export function withMessages(log: ChatLog, messages: readonly Message[]): ChatLog {
  const byId = new Map(log.items.map((message) => [message.id, message]));
  for (const message of messages) {
    const known = byId.get(message.id);
    const latest = known?.isDeleted ? known : message;
    byId.set(message.id, { ...latest, readAt: known?.readAt ?? message.readAt });
  }
  return { ...log, items: [...byId.values()].toSorted(byPosition) };
}

const byPosition = (a: Message, b: Message) => (a.position < b.position ? -1 : 1);

/** Marks what a person has read up to a position. */
export const withReading = (
  log: ChatLog,
  { readerId, upTo, readAt }: { readerId: string; upTo: string; readAt: string },
): ChatLog => ({
  ...log,
  items: log.items.map((message) =>
    message.readAt || message.senderId === readerId || message.position > upTo
      ? message
      : { ...message, readAt },
  ),
});

/** Where to read on from to have everything that came since. */
export const resumeAfter = (log: ChatLog): string | null =>
  log.unsureAfter ?? log.items.at(-readAgain)?.position ?? log.items[0]?.position ?? null;

/** The log of somebody whose socket is lost: whatever is added from now on, what comes between may be missing. */
export const unsure = (log: ChatLog): ChatLog => ({ ...log, unsureAfter: resumeAfter(log) });
