import { mostFrequent } from '../../rules/most-frequent.ts';
import { harmonyOf } from './color-harmony.ts';
import { type Garment, isBare, isStriking, statementFrom } from './garment.ts';
import { isShortSleeved, isUnderCoat } from './hard-rules.ts';
import type { Intent } from './intent.ts';
import type { ItemFit } from './item-fit.ts';
import { mean } from './mean.ts';
import type { Finding, Score } from './rules.ts';
import { bareFrom, coatBelow, shortSleevesFrom } from './temperatures.ts';

/**
 * The rules about an outfit as a whole. Each takes the garments and, if needed, the ratings of the single items (in the
 * same order) and the intent. It returns a score and its facts, as described in `rules.ts`.
 */
type Outfit = readonly Garment[];
type Fits = readonly ItemFit[];

/** The weight of a pair with a bag or an accessory in the affinity. A pair of clothes or shoes has the weight 1. */
const shareOfExtras = 0.25;

/** Returns 1 for no difference and less for a larger one, down to 0 at the tolerance. */
const closeness = (difference: number, tolerance: number) =>
  Math.max(0, 1 - Math.abs(difference) / tolerance);
const isMain = ({ slot }: Garment) => slot !== 'bag' && slot !== 'accessory';

export function color(garments: Outfit): Finding<'color'> {
  const harmony = harmonyOf(garments.map(({ oklch }) => oklch));
  return { score: harmony.score, facts: () => ({ harmony }) };
}

/** One loud item is a statement. Clothes in a color compete with it; so do other loud items, unless all share a motif. */
export function statement(garments: Outfit): Finding<'statement'> {
  const loud = garments.filter(({ attributes }) => attributes.loud >= statementFrom);
  const [first] = loud;
  if (!first) return { score: 0.6, facts: () => ({ piece: null }) };
  const motif = first.attributes.motifs[0] ?? null;
  const rivals = garments.filter((garment) => garment !== first && isStriking(garment));
  const isRivaled = rivals.some(({ oklch }) => oklch?.neutral === false);
  if (loud.length === 1) return { score: isRivaled ? 0.3 : 1, facts: () => ({ piece: first.id }) };
  const echoed = motif !== null && loud.every(({ attributes }) => attributes.motifs.includes(motif));
  return { score: echoed ? 0.7 : 0, facts: () => ({ piece: null }) };
}

export function affinity(garments: Outfit, likelihood: (one: Garment, other: Garment) => number): Score {
  let sum = 0;
  let weight = 0;
  for (const [at, one] of garments.entries())
    for (const other of garments.slice(at + 1)) {
      const share = isMain(one) && isMain(other) ? 1 : shareOfExtras;
      sum += share * likelihood(one, other);
      weight += share;
    }
  return { score: weight ? sum / weight : 0.5 };
}

/** Clothes and shoes should be equally formal, and as the occasion asks. The oddest item weighs more. */
export function formality(garments: Outfit, { formality: wanted }: Intent): Score {
  const worn = garments.filter(isMain);
  const level = mean(worn, (garment) => garment.formality);
  const together = mean(garments, (garment) => closeness(garment.formality - level, 0.6));
  if (wanted === null) return { score: together };
  const near = (garment: Garment) => closeness(garment.formality - wanted, 0.6);
  const worst = worn.reduce((least, garment) => Math.min(least, near(garment)), 1);
  return { score: together * 0.25 + mean(worn, near) * 0.45 + worst * 0.3 };
}

export function place(garments: Outfit, fits: Fits, { wants }: Intent): Finding<'place'> {
  const those = (where: number) => garments.filter((_, at) => fits[at]?.place === where);
  const main = Math.max(1, garments.filter(isMain).length);
  return {
    score:
      wants.size === 0 ? 0.5 : 0.3 + (0.7 * those(1).filter(isMain).length) / main - 0.6 * those(-1).length,
    facts: () => ({ inPlace: those(1).map(({ id }) => id) }),
  };
}

/** The styles should suit the intent. If the intent names no styles, they should suit each other. */
export function style(garments: Outfit, fits: Fits, intent: Intent): Finding<'style'> {
  const facts = () => {
    const { name, count } = commonStyle(garments);
    return { shared: count * 2 > garments.length ? name : null };
  };
  if (Object.keys(intent.styles).length) return { score: mean(fits, (fit) => fit.style), facts };
  return { score: commonStyle(garments).count / Math.max(1, garments.length), facts };
}

function commonStyle(garments: Outfit): { name: string | null; count: number } {
  const styles = garments.map((garment) => garment.style);
  const [name = null] = mostFrequent(styles, 1);
  return { name, count: styles.filter((each) => each === name).length };
}

/** The items should suit the weather. An unsuitable item costs extra, because the other items cannot make up for it. */
export function weather(garments: Outfit, fits: Fits, intent: Intent): Finding<'weather'> {
  const { temperature: degrees, rain, snow, low } = intent;
  const categories = garments.map(({ category }) => category);
  const felt = garments.flatMap(({ id, category }, at) => {
    const fit = fits[at]?.weather;
    return fit && !isUnderCoat(category, categories) ? [{ ...fit, id }] : [];
  });
  const isCovered = garments.some(({ slot }) => slot === 'outerwear');
  const lacksLayer = low !== null && low < coatBelow && !isCovered;
  const isCold =
    degrees !== null &&
    !isCovered &&
    ((degrees < bareFrom && garments.some(isBare)) ||
      (degrees < shortSleevesFrom && garments.some(isShortSleeved)));
  const facts = () => ({
    lacksLayer,
    notes: felt.flatMap(({ id: piece, notes }) => notes.map(([note, worth]) => ({ piece, note, worth }))),
  });
  if (degrees === null && !rain && !snow) return { score: closeness(spreadOf(garments), 40), facts };
  const wrong = felt.reduce((sum, fit) => sum + Math.max(0, 0.4 - fit.score), 0);
  const score = mean(felt, (fit) => fit.score) - 0.6 * wrong - (lacksLayer ? 0.15 : 0) - (isCold ? 0.5 : 0);
  return { score, facts };
}

/** Returns the difference in degrees between the highest and the lowest temperature that the items are made for. */
function spreadOf(garments: Outfit): number {
  const made = garments.flatMap((garment) => garment.warmth ?? []);
  return made.length ? Math.max(...made) - Math.min(...made) : 0;
}

/** The outfit should contain the pieces and colors that were asked for. Neutral if nothing was asked for. */
export function prompt(garments: Outfit, { asked, colors }: Intent): Score {
  const total = asked.length + colors.length;
  const met =
    asked.filter((ids) => garments.some(({ id }) => ids.includes(id))).length +
    colors.filter((anyOf) => garments.some((garment) => isMain(garment) && anyOf.includes(garment.color)))
      .length;
  // Beside the colors that were asked for, others are no louder than a neutral.
  const isStrange = (garment: Garment) =>
    isMain(garment) &&
    garment.oklch?.neutral === false &&
    !colors.some((anyOf) => anyOf.includes(garment.color));
  const strange = colors.length ? garments.filter(isStrange).length : 0;
  return { score: total === 0 ? 0.5 : met / total - strange * 0.3 };
}

export function finish(garments: Outfit): Score {
  const bag = garments.some(({ slot }) => slot === 'bag');
  const accessories = garments.filter(({ slot }) => slot === 'accessory').length;
  return { score: 0.2 + (bag ? 0.35 : 0) + (accessories ? 0.45 : 0) };
}
