import type { Wording } from '../english/wording.ts';
import { enumerate } from './pieces.ts';

const slots = { top: 'överdel', bottom: 'underdel', dress: 'klänning' };

export const noOutfit: Wording['noOutfit'] = {
  lacking: (lacking) =>
    `Du har ingen ${enumerate(
      lacking.map((slot) => slots[slot]),
      'eller',
    )} att göra en outfit av.`,
  inLaundry: (pieces) =>
    `Det går inte att få ihop en outfit medan ${pieces === 1 ? 'ett plagg' : `${pieces} plagg`} ligger i tvätten.`,
  atAll: 'Det går inte att få ihop en outfit av dina kläder.',
};
