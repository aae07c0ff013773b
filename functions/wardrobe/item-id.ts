import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { uploadedAt } from '#shared/rules/image-path';

/**
 * The id that an upload's item will have: it sorts by the time of the upload, and the same upload always
 * gets the same one, so that a creation sent twice makes one item.
 */
export const itemIdOf = (path: string) =>
  uuidv7({ msecs: uploadedAt(path).getTime(), random: createHash('sha256').update(path).digest() });
