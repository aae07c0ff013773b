import type { Wording } from '../english/wording.ts';
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

/** All Swedish sentences about outfits. Names and adjectives agree with their nouns. */
export const swedish: Wording = {
  care,
  colors,
  comfort,
  comforts,
  compassion,
  context: (phrase, pieces) => `För ${phrase}: ${the(...pieces)}.`,
  description,
  distinctions,
  heard,
  manual,
  noOutfit,
  personal,
  replaced: 'AI-modellen kunde inte svara den här gången, så den inbyggda stylisten valde outfiten.',
  unread: 'Modellen kunde inte läsa din önskan, så den lästes med regler.',
  roles,
  sayShortcoming,
  settings,
  styles,
  tips,
  titles,
  weather,
};
