import { randomInt } from 'node:crypto';
import { sanitizeFileName } from './file-name.ts';

/** A path of the user's own for a new upload. Phones name every picture image.jpg: microseconds keep those apart. */
export const uploadPath = (userId: string, fileName: string) =>
  `${userId}/${Date.now() * 1000 + randomInt(1000)}_${sanitizeFileName(fileName)}`;
