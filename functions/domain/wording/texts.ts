import type { AiAnalysis, Outfit } from '#shared/contract/outfits';

type Told = Pick<Outfit, 'description' | 'reasoning' | 'styleNotes'> &
  Pick<AiAnalysis, 'stylingTips' | 'styleContext'>;

/** Everything that a stylist said of an outfit in sentences. */
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
