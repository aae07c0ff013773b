import { pairings } from './pairings.ts';

/**
 * Groups of kinds that pair with the same other kinds. A row of `pairings` refers to a group with '@' before its name.
 */
const groups: Readonly<Record<string, string>> = {
  heels: 'pumps heels stilettos heeled-sandals',
  trainers: 'sneakers running-shoes slip-ons',
  boots: 'boots ankle-boots combat-boots tall-boots western-boots winter-boots rain-boots',
  'flat-shoes': 'flats loafers oxfords mules slippers',
  'summer-shoes': 'sandals flat-sandals flip-flops espadrilles wedges',
  coats: 'coat parka fur cape trench',
  'warm-tops': 'sweater turtleneck cardigan knit-dress',
  'warm-extras': 'scarf gloves beanie tights beret',
  'street-tops': 't-shirt hoodie sweatshirt bomber denim-jacket crop-top',
  'sports-tops': 'bra tank windbreaker',
  'sports-bottoms': 'leggings joggers',
  'summer-bottoms': 'shorts denim-shorts swimwear',
  'beach-things': 'swimwear cover-up basket sun-hat anklet',
  'office-tops': 'shirt blouse blazer',
  'day-dresses': 'dress day-dress shift-dress skater-dress maxi-dress knit-dress',
  'party-dresses': 'party-dress gown',
  'evening-bags': 'clutch',
  'dress-jewelry': 'drop-earrings statement-necklace earrings ring headpiece brooch',
  'street-hats': 'cap beanie',
};

const kindsIn = (names: string) =>
  names
    .split(' ')
    .flatMap((name) => (name.startsWith('@') ? (groups[name.slice(1)] ?? '').split(' ') : [name]));

/** The worth of each pair of kinds, stored in both orders. */
const worths = new Map<string, Map<string, number>>();
function note(one: string, other: string, worth: number) {
  const known = worths.get(one) ?? new Map<string, number>();
  worths.set(one, known);
  if (!known.has(other)) known.set(other, worth);
}
for (const [some, others, worth] of pairings)
  for (const one of kindsIn(some))
    for (const other of kindsIn(others)) {
      note(one, other, worth);
      note(other, one, worth);
    }

/**
 * Returns how well two kinds go together according to `pairings`, -1.5 to 2. Returns 0 for a pair that is not in the
 * table.
 */
export const worthOfPair = (one: string | null, other: string | null) =>
  (one !== null && other !== null && worths.get(one)?.get(other)) || 0;
