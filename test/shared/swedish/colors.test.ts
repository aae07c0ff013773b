import { expect, it } from 'vitest';
import { colorOfSwedish } from '#shared/swedish/colors';

it('a color that is typed in Swedish is stored in English, and an unknown one as it is', () => {
  const typed = ['vit', 'Vitt ', 'marinblå', 'grå', 'red', 'batik'];
  expect(typed.map(colorOfSwedish)).toEqual(['white', 'white', 'navy', 'gray', 'red', 'batik']);
});
