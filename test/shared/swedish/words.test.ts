import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { archiveReasons, categories, colors, moods, occasions, seasons, styles } from '#shared/catalog';
import { colorOfSwedish } from '#shared/swedish/colors';
import { oneSwedishItem, swedishItemName, swedishNameOfCopy } from '#shared/swedish/item-names';
import { swedishMessage } from '#shared/swedish/messages';
import { swedishWord } from '#shared/swedish/words';
import names from './words.json' with { type: 'json' };

/** Words that are the same in English and Swedish. */
const shared = [
  ...['t-shirt', 'sweatshirt', 'jeans', 'chinos', 'leggings', 'shorts', 'jumpsuit', 'sneakers', 'loafers'],
  ...['beige', 'elegant', 'vintage', 'streetwear', 'brunch', 'presentation', 'picnic'],
];

it('names all that can be chosen', () => {
  const single = [categories, colors, styles, occasions, seasons, archiveReasons];
  const words = [...single, ...Object.values(moods)].flat();
  expect(words.filter((word) => swedishWord(word) === word && !shared.includes(word))).toEqual([]);
});

it('a color that is typed in Swedish is stored in English, and an unknown one as it is', () => {
  const typed = ['vit', 'Vitt ', 'marinblå', 'grå', 'red', 'batik'];
  expect(typed.map(colorOfSwedish)).toEqual(['white', 'white', 'navy', 'gray', 'red', 'batik']);
});

it('the color of an item agrees with the piece, and stays where nobody knows it', () => {
  for (const [color = '', category = '', name] of names.agreeing)
    expect(swedishItemName({ color, category })).toBe(name);
});

it('a name that an outfit keeps of an item is told in Swedish', () => {
  for (const [name = '', swedish] of names.kept) expect(swedishNameOfCopy(name)).toBe(swedish);
});

it('one item has its article, and a pair is one', () => {
  const one = (color: string, category: string) => oneSwedishItem({ color, category });
  expect([one('white', 'shirt'), one('white', 'tank-top'), one('black', 'loafers')]).toEqual([
    ...['en vit skjorta', 'ett vitt linne', 'ett par svarta loafers'],
  ]);
});

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
