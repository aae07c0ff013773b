import type { Feedback } from './feedback.ts';
import type { StatedRequest } from './intent.ts';
import type { Preferences } from './preferences.ts';

/** A request as the ranker takes it: what the person states, with their preferences and history. */
export type RankRequest = StatedRequest & {
  /** The owner: items of another owner are ignored. */
  userId?: string;
  preferences?: Preferences | null;
  /** Ids of items that every outfit must contain. */
  baseItems?: readonly string[];
  /** Texts that describe what is in fashion or what the person has pinned. */
  trends?: readonly string[];
  feedback?: readonly Feedback[];
  /** The outfits of the last seven days as lists of item ids; they are suggested only when there is no other. */
  wornThisWeek?: readonly (readonly string[])[];
  /** Recently suggested outfits as lists of item ids; their items score lower. */
  suggestedLately?: readonly (readonly string[])[];
  /** Raises the share of chance, so that a second try gives another outfit. */
  forceVariety?: boolean;
};
