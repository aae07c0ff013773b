/** A kind of prompt: the pattern that detects it, and the keywords that it adds for the stylist. */
type Kind = { pattern: RegExp; keywords: string };

const anyOf = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

const kinds = {
  business: {
    pattern: anyOf('business|office|work|meetings?|interview|presentation|conference|clients?|professional'),
    keywords: 'professional, polished, tailored, office-ready',
  },
  formal: {
    pattern: anyOf('formal|black[- ]tie|gala|wedding|ceremony|opera|cocktail|graduation'),
    keywords: 'elegant, refined, evening, dressy',
  },
  athletic: {
    pattern: anyOf('athletic|gym|sports?|sporty|workout|running|run|jogging|yoga|training|tennis'),
    keywords: 'sporty, breathable, stretchy, performance',
  },
  date: {
    pattern: anyOf('(?<!up to )date|date night|romantic|anniversary|dinner for two'),
    keywords: 'romantic, charming, flattering, dinner',
  },
  street: {
    pattern: anyOf('street|streetwear|street[- ]style|urban|skate|hip[- ]hop'),
    keywords: 'urban, edgy, oversized, statement',
  },
  casual: {
    pattern: anyOf('casual|weekend|relaxed|laid[- ]back|errands?|coffee|lazy|everyday'),
    keywords: 'relaxed, comfortable, effortless, easy',
  },
} as const satisfies Record<string, Kind>;
export type PromptKind = keyof typeof kinds;

/** The keywords that a kind adds to a prompt. */
export const promptKeywords = (kind: PromptKind): string => kinds[kind].keywords;

/** The kinds that match a prompt. */
export const promptKinds = (prompt: string): PromptKind[] =>
  (Object.keys(kinds) as PromptKind[]).filter((kind) => kinds[kind].pattern.test(prompt));

const variations = 1000;

/**
 * Appends the keywords of every kind that matches the prompt. With `variety`, also appends a random number from 1 to
 * 1000, so that repeated prompts differ. `random` returns a number from 0 (included) to 1 (excluded).
 */
export function enrichPrompt(
  prompt: string,
  { variety, random = Math.random }: { variety: boolean; random?: () => number },
): string {
  const keywords = promptKinds(prompt).map(promptKeywords);
  const enriched = keywords.length ? `${prompt} (${keywords.join('; ')})` : prompt;
  return variety ? `${enriched} [variation ${Math.floor(random() * variations) + 1}]` : enriched;
}
