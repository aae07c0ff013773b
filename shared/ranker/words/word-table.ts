/** The moods a piece of clothing can be in; a piece is often in two or three of them at once. */
export const families = [
  'sporty',
  'street',
  'everyday',
  'cozy',
  'utility',
  'rock',
  'western',
  'boho',
  'beach',
  'vintage',
  'preppy',
  'office',
  'minimal',
  'romantic',
  'cute',
  'evening',
  'luxe',
  'bold',
] as const;
export type Family = (typeof families)[number];

/** What one word says about the piece it stands in the name of. */
export type WordMeaning = {
  /** What kind of piece it is; a fabric or a detail says nothing of it. */
  kind?: string;
  /** The word says so little that any other kind in the name says more: 'top', 'bag'. */
  vague?: true;
  /** The families it speaks for; a family named twice counts twice. */
  is?: string;
  /** How dressed up a piece of this kind is: 0 (gym) to 1 (black tie). */
  formality?: number;
  /** By how much it dresses a piece up, or down. */
  dressier?: number;
  /** The outdoor temperature, in degrees Celsius, for which a piece of this kind is made. */
  warmth?: number;
  /** For how many degrees warmer or, below zero, colder weather it makes a piece. */
  lighter?: number;
  /** Of what make it tells: -1 (cheap and cheerful) to 1 (an investment). */
  make?: number;
  fabric?: string;
  motif?: string;
  /** How loud its pattern is: 0 (plain) to 1. */
  loud?: number;
};

/** Words that mean the same, separated by spaces, and what they mean; `high-heel` stands for two words in a row. */
export type WordRow = readonly [words: string, meaning: WordMeaning];
