import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeFileName } from '#functions/wardrobe/upload-path';
import { isOwnImagePath } from '#shared/rules/image-path';

/** File names with any characters, including many that the rule is about. */
const fileName = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 255 }),
  fc.string({ unit: fc.constantFrom(...'åäöÅÄÖéßaZ9.-_ /\\%😀'), minLength: 1, maxLength: 255 }),
);

describe('a file name in a storage path', () => {
  it('writes å and ä as a and ö as o, one underscore for every other character, and keeps a safe name', () => {
    for (const [name, safe] of [
      ['klänning över bröst.webp', 'klanning_over_brost.webp'],
      ['blå ÅÄÖ.JPG', 'bla_AAO.JPG'],
      // A letter and its ring or dots, as a Mac writes them.
      ['blå väg ö.jpg'.normalize('NFD'), 'bla_vag_o.jpg'],
      ['my_shirt (1).jpg', 'my_shirt__1_.jpg'],
      ['café straße.png', 'caf__stra_e.png'],
      ['😀.png', '_.png'],
      ['../../etc/passwd', '.._.._etc_passwd'],
      ['a\\b\u0000c\nd%2e', 'a_b_c_d_2e'],
      ['IMG-2041.b-c.HEIC', 'IMG-2041.b-c.HEIC'],
    ] as const)
      expect(sanitizeFileName(name)).toBe(safe);
  });

  it('cuts a long name to 100 characters and keeps its extension', () => {
    expect(sanitizeFileName(`${'a'.repeat(250)}.jpeg`)).toBe(`${'a'.repeat(95)}.jpeg`);
    expect(sanitizeFileName('a'.repeat(101))).toBe('a'.repeat(100));
    expect(sanitizeFileName(`${'a'.repeat(96)}.jpg`)).toBe(`${'a'.repeat(96)}.jpg`);
  });

  it('never holds anything but ASCII letters, digits, dots, hyphens and underscores', () => {
    fc.assert(fc.property(fileName, (name) => /^[A-Za-z0-9._-]{1,100}$/.test(sanitizeFileName(name))));
  });

  it('always makes a storage path that its owner may use', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(), fileName, (userId, timestamp, name) => {
        expect(isOwnImagePath(`${userId}/${timestamp}_${sanitizeFileName(name)}`, userId)).toBe(true);
      }),
    );
  });
});
