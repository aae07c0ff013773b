import type { AiAnalysis, Outfit } from '#shared/contract/outfits';

type Told = Pick<Outfit, 'description' | 'reasoning' | 'styleNotes'> &
  Pick<AiAnalysis, 'stylingTips' | 'styleContext'>;

/** All texts of an outfit that a stylist wrote as sentences. */
export const textsOf = (
  { description, reasoning, styleNotes, stylingTips, styleContext }: Told,
  items: readonly { reasoning: string }[],
): string[] => [
  description,
  reasoning,
  styleNotes,
  styleContext,
  ...stylingTips,
  ...items.map((item) => item.reasoning),
];
