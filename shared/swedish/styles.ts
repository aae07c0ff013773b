/** The styles of the catalog and of its moods, as the stylist says them in Swedish. */
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
