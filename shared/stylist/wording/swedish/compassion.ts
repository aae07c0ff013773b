import type { Wording } from '../english/wording.ts';
import { agree, The } from './pieces.ts';

export const compassion: Wording['compassion'] = {
  darkAndPlain: (main) => [
    'Allt är mörkt och enkelt, så att du slipper tänka på det den dagen.',
    `${The(...main)} är ${agree(main, 'mörk och enkel', 'mörkt och enkelt', 'mörka och enkla')}. Jag önskar dig styrka.`,
  ],
  strength: () => ['Jag önskar dig styrka den dagen.', 'Jag hoppas att det blir en sak mindre att tänka på.'],
  quiet: () => ['Inget i den drar uppmärksamhet från det du säger.'],
  notTight: () => ['Inget i den sitter åt.'],
};
