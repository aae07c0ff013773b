/** The style families that the words of an item speak for; an item often belongs to two or three. */
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
