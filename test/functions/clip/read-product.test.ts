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

/** Runs `read-product` with a fixture page on standard input and returns its parsed output. */
const printed = (name: string, ...args: string[]) =>
  new Promise<unknown>((resolve, reject) => {
    const child = execFile(process.execPath, ['bin/lab/read-product.ts', ...args], (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
    child.stdin?.end(bytesOf(name));
  });

describe('the product of a page', () => {
  it.each(names)('is read from the page "%s"', (name) => {
    const { category, ...product } = readProduct(decodeHtml(bytesOf(name)), url);
    expect({ ...product, category: category && clipCategoryOf(category) }).toEqual(wanted[name]);
  });

  it('is printed by the command, with all its fields', async () => {
    expect(await printed('json-ld', url)).toEqual(wanted['json-ld']);
    expect(await printed('list', url)).toEqual(wanted['list']);
  });

  it('has no image where a relative address has nothing to resolve against', async () => {
    expect(await printed('microdata')).toMatchObject({ title: 'Executive Leather Belt', image: null });
  });
});

describe('a hostile or broken page', () => {
  it('with a hundred thousand open tags is read', () => {
    expect(readProduct('<div>'.repeat(100_000), url)).toMatchObject({ title: null });
  });

  it.each(['', '\0\0\0', '<', '<script type="application/ld+json">', '{"@type":"Product"}'])(
    'has no product: %j',
    (html) => expect(readProduct(html, url)).toMatchObject({ title: null, price: null, image: null }),
  );

  it('cannot pollute Object.prototype', () => {
    readProduct(
      '<script type="application/ld+json">{"__proto__":{"polluted":1},"@type":"Product",}</script>',
    );
    expect({}).not.toHaveProperty('polluted');
  });

  it('cannot name an image that is no public web address', () => {
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
