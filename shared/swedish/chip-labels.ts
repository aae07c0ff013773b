import type { ChipLabels } from '../stylist/hearing/chips.ts';

/** Returns the words as typed. A Swedish prompt is already in Swedish. */
const asTyped = ({ words }: { words: string }) => words.toLowerCase();

export const swedishChipLabels: ChipLabels = {
  comfort: asTyped,
  style: asTyped,
  own: (words) => `${words} ur garderoben`,
  refused: (words) => `utan ${words}`,
  only: (words) => `bara ${words}`,
  noCoat: 'inget ytterplagg behövs',
};
