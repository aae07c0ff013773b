/**
 * What one word says about an item. The word tables are the only place where the formality and the warmth of a
 * kind, a fabric, a detail or a style are stated; their values are set by hand.
 */
export type WordMeaning = {
  /** The kind of item that it names; fabrics and details name none. */
  kind?: string;
  /** The kind is so general, such as 'top' or 'bag', that any other kind in the name wins. */
  vague?: true;
  /** Style families, separated by spaces; a family that is named twice counts twice. */
  is?: string;
  /** How dressed up this kind is: 0 (gym) to 1 (black tie). */
  formality?: number;
  /** What it adds to the formality; below zero it makes an item more casual. */
  dressier?: number;
  /** The outdoor temperature, in degrees Celsius, for which this kind is made. */
  warmth?: number;
  /** What it adds to the warmth, in degrees: linen is for warmer weather, wool (below zero) for colder. */
  lighter?: number;
  /** The price class that it tells: -1 (cheap) to 1 (luxury); a brand tells more, -3 to 3. */
  make?: number;
  fabric?: string;
  motif?: string;
  /** How loud its pattern is: 0 (plain) to 1. */
  loud?: number;
};

/** Synonyms, separated by spaces, and their meaning; a hyphen joins the words of a phrase: `high-heel`. */
export type WordRow = readonly [words: string, meaning: WordMeaning];
