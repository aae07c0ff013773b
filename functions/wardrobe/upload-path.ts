import { randomInt } from 'node:crypto';
import { sanitizeFileName } from './file-name.ts';

/**
 * A new storage path, `userId/timestamp_fileName`. The timestamp is in microseconds, the last three digits
 * random, so that files of the same name, as phones send them, have different paths.
 */
export const uploadPath = (userId: string, fileName: string) =>
  `${userId}/${Date.now() * 1000 + randomInt(1000)}_${sanitizeFileName(fileName)}`;
