import type { Wording } from '../english/wording.ts';

export const comfort: Wording['comfort'] = (id, words) => comfortNames[id] ?? `”${words}”`;

const comfortNames: Readonly<Record<string, string>> = {
  'flat-shoes': 'långa promenader',
  crutches: 'kryckor',
  seated: 'långt stillasittande',
  pregnant: 'en graviditet',
  nursing: 'amning',
  'cover-arms': 'täckta armar',
  'cover-shoulders': 'täckta axlar',
  'cover-knees': 'täckta knän',
  'cover-belly': 'en täckt mage',
  bike: 'cykling',
  baby: 'en bebis i famnen',
  'hands-free': 'fria händer',
};
