import { expect, it } from 'vitest';
import { fnv1a } from '#shared/stylist/ranking/fnv1a';

it('the hash of a text is the one that the algorithm is published with, and another one with another seed', () => {
  const published = { '': 0x811c9dc5, a: 0xe40c292c, foobar: 0xbf9cf968 };
  for (const [text, hash] of Object.entries(published)) expect(fnv1a(text)).toBe(hash);
  expect(fnv1a('foobar', 1)).not.toBe(fnv1a('foobar'));
});
