/** The style families that words of an item can indicate. An item often belongs to two or three of them. */
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
