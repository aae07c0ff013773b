import type { Brief } from '../listening/brief.ts';
import type { Feedback } from './feedback.ts';
import type { Weather } from './intent.ts';
import type { Preferences } from './preferences.ts';

/** What is known of a person: their preferences, their history, and the trends they follow. */
export type Preferred = {
  preferences?: Preferences | null;
  /** Texts that describe what is in fashion, or what the person has pinned. */
  trends?: { readonly texts: readonly string[]; readonly fromPinboard: boolean };
  feedback?: readonly Feedback[];
  /** The outfits of the last seven days as lists of item ids; they are suggested only when there is no other. */
  wornThisWeek?: readonly (readonly string[])[];
  /** Recently suggested outfits as lists of item ids; their items score lower. */
  suggestedLately?: readonly (readonly string[])[];
};

/** A request as the ranker takes it: what the person says and chooses, and what is known of them. */
export type RankRequest = Preferred & {
  prompt: string;
  /** A mood, or 'mood > sub-occasion'. */
  mood: string | null;
  occasion: string | null;
  weather?: Weather | null;
  /** What was read from the four above; read anew where it is missing. */
  brief?: Brief;
  /** The owner: items of another owner are ignored. */
  userId?: string;
  /** Ids of items that every outfit must contain. */
  baseItems?: readonly string[];
  /** Raises the share of chance, so that a second try gives another outfit. */
  forceVariety?: boolean;
};
