import { SocketRequest as Sent } from '#shared/contract/realtime';
import { parsedJson } from '../../platform/parsed-json.ts';
import { ConversationMemberEntity, noMessage } from '../../rows/messages/conversation-member.ts';
import { hiddenFrom } from '../../rows/safety/hidden.ts';
import { push } from '../../rows/sockets/push.ts';
import type { SocketRequest } from '../socket-request.ts';

/** The shortest time between two forwarded typing messages of a person. A client sends one every three seconds. */
const shortestMilliseconds = 1000;
/** When each person's typing was last forwarded. Kept only in this process: nothing of it is stored. */
const passedOn = new Map<string, number>();
const mostKept = 1000;

/**
 * Tells the other person of a conversation that the user is typing. Ignores any other message, and messages that are
 * sent too often. Also ignores a conversation that the other person does not see, because it has no message yet or
 * there is a block.
 */
export async function handler({ requestContext: { authorizer }, body }: SocketRequest) {
  const { userId } = authorizer;
  const sent = Sent.safeParse(parsedJson(body ?? ''));
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

function isDue(userId: string): boolean {
  const now = Date.now();
  if (now - (passedOn.get(userId) ?? 0) < shortestMilliseconds) return false;
  if (passedOn.size >= mostKept) passedOn.clear();
  passedOn.set(userId, now);
  return true;
}
