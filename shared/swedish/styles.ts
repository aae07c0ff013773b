/** The styles of the catalog, and those that its moods name, as the stylist tells them. */
export const swedishStyles: Readonly<Record<string, string>> = {
  casual: 'avslappnad stil',
  sporty: 'sportig stil',
  formal: 'formell stil',
  business: 'kontorsstil',
  elegant: 'elegant stil',
  vintage: 'vintagestil',
  streetwear: 'streetwearstil',
  bohemian: 'bohemisk stil',
  professional: 'professionell stil',
  romantic: 'romantisk stil',
  minimalist: 'minimalistisk stil',
};
