import { randomInt } from 'node:crypto';
import { sanitizeFileName } from './file-name.ts';

/**
 * A new storage path, `userId/timestamp_fileName`. The timestamp is in microseconds with three random last digits. So
 * files with the same name, which phones often send, get different paths.
 */
export const uploadPath = (userId: string, fileName: string) =>
  `${userId}/${Date.now() * 1000 + randomInt(1000)}_${sanitizeFileName(fileName)}`;
