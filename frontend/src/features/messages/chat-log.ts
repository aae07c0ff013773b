import type { Message } from '#shared/contract/messages';

/** The messages of a conversation that the app has read. They are consecutive and end with the newest known message. */
export type ChatLog = {
  /** Sorted by position. */
  items: Message[];
  /** The cursor for older messages. Null if the beginning is reached, undefined before the first page is read. */
  older: string | null | undefined;
  /** The position after which messages may be missing, because the socket was lost. Null while it is open. */
  unsureAfter: string | null;
};

export const emptyLog: ChatLog = { items: [], older: undefined, unsureAfter: null };

/** How many messages are read again after a lost connection: they may have been read or deleted meanwhile. */
const readAgain = 30;

/** Adds or updates messages. Read and deleted ones stay so, because answers may arrive out of order. */
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

/** Marks the messages that a person has read, up to a position. */
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

/** The position after which to read, so that no newer message or change is missed. */
export const resumeAfter = (log: ChatLog): string | null =>
  log.unsureAfter ?? log.items.at(-readAgain)?.position ?? log.items[0]?.position ?? null;

/** The log after the socket was lost. Messages between the known ones and later ones may be missing. */
export const unsure = (log: ChatLog): ChatLog => ({ ...log, unsureAfter: resumeAfter(log) });
