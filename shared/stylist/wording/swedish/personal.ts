import { capitalize } from '#shared/rules/capitalize';
import type { Wording } from '../english/wording.ts';
import { colorNoun, The, the } from './pieces.ts';

export const personal: Wording['personal'] = {
  pin: (piece, text) => [
    `${The(piece)} liknar din pin ”${text}”.`,
    `Din pin ”${text}” känns igen i ${the(piece)}.`,
  ],
  // No sentences, because the trends of the season are written in English.
  trend: () => [],
  favorite: (color, pieces) => [
    `${capitalize(colorNoun(color))} är en av dina favoritfärger: ${the(...pieces)} har den.`,
    `${The(...pieces)} har en av dina favoritfärger, ${colorNoun(color)}.`,
  ],
  liked: (pieces) => [
    `Du har gillat ${the(...pieces)} ihop tidigare.`,
    `${The(...pieces)} fanns i en outfit som du gillade.`,
  ],
};
