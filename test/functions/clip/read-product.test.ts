import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeHtml } from '#functions/clip/decode-html';
import { readProduct } from '#functions/clip/read-product';
import { clipCategoryOf } from '#shared/rules/clip-category';

const folder = join(import.meta.dirname, 'pages');
const bytesOf = (name: string) => readFileSync(join(folder, `${name}.html`));
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', ''));
const wanted = JSON.parse(readFileSync(join(folder, 'wanted.json'), 'utf8'));
const url = 'https://shop.example/p/1';

/** What the command prints for a page on its standard input. */
const printed = (name: string, ...args: string[]) =>
  new Promise<unknown>((resolve, reject) => {
    const child = execFile(process.execPath, ['bin/read-product.ts', ...args], (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
    child.stdin?.end(bytesOf(name));
  });

describe('the product of a page', () => {
  it.each(names)('is read right off the page "%s"', (name) => {
    const { category, ...product } = readProduct(decodeHtml(bytesOf(name)), url);
    expect({ ...product, category: category && clipCategoryOf(category) }).toEqual(wanted[name]);
  });

  it('is printed by the command, with all its fields', async () => {
    expect(await printed('json-ld', url)).toEqual(wanted['json-ld']);
    expect(await printed('list', url)).toEqual(wanted['list']);
  });

  it('has no picture where nobody says what its address is relative to', async () => {
    expect(await printed('microdata')).toMatchObject({ title: 'Executive Leather Belt', image: null });
  });
});

describe('a page that means no good', () => {
  it('of a hundred thousand open tags is read all the same', () => {
    expect(readProduct('<div>'.repeat(100_000), url)).toMatchObject({ title: null });
  });

  it.each(['', '\0\0\0', '<', '<script type="application/ld+json">', '{"@type":"Product"}'])(
    'or none at all has no product: %j',
    (html) => expect(readProduct(html, url)).toMatchObject({ title: null, price: null, image: null }),
  );

  it('cannot name what every object shares', () => {
    readProduct(
      '<script type="application/ld+json">{"__proto__":{"polluted":1},"@type":"Product",}</script>',
    );
    expect({}).not.toHaveProperty('polluted');
  });

  it('cannot name a picture that is no address of the web', () => {
    for (const image of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:image/png;base64,AA',
      'http://localhost/a.jpg',
    ])
      expect(
        readProduct(
          `<meta property="og:title" content="x"><meta property="og:image" content="${image}">`,
          url,
        ).image,
      ).toBeNull();
  });
});

describe('the text of a page', () => {
  const grå = (encoding: 'latin1' | 'utf16le' | 'utf8', start = '') => Buffer.from(`${start}Grå`, encoding);
  it.each<[how: string, bytes: Buffer, contentType: string | undefined, text: string]>([
    ['its header', grå('latin1'), 'text/html; charset=ISO-8859-1', 'Grå'],
    [
      'its meta tag',
      grå('latin1', '<meta charset=windows-1252>'),
      undefined,
      '<meta charset=windows-1252>Grå',
    ],
    [
      'the beginning of XML',
      grå('latin1', '<?xml version="1.0" encoding="iso-8859-1"?>'),
      undefined,
      '<?xml version="1.0" encoding="iso-8859-1"?>Grå',
    ],
    ['nobody, where it cannot be UTF-8', grå('latin1'), undefined, 'Grå'],
    ['nobody, as UTF-8', grå('utf8'), undefined, 'Grå'],
    ['a name that is none, as UTF-8', grå('utf8'), 'text/html; charset=klingon', 'Grå'],
    [
      'its mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), grå('utf16le')]),
      'text/html; charset=utf-8',
      'Grå',
    ],
  ])('is in the encoding told by %s', (_, bytes, contentType, text) =>
    expect(decodeHtml(bytes, contentType)).toBe(text),
  );
});
