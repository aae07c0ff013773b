import { fallbackColor } from '#shared/catalog';
import { fnv1a } from '#shared/ranker/fnv1a';
import type { Garment } from '#shared/ranker/garment';
import { itemNameOf } from '#shared/rules/item-name';
import { spoken, withArticle } from './english.ts';

const plurals = new Set(
  'jeans trousers chinos joggers leggings shorts sneakers loafers oxfords flats heels sandals ankle-boots boots rain-boots gloves sunglasses tights'.split(
    ' ',
  ),
);

/** The name of an item in a sentence: 'navy trousers', 'gold watch'; jewelry is named by its metal. */
export function nounOf(garment: Garment): string {
  const { category, slot, attributes } = garment;
  const metal = slot === 'accessory' && garment.color !== fallbackColor ? attributes.metal : null;
  const color = metal === null ? garment.color : metal === 'rose' ? 'rose gold' : metal;
  return itemNameOf({ color, category });
}

export const isPlural = ({ category }: Garment) => plurals.has(category);
const isUncountable = ({ category }: Garment) => category === 'jewelry';

/** 'a navy blazer', 'navy trousers', 'gold jewelry'. */
export const aPiece = (garment: Garment) =>
  isPlural(garment) || isUncountable(garment) ? nounOf(garment) : withArticle(nounOf(garment));

/** An item as a subject with its verb, in the singular or the plural: 'the coat keeps', 'the trainers keep'. */
export const subjectWithVerb = (garment: Garment, one: string, many: string) =>
  `the ${nounOf(garment)} ${isPlural(garment) ? many : one}`;

/** The names of up to three neutral colors of clothes and shoes, without bag and accessories. */
export const calmColors = (garments: readonly Garment[]) =>
  spoken(
    garments
      .filter(({ slot }) => slot !== 'bag' && slot !== 'accessory')
      .flatMap(({ oklch }) => (oklch?.neutral ? oklch.name : [])),
  ).slice(0, 3);

/** Chooses among ways to say a thing, always the same for the same outfit and request. */
export function phraserFor(key: string) {
  return (topic: string, ways: readonly [string, ...string[]]): string => {
    const hash = fnv1a(`${topic} ${key}`);
    return ways[((hash ^ (hash >>> 15)) >>> 0) % ways.length] ?? ways[0];
  };
}
export type Phraser = ReturnType<typeof phraserFor>;
