import type { Outfit } from '#shared/contract/outfits';

/** Joins texts into sentences without repetition, adding a full stop where the stylist wrote none. */
const sentences = (...texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** Why the stylist chose an outfit, with the style notes; empty where nothing was said. */
export const takeOf = ({ reasoning, styleNotes }: Pick<Outfit, 'reasoning' | 'styleNotes'>) =>
  sentences(reasoning, styleNotes);

type Analyzed = Pick<Outfit, 'styleNotes'> & {
  aiAnalysis: Pick<Outfit['aiAnalysis'], 'colorHarmony' | 'styleAnalysis' | 'styleContext'>;
};

/** What the stylist says about an outfit's colors and style. The style is left out if the style notes have the same words. */
export function analysisOf({ styleNotes, aiAnalysis }: Analyzed) {
  const { colorHarmony, styleAnalysis, styleContext } = aiAnalysis;
  const isSaid = styleAnalysis === styleNotes && Boolean(colorHarmony || styleContext);
  return sentences(colorHarmony, isSaid ? '' : styleAnalysis, styleContext);
}
