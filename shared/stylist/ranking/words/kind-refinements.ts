import { tokensOf } from './tokens.ts';

/**
 * Kinds that become more specific by another word of the name. For example, a jacket with 'leather' anywhere in its
 * name is a leather jacket.
 */
const refinements: readonly (readonly [kind: string, words: string, result: string])[] = [
  ['jacket', 'leather faux-leather pu biker moto', 'leather-jacket'],
  ['jacket', 'denim', 'denim-jacket'],
  ['jacket', 'bomber', 'bomber'],
  ['jacket', 'quilted padded down', 'parka'],
  ['shirt', 'denim chambray', 'denim-shirt'],
  ['shirt', 'flannel plaid', 'flannel-shirt'],
  ['trousers', 'leather faux-leather pu', 'leather-trousers'],
  ['leggings', 'leather faux-leather pu', 'leather-trousers'],
  ['trousers', 'flare flared wide bell', 'wide-trousers'],
  ['shorts', 'denim ripped distressed', 'denim-shorts'],
  ['skirt', 'denim', 'denim-skirt'],
  ['skirt', 'pencil', 'pencil-skirt'],
  ['skirt', 'mini', 'mini-skirt'],
  ['skirt', 'leather faux-leather pu', 'leather-skirt'],
  ['skirt', 'maxi', 'maxi-skirt'],
  ['skirt', 'pleated', 'pleated-skirt'],
  ['skirt', 'midi full tulle organza skater', 'full-skirt'],
  ['dress', 'maxi', 'maxi-dress'],
  ['dress', 'bodycon bandage cocktail sequin sequined party', 'party-dress'],
  ['dress', 'sweater knit knitted cable', 'knit-dress'],
  ['dress', 'shift sheath', 'shift-dress'],
  ['dress', 'skater', 'skater-dress'],
  ['dress', 'shirt t-shirt', 'day-dress'],
  ['sandals', 'heel heeled high-heel stiletto platform strappy', 'heeled-sandals'],
  ['sandals', 'flat gladiator thong', 'flat-sandals'],
  ['sandals', 'wedge', 'wedges'],
  ['sneakers', 'running running-shoe gym gym-shoe athletic training', 'running-shoes'],
  ['boots', 'ankle short', 'ankle-boots'],
  ['boots', 'combat military lace-up biker', 'combat-boots'],
  ['boots', 'knee over thigh riding tall', 'tall-boots'],
  ['earrings', 'drop dangle chandelier', 'drop-earrings'],
  ['earrings', 'hoop', 'hoops'],
  ['earrings', 'stud', 'studs'],
  ['necklace', 'statement bib collar', 'statement-necklace'],
  ['scarf', 'silk', 'silk-scarf'],
  ['tote', 'straw woven beach', 'basket'],
  ['hat', 'straw', 'sun-hat'],
];

const byKind = Map.groupBy(
  refinements.map(([kind, words, result]) => ({
    kind,
    words: new Set(words.split(' ').map((word) => tokensOf(word).join(' '))),
    result,
  })),
  ({ kind }) => kind,
);

/**
 * Returns the more specific kind for the words found in a name. If several rows apply, the first one counts. Returns
 * undefined if none applies.
 */
export const refineKind = (kind: string, found: readonly string[]): string | undefined =>
  byKind.get(kind)?.find(({ words }) => found.some((word) => words.has(word)))?.result;
