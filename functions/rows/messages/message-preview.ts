import { limits } from '#shared/limits';
import { shorten } from '#shared/rules/shorten';
import type { MessageRow } from './message.ts';

/** The part of a message that is shown in a person's list of conversations. */
export const previewOf = ({ id, position, senderId, content, createdAt, isDeleted, shared }: MessageRow) => ({
  id,
  position,
  senderId,
  createdAt,
  content: shorten(content, limits.message.preview),
  isDeleted,
  shared: shared?.kind ?? null,
});
