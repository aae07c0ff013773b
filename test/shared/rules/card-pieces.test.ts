import { expect, it } from 'vitest';
import { cardPieces } from '#shared/rules/card-pieces';

const pieceOf = (name: string) => {
  const [color = '', category = ''] = name.split(' ');
  return { color, category, name };
};
const shown = (title: string, ...names: string[]) =>
  cardPieces(title, names.map(pieceOf)).map(({ name }) => name);

const five = ['white shirt', 'navy trousers', 'gray blazer', 'black loafers', 'red ankle-boots'];

it('a fifth piece that the title names by its color or by what it is, is in the picture, in its place', () => {
  for (const title of ['A Touch of Red', 'Boots for the Rain', 'The Boot'])
    expect(shown(title, ...five)).toEqual(['white shirt', 'navy trousers', 'gray blazer', 'red ankle-boots']);
});

it('a piece for each color that the title names is in the picture', () => {
  const navy = ['navy shirt', 'navy chinos', 'navy coat', 'navy loafers', 'brown belt', 'brown bag'];
  expect(shown('Navy and Brown, Quietly', ...navy)).toEqual([
    'navy shirt',
    'navy chinos',
    'navy coat',
    'brown belt',
  ]);
});

it('of two pieces that the title may mean, the one that it names better is in the picture', () => {
  const browns = ['white shirt', 'navy trousers', 'black coat', 'brown loafers', 'brown belt', 'brown bag'];
  expect(shown('The Brown Bag', ...browns)).toContain('brown bag');
});

it('a title that names no piece shows the first four, and four pieces are all shown', () => {
  expect(shown('Easy Does It', ...five)).toEqual(five.slice(0, 4));
  expect(shown('A Touch of Red', ...five.slice(1))).toEqual(five.slice(1));
});
