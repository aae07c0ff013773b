import type { Feedback } from './feedback.ts';
import type { StatedRequest } from './intent.ts';
import type { Preferences } from './preferences.ts';

/** All that is known of what a person wants to wear, and of what they wore. */
export type RankRequest = StatedRequest & {
  /** The person whose clothes they are: others' are left out. */
  userId?: string;
  preferences?: Preferences | null;
  /** Ids of pieces that every outfit must have. */
  baseItems?: readonly string[];
  /** Words of what is in fashion, or of pictures that the person likes. */
  trends?: readonly string[];
  feedback?: readonly Feedback[];
  /** The outfits of the last seven days, each the ids of its pieces: none of them is suggested again. */
  wornThisWeek?: readonly (readonly string[])[];
  /** The outfits that were suggested lately: others come first. */
  suggestedLately?: readonly (readonly string[])[];
  /** Lets chance decide more, so that a second try gives another outfit. */
  forceVariety?: boolean;
};
