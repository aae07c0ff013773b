import type { Brief } from '../hearing/brief.ts';
import type { Feedback } from './feedback.ts';
import type { Weather } from './intent.ts';
import type { Preferences } from './preferences.ts';

/** What is known about a person: their preferences, their history, and the trends that they follow. */
export type Preferred = {
  /** The id of the owner. Items of other owners are ignored. */
  userId?: string;
  preferences?: Preferences | null;
  /** Texts about current fashion, or about what the person has pinned. */
  trends?: { readonly texts: readonly string[]; readonly fromPinboard: boolean };
  feedback?: readonly Feedback[];
  /** The outfits of the last seven days as lists of item ids. They are suggested only if there is no other outfit. */
  wornThisWeek?: readonly (readonly string[])[];
  /** Items that were suggested at least twice today. The striking ones among them rest, if anything else fits. */
  suggestedTwice?: readonly string[];
  /** Recently suggested outfits as lists of item ids; their items score lower. */
  suggestedLately?: readonly (readonly string[])[];
};

/** A request to the ranker: what the person asks for, and what is known about them. */
export type RankRequest = Preferred & {
  prompt: string;
  /** A mood, or 'mood > sub-occasion'. */
  mood: string | null;
  occasion: string | null;
  weather?: Weather | null;
  /** What was understood of `prompt`, `mood`, `occasion` and `weather`. Without it, the ranker reads them. */
  brief?: Brief;
  /** Ids of items that every outfit must contain. */
  baseItems?: readonly string[];
  /** Increases the influence of chance, so that a second try gives a different outfit. */
  forceVariety?: boolean;
};
