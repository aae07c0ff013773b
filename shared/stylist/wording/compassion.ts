import { ruleOf } from '#shared/stylist/hearing/rule';
import type { Facts } from './facts.ts';
import { isMain } from './piece.ts';
import { wordingIn } from './wording-in.ts';

const dark = new Set(['black', 'navy', 'gray']);
const loud = ruleOf('#graphic #floral #leopard #sequin #bright #tie-dye');

/** Alternative plain, warm sentences for a hard day, based on what is true of the outfit. Empty for other days. */
export function warmWays({ brief, worn, language }: Pick<Facts, 'brief' | 'worn' | 'language'>): string[] {
  const { compassion } = wordingIn(language);
  const [first] = brief.settings;
  const main = worn.filter(isMain);
  const isQuiet = worn.every(({ item, garment }) => !loud(item) && garment.attributes.loud === 0);
  if (first?.id.endsWith('funeral'))
    return first.id === 'funeral' && isQuiet && main.every(({ color }) => color !== null && dark.has(color))
      ? compassion.darkAndPlain({ main })
      : compassion.strength();
  return first?.id === 'court' && isQuiet ? compassion.quiet() : [];
}
