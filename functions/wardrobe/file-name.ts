const longest = 100;
const plainLetter: Record<string, string> = { å: 'a', ä: 'a', ö: 'o', Å: 'A', Ä: 'A', Ö: 'O' };

/**
 * A file name that is safe in a storage path: å and ä become a, ö becomes o, and whatever is not an
 * ASCII letter, digit, dot or hyphen becomes an underscore. The extension survives a long name.
 */
export function sanitizeFileName(name: string): string {
  // A Mac writes å as a letter and a ring, which composes to the one character that people see.
  const safe = name
    .normalize('NFC')
    .replace(/[åäöÅÄÖ]/g, (letter) => plainLetter[letter] ?? '_')
    .replace(/[^A-Za-z0-9.-]/gu, '_');
  if (safe.length <= longest) return safe;
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(safe)?.[0] ?? '';
  return safe.slice(0, longest - extension.length) + extension;
}
