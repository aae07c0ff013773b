import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnImagePath } from '#shared/rules/image-path';

const me = '0ff4a8fc-1b44-4df8-8388-525fd7e3586c';
const other = 'a3f0c2de-7a55-4b1b-9e0e-3f2b8d6c1a90';

describe('a storage path of one’s own', () => {
  it('is one’s user id, a timestamp and a sanitized name', () => {
    for (const name of ['1795261408219852_photo.jpg', '1_-.png', '1__1_.png', '1_.hidden'])
      expect(isOwnImagePath(`${me}/${name}`, me)).toBe(true);
    for (const [what, path] of Object.entries({
      'of another user': `${other}/1_photo.jpg`,
      'that starts with the user id of another': `${me}0/1_photo.jpg`,
      'that climbs out': `${me}/../${other}/1_photo.jpg`,
      'that climbs with an encoded dot': `${me}/%2e%2e/${other}/1_photo.jpg`,
      'with an encoded slash': `${me}/1_photo%2f..%2f${other}`,
      'with a backslash': `${me}\\1_photo.jpg`,
      'with a deeper folder': `${me}/1_a/b.jpg`,
      'that starts with a slash': `/${me}/1_photo.jpg`,
      'with a space': `${me}/1_pho to.jpg`,
      'with a wildcard': `${me}/1_*`,
      'with a question mark': `${me}/1_photo?.jpg`,
      'with a line break at the end': `${me}/1_photo.jpg\n`,
      'without a timestamp': `${me}/photo.jpg`,
      'without a name': `${me}/1_`,
      'that is empty': '',
      'that is a URL': `https://example.com/${me}/1_photo.jpg`,
    }))
      expect(isOwnImagePath(path, me), `one ${what}`).toBe(false);
    expect(isOwnImagePath('/1_photo.jpg', '')).toBe(false);
  });

  it('never reaches beyond the user’s own folder once it is decoded and resolved', () => {
    const rest = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '_', 'a'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.constantFrom('', '1', '1_', '..'), rest, (start, end) => {
        const path = `${me}/${start}${end}`;
        if (!isOwnImagePath(path, me)) return;
        expect(new URL(decodeURIComponent(path), 'https://host/').pathname).toBe(`/${path}`);
      }),
      { numRuns: 2000 },
    );
  });
});
