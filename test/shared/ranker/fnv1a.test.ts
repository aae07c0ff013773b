import { expect, it } from 'vitest';
import { fnv1a } from '#shared/ranker/fnv1a';

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is the one that the algorithm is published with', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

it('another seed gives another hash', () => {
  expect(fnv1a('foobar', 1)).not.toBe(fnv1a('foobar'));
});
