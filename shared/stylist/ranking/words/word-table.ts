/**
 * What one word says about an item. Only the word tables define the formality and the warmth of kinds, fabrics, details
 * and styles. Their values are set by hand.
 */
export type WordMeaning = {
  /** The kind of item that the word names. Fabrics and details name none. */
  kind?: string;
  /** Whether the kind is so general, such as 'top' or 'bag', that any other kind in the name is used instead. */
  vague?: true;
  /** Style families, separated by spaces. A family that is listed twice counts twice. */
  is?: string;
  /** How dressed up this kind is: 0 (gym) to 1 (black tie). */
  formality?: number;
  /** What the word adds to the formality. A negative value makes an item more casual. */
  dressier?: number;
  /** The outdoor temperature that this kind is made for, in degrees Celsius. */
  warmth?: number;
  /**
   * What the word adds to the warmth, in degrees. Linen is for warmer weather (above zero), wool for colder weather
   * (below zero).
   */
  lighter?: number;
  /** The price class that the word indicates: -1 (cheap) to 1 (luxury). A brand indicates more, -3 to 3. */
  make?: number;
  fabric?: string;
  motif?: string;
  /** How loud its pattern is: 0 (plain) to 1. */
  loud?: number;
};

/** Synonyms, separated by spaces, and their meaning. A hyphen joins the words of a phrase: `high-heel`. */
export type WordRow = readonly [words: string, meaning: WordMeaning];
