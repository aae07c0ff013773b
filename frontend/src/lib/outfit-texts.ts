import type { Outfit } from '#shared/contract/outfits';

type Analyzed = { aiAnalysis: Pick<Outfit['aiAnalysis'], 'colorHarmony' | 'styleAnalysis' | 'styleContext'> };

/** Joins texts into sentences without repetition, adding a full stop where the stylist wrote none. */
const sentences = (...texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** Why the stylist chose an outfit, without what the style analysis says; empty where nothing else was said. */
export const takeOf = ({
  reasoning,
  styleNotes,
  aiAnalysis,
}: Analyzed & Pick<Outfit, 'reasoning' | 'styleNotes'>) =>
  sentences(...[reasoning, styleNotes].filter((text) => text !== aiAnalysis.styleAnalysis));

/** What the stylist says about an outfit's colors and style. */
export const analysisOf = ({ aiAnalysis: { colorHarmony, styleAnalysis, styleContext } }: Analyzed) =>
  sentences(colorHarmony, styleAnalysis, styleContext);
