import { expect, it } from 'vitest';
import { categoriesBySlot, moods, slotOf } from '#shared/catalog';

const categories = Object.values(categoriesBySlot).flat();

it('the catalog has 57 clothing categories, none of them twice or longer than an item may name', () => {
  expect(categories).toHaveLength(57);
  expect(new Set(categories).size).toBe(57);
  expect(Math.max(...categories.map((category) => category.length))).toBeLessThanOrEqual(50);
});

it('the catalog knows where on the body each category is worn, whatever its case, and takes others for other', () => {
  for (const [slot, names] of Object.entries(categoriesBySlot))
    for (const name of names) expect(slotOf(name)).toBe(slot);
  expect(slotOf('Puffer-Jacket')).toBe('outerwear');
  for (const name of ['spacesuit', '', 'constructor', '__proto__']) expect(slotOf(name)).toBe('other');
});

it('the catalog has five different sub-occasions for each mood', () => {
  for (const names of Object.values(moods)) expect(new Set(names).size).toBe(5);
});
