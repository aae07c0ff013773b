import { SocketRequest as Sent } from '#shared/contract/realtime';
import { hiddenFrom } from '../../domain/hidden.ts';
import { push } from '../../domain/push.ts';
import { ConversationMemberEntity, noMessage } from '../../table/conversation-member.ts';
import type { SocketRequest } from '../socket-request.ts';

/** How often a person's typing is passed on at most. A client tells it every three seconds. */
const shortestMilliseconds = 1000;
/** The times are kept in this process only: nothing about typing is stored. */
const passedOn = new Map<string, number>();
const mostKept = 1000;

/**
 * Tells the other person of an own conversation that its user is typing. Anything else that is sent, or sent too often,
 * is passed over, as is a conversation that the other person does not see: one without a message, or with a block.
 */
export async function handler({ requestContext: { authorizer }, body }: SocketRequest) {
  const { userId } = authorizer;
  const sent = Sent.safeParse(parsed(body));
  if (sent.success && sent.data.action === 'typing' && isDue(userId)) {
    const { conversationId } = sent.data;
    const [{ data: member }, hidden] = await Promise.all([
      ConversationMemberEntity.get({ userId, conversationId }).go(),
      hiddenFrom(userId),
    ]);
    if (member && member.lastPosition !== noMessage && !hidden.has(member.otherUserId))
      await push(member.otherUserId, { type: 'typing', conversationId, userId });
  }
  return { statusCode: 200 };
}

function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return null;
  }
}

function isDue(userId: string): boolean {
  const now = Date.now();
  if (now - (passedOn.get(userId) ?? 0) < shortestMilliseconds) return false;
  if (passedOn.size >= mostKept) passedOn.clear();
  passedOn.set(userId, now);
  return true;
}
