import { ruleOf } from '#shared/listening/rule';
import type { Facts } from './facts.ts';
import { isMain, The } from './piece.ts';

const dark = new Set(['black', 'navy', 'gray']);
const loud = ruleOf('#graphic #floral #leopard #sequin #bright #tie-dye');
const tight = ruleOf('#tight');

/** A plain, warm sentence for a hard day, from what is true of the outfit; none for other days. */
export function warmWays({ brief, worn }: Pick<Facts, 'brief' | 'worn'>): string[] {
  const [first] = brief.settings;
  const main = worn.filter(isMain);
  const isQuiet = worn.every(({ item, garment }) => !loud(item) && garment.attributes.loud === 0);
  if (first?.id === 'funeral')
    return isQuiet && main.every(({ color }) => color !== null && dark.has(color))
      ? [
          'Everything in it is dark and plain, so you need not think about it on the day.',
          `${The(...main)} are dark and plain. I wish you strength.`,
        ]
      : ['I wish you strength for the day.', 'I hope it is one thing less to think about.'];
  if (first?.id === 'court') return isQuiet ? ['Nothing in it draws attention away from what you say.'] : [];
  if (
    first?.id === 'hospital' ||
    brief.comforts.some(({ id }) => ['pregnant', 'crutches', 'illness'].includes(id))
  )
    return worn.some(({ item }) => tight(item)) ? [] : ['Nothing in it is tight.'];
  return [];
}
