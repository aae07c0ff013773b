import { expect, it } from 'vitest';
import { pieceOf } from '#shared/stylist/wording/piece';
import { isStillTrue, titleOf } from '#shared/stylist/wording/titles';
import { dressedIn } from '../../../support/examples/dressed.ts';
import { piece } from '../../../support/examples/wardrobes.ts';

const coat = piece('coat', { color: 'brown', description: 'Camel wool coat' });
const jeans = piece('jeans', { color: 'navy' });
const facts = dressedIn([piece('sweater', { color: 'red' }), jeans, coat], {
  settings: [{ id: 'office', words: 'office', from: 'prompt' }],
});

it('a title begins with what strikes the eye and ends with what the outfit is for', () => {
  for (const key of ['a', 'b', 'c', 'd']) expect(titleOf(facts, [], key)).toMatch(/^(?!.*Camel).*Red/);
  expect(titleOf(facts, [], 'a')).toMatch(/ for the Office$/);
});

it('a title is always the same, and none that was given lately', () => {
  const first = titleOf(facts, [], 'a');
  expect(titleOf(facts, [], 'a')).toBe(first);
  expect(titleOf(facts, [first], 'a')).not.toBe(first);
});

it.each([
  ['Camel Wool for the Office', false],
  ['Navy Coat and Jeans', false],
  ['The Coat', true],
  ['Navy and Red', true],
  ['Monday', true],
])('after the camel coat gave way to a gray one, “%s” is true: %s', (title, isTrue) => {
  const gray = pieceOf(piece('coat', { color: 'gray' }));
  const former = title.includes('Navy Coat') ? { ...pieceOf(coat), color: 'navy' } : pieceOf(coat);
  expect(
    isStillTrue(title, former, [gray, pieceOf(jeans), pieceOf(piece('sweater', { color: 'red' }))]),
  ).toBe(isTrue);
});
