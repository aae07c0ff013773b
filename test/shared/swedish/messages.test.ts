import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { swedishMessage } from '#shared/swedish/messages';

/** The validation messages in the contract. A limit is replaced by a number. */
const messages = globSync('shared/contract/*.ts').flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?<=[( ])(?:'([A-Z][a-z]+ [a-zA-Z][^'/]+)'|`([A-Z][a-z]+ [^`]+)`)/g,
    ),
  ].map(([, text, template]) => text ?? template?.replace(/\$\{[^}]+\}/, '40') ?? ''),
);

/** Messages that no input of a user can cause. They need no translation. */
const ofNoField = [
  'Bearer 40',
  'Each day stands once, in order',
  'That is no page of this app',
  'There is room for 40 texture maps',
];

it('every message of the contract is known in Swedish, with the number of a limit', () => {
  expect(messages).toContain('Title is required');
  expect(messages.filter((text) => swedishMessage(text) === text && !ofNoField.includes(text))).toEqual([]);
  expect(swedishMessage('Title must be less than 100 characters')).toBe('Titeln får ha högst 100 tecken');
  expect(swedishMessage('The teapot is 3 cups short')).toBe('The teapot is 3 cups short');
});
