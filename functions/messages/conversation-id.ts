import { v5 as uuidv5 } from 'uuid';

/** The UUID namespace of conversation ids. */
const namespace = '5b0f5a52-6d0c-4b0e-9a55-9d2a6f0a7c11';

export const inOrder = (one: string, other: string) =>
  (one < other ? [one, other] : [other, one]) as [string, string];

/** The id of the conversation between two users. It is derived from their ids and does not depend on their order. */
export const conversationIdOf = (one: string, other: string) =>
  uuidv5(inOrder(one, other).join('/'), namespace);
