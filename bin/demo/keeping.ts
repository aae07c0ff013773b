import { type Category, type Slot, type seasons, slotOf } from '#shared/catalog';
import keeping from './keeping.json' with { type: 'json' };

/** The price of a demo piece of each slot, in euros. */
const prices: Record<Slot, number> = keeping.prices;
const seasonsOf = keeping.seasons as { of: readonly Category[]; are: (typeof seasons)[number][] }[];

/** Returns when a demo piece was bought, its price, and its seasons. `index` makes the pieces differ. */
export function keepingOf(category: Category, index: number) {
  const price = prices[slotOf(category)] + ((index * 37) % 30);
  const month = String(1 + ((index * 5) % 12)).padStart(2, '0');
  return {
    price,
    currency: 'EUR',
    purchasedOn: `2025-${month}-15`,
    seasons: seasonsOf.find(({ of }) => of.includes(category))?.are ?? [],
  };
}

/** Returns on how many days of the last months a piece was worn. */
export const wearsOf = (index: number) => [4, 0, 2, 1, 7, 0, 3][index % 7] ?? 0;

/** How many days ago a piece was worn. `time` 0 is the last wear. Rarely worn pieces were worn months ago. */
export const daysSinceWear = (index: number, time: number) =>
  (wearsOf(index) < 3 ? 110 : 3) + time * 16 + (index % 5);
