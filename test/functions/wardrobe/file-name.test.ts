import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeFileName } from '#functions/wardrobe/file-name';
import { isOwnImagePath } from '#shared/rules/image-path';

/** File names with any characters, including many that the rule is about. */
const fileName = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 255 }),
  fc.string({ unit: fc.constantFrom(...'åäöÅÄÖéßaZ9.-_ /\\%😀'), minLength: 1, maxLength: 255 }),
);

describe('a file name in a storage path', () => {
  it.each([
    ['blå.jpg', 'bla.jpg'],
    ['väska.png', 'vaska.png'],
    ['klänning över bröst.webp', 'klanning_over_brost.webp'],
    ['ÅÄÖ.JPG', 'AAO.JPG'],
  ])('writes å and ä as a and ö as o, in either case: %s', (name, safe) => {
    expect(sanitizeFileName(name)).toBe(safe);
  });

  it('reads a letter and its ring or dots, as a Mac writes them, as the one letter people see', () => {
    expect(sanitizeFileName('blå väg ö.jpg'.normalize('NFD'))).toBe('bla_vag_o.jpg');
  });

  it.each([
    ['my shirt (1).jpg', 'my_shirt__1_.jpg'],
    ['café.jpg', 'caf_.jpg'],
    ['straße.png', 'stra_e.png'],
    ['😀.png', '_.png'],
    ['under_score.png', 'under_score.png'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['a\\b\u0000c\nd', 'a_b_c_d'],
    ['%2e%2e%2f', '_2e_2e_2f'],
  ])('writes one underscore for every other character: %s', (name, safe) => {
    expect(sanitizeFileName(name)).toBe(safe);
  });

  it.each(['shirt.jpg', 'IMG-2041.HEIC', 'a.b-c.9', '-', '.'])('leaves a safe name as it is: %s', (name) => {
    expect(sanitizeFileName(name)).toBe(name);
  });

  it('cuts a long name to 100 characters and keeps its extension', () => {
    expect(sanitizeFileName(`${'a'.repeat(250)}.jpeg`)).toBe(`${'a'.repeat(95)}.jpeg`);
    expect(sanitizeFileName('a'.repeat(101))).toBe('a'.repeat(100));
    expect(sanitizeFileName(`${'a'.repeat(96)}.jpg`)).toBe(`${'a'.repeat(96)}.jpg`);
  });

  it('never holds anything but ASCII letters, digits, dots, hyphens and underscores', () => {
    fc.assert(fc.property(fileName, (name) => /^[A-Za-z0-9._-]{1,100}$/.test(sanitizeFileName(name))));
  });

  it('stays the same when it is sanitized again', () => {
    fc.assert(
      fc.property(fileName, (name) => {
        expect(sanitizeFileName(sanitizeFileName(name))).toBe(sanitizeFileName(name));
      }),
    );
  });

  it('always makes a storage path that its owner may use', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(), fileName, (userId, timestamp, name) => {
        expect(isOwnImagePath(`${userId}/${timestamp}_${sanitizeFileName(name)}`, userId)).toBe(true);
      }),
    );
  });
});
