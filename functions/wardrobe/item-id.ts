import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/** When an upload was prepared, of which its path tells in microseconds. */
export const uploadedAt = (path: string) => new Date(Math.floor(Number(/\/(\d+)_/.exec(path)?.[1]) / 1000));

/**
 * The id that an upload's item will have: it sorts by the time of the upload, and the same upload always
 * gets the same one, so that a creation sent twice makes one item.
 */
export const itemIdOf = (path: string) =>
  uuidv7({ msecs: uploadedAt(path).getTime(), random: createHash('sha256').update(path).digest() });
