import type { Piece } from '../piece.ts';
import { The } from './pieces.ts';

/** Plain, warm sentences for a hard day. */
export const compassion = {
  darkAndPlain: (main: readonly Piece[]) => [
    'Everything in it is dark and plain, so you need not think about it on the day.',
    `${The(...main)} are dark and plain. I wish you strength.`,
  ],
  strength: () => ['I wish you strength for the day.', 'I hope it is one thing less to think about.'],
  quiet: () => ['Nothing in it draws attention away from what you say.'],
  notTight: () => ['Nothing in it is tight.'],
};
