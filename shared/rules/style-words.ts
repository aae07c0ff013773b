const swedish: Readonly<Record<string, string>> = {
  casual: 'avslappnad',
  sporty: 'sportig',
  formal: 'formell',
  business: 'kontorsstil',
  vintage: 'vintagestil',
  streetwear: 'streetwearstil',
  bohemian: 'bohemisk',
  professional: 'professionell',
  romantic: 'romantisk',
  minimalist: 'minimalistisk',
};

/** The words by which the stylist tells a style of the catalog, in the languages that it speaks. */
export const styleWords = (style: string): string[] => [style, ...(swedish[style] ? [swedish[style]] : [])];
