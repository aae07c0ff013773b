import type { Outfit } from '#shared/contract/outfits';

/** Joins texts into sentences. Repeated texts are left out, and a missing full stop is added. */
const sentences = (...texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** The stylist's reasons for an outfit, followed by the style notes. Empty if there are neither. */
export const takeOf = ({ reasoning, styleNotes }: Pick<Outfit, 'reasoning' | 'styleNotes'>) =>
  sentences(reasoning, styleNotes);

type Analyzed = Pick<Outfit, 'styleNotes'> & {
  aiAnalysis: Pick<Outfit['aiAnalysis'], 'colorHarmony' | 'styleAnalysis' | 'styleContext'>;
};

/** What the stylist says about colors and style. A style analysis that repeats the style notes is left out. */
export function analysisOf({ styleNotes, aiAnalysis }: Analyzed) {
  const { colorHarmony, styleAnalysis, styleContext } = aiAnalysis;
  const isSaid = styleAnalysis === styleNotes && Boolean(colorHarmony || styleContext);
  return sentences(colorHarmony, isSaid ? '' : styleAnalysis, styleContext);
}
