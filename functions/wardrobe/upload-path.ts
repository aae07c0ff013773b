import { randomInt } from 'node:crypto';

const maxLength = 100;
const plainLetter: Record<string, string> = { å: 'a', ä: 'a', ö: 'o', Å: 'A', Ä: 'A', Ö: 'O' };

/**
 * Makes a file name safe for a storage path. å and ä become a, ö becomes o. Any other character except ASCII letters,
 * digits, dots and hyphens becomes an underscore. The name is cut to 100 characters but keeps its extension.
 */
export function sanitizeFileName(name: string): string {
  // macOS writes å as two code points, a letter and a combining ring. NFC combines them into one.
  const safe = name
    .normalize('NFC')
    .replace(/[åäöÅÄÖ]/g, (letter) => plainLetter[letter] ?? '_')
    .replace(/[^A-Za-z0-9.-]/gu, '_');
  if (safe.length <= maxLength) return safe;
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(safe)?.[0] ?? '';
  return safe.slice(0, maxLength - extension.length) + extension;
}

/**
 * A new storage path, `userId/timestamp_fileName`. The timestamp is in microseconds with three random last digits. So
 * files with the same name, which phones often send, get different paths.
 */
export const uploadPath = (userId: string, fileName: string) =>
  `${userId}/${Date.now() * 1000 + randomInt(1000)}_${sanitizeFileName(fileName)}`;
