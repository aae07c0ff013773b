import type { Piece } from '../piece.ts';
import { care } from './care.ts';
import { colors } from './colors.ts';
import { comfort } from './comfort.ts';
import { comforts } from './comforts.ts';
import { compassion } from './compassion.ts';
import { description } from './description.ts';
import { distinctions } from './distinctions.ts';
import { heard } from './heard.ts';
import { manual } from './manual.ts';
import { noOutfit } from './no-outfit.ts';
import { personal } from './personal.ts';
import { the } from './pieces.ts';
import { roles } from './roles.ts';
import { settings } from './settings.ts';
import { sayShortcoming } from './shortcomings.ts';
import { styles } from './styles.ts';
import { tips } from './tips.ts';
import { titles } from './titles.ts';
import { weather } from './weather.ts';

/** All English sentences about outfits. The files beside this folder decide which are used. */
export const english = {
  care,
  colors,
  comfort,
  comforts,
  compassion,
  context: (phrase: string, pieces: readonly Piece[]) => `For ${phrase}: ${the(...pieces)}.`,
  description,
  distinctions,
  heard,
  manual,
  noOutfit,
  personal,
  replaced: 'The AI model could not answer this time, so the built-in stylist chose this outfit.',
  unread: 'The model could not read your request, so it was read by rules.',
  roles,
  sayShortcoming,
  settings,
  styles,
  tips,
  titles,
  weather,
};

/** The sentences that each language must provide. */
export type Wording = typeof english;
