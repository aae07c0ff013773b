import { expect, it } from 'vitest';
import { filterOutfits } from '#frontend/features/community/outfit-filter.ts';
import { aCard } from '../../../support/examples/made-up.ts';

const cards = [aCard({ title: 'Quiet T-Shirt', prompt: 'weekend', description: 'with a raincoat' })];

it.each([
  ['tshirts', 1],
  ['t-shirt', 1],
  ['coat', 1],
  ['raincoats', 1],
  ['end', 0],
  ['shorts', 0],
])('%s finds %i outfits', (text, count) => {
  expect(filterOutfits(cards, { text, style: '', color: '' })).toHaveLength(count);
});
