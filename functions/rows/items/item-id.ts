import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { uploadedAt } from '#shared/rules/image-path';

/**
 * The id of the item of an upload. It is a version 7 UUID made from the time of the upload and a hash of its path. Ids
 * therefore sort by time, and the same upload always has the same id, which makes creating its item idempotent.
 */
export const itemIdOf = (path: string) =>
  uuidv7({ msecs: uploadedAt(path).getTime(), random: createHash('sha256').update(path).digest() });
