import type { WordRow } from './word-table.ts';

/** The style families that a color suggests. For example, black suggests rock and evening, but not the beach. */
export const colorFamilies: readonly WordRow[] = [
  ['black jet onyx noir', { is: 'rock evening' }],
  ['white ivory chalk', { is: 'minimal beach' }],
  ['cream ecru off-white oatmeal', { is: 'minimal romantic' }],
  ['gray grey charcoal heather', { is: 'everyday office' }],
  ['navy midnight', { is: 'preppy office' }],
  ['beige camel tan taupe sand stone', { is: 'office preppy' }],
  ['brown chocolate cognac chestnut', { is: 'vintage boho western' }],
  ['khaki olive army', { is: 'utility everyday' }],
  ['burgundy wine maroon oxblood bordeaux plum', { is: 'vintage cozy' }],
  ['rust mustard orange', { is: 'vintage boho' }],
  ['red scarlet', { is: 'evening bold' }],
  ['pink blush peach mint lilac lavender', { is: 'cute romantic' }],
  ['fuchsia magenta hot-pink lime', { is: 'bold street' }],
  ['yellow coral turquoise aqua', { is: 'beach bold' }],
  ['gold silver champagne', { is: 'evening' }],
  ['nude', { is: 'evening romantic minimal' }],
];
