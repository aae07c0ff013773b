/** A kind of piece: the categories that it may have, the most typical first, and the tags that it has. */
export type Kind = { categories: readonly string[]; tags: readonly string[] };

/**
 * Reads the meaning of a garment's row: 'trousers chinos + corduroy'. Pieces that are worn together are joined by
 * an ampersand: 'blazer & trousers'.
 */
export const kindsOf = (meaning: string): Kind[] =>
  meaning.split(' & ').map((kind) => {
    const [categories = '', tags = ''] = kind.split(' + ');
    const words = (text: string) => text.split(' ').filter(Boolean);
    return { categories: words(categories), tags: words(tags) };
  });
