/** A kind of piece: its possible categories, the most typical first, and the tags that it must have. */
export type Kind = { categories: readonly string[]; tags: readonly string[] };

/**
 * Parses the meaning in a row of garments, such as 'trousers chinos + corduroy': categories, then tags. An ampersand
 * joins pieces that are worn together: 'blazer & trousers'.
 */
export const kindsOf = (meaning: string): Kind[] =>
  meaning.split(' & ').map((kind) => {
    const [categories = '', tags = ''] = kind.split(' + ');
    const words = (text: string) => text.split(' ').filter(Boolean);
    return { categories: words(categories), tags: words(tags) };
  });
