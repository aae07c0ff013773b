import { recordsOf } from '../../lexicon/rows.ts';
import table from '../../lexicon/settings.json' with { type: 'json' };
import { withLists } from './rule-lists.ts';

export const flagNames = 'jacket active outdoors indoors code tact attended hosted'.split(' ');
export type Flags = {
  /** A blazer is worn if the outfit has no dress, in the cold under a coat. */
  jacket: boolean;
  /** The person moves so much that only suitable clothes can be worn. */
  active: boolean;
  outdoors: boolean;
  /** It takes place in a warm room, for which one dresses in any weather. */
  indoors: boolean;
  /** It names how to dress, such as 'smart casual', and decides over the event for which it is stated. */
  code: boolean;
  /** The texts about the outfit are tactful, without jokes and compliments. */
  tact: boolean;
  /** People attend it. As the topic of a clause it tells of the day: 'the wedding is outdoors'. */
  attended: boolean;
  /** People have it at home, too. */
  hosted: boolean;
};

/**
 * An occasion and its dress code. `bans` and `prefers` are rules as in `rule.ts`. Pieces that a ban names are not worn
 * as long as there is anything else. In each slot, the preferred pieces are worn if the person owns any; the first list
 * that matches wins. Formality, styles and kinds only influence the score. All values are set by hand.
 */
export type Setting = Flags & {
  /** The name of the occasion inside a sentence: 'a funeral'. */
  phrase: string;
  /** 0 (gym) to 1 (black tie). */
  formality: number;
  /** Styles of the catalog, the most fitting first. */
  styles: string;
  /** Style families of the ranker's word tables. */
  families: string;
  /** Kinds that suit the occasion (`wants`) or are out of place (`avoids`), as the ranker's tables name them. */
  wants: string;
  avoids: string;
  bans: string;
  prefers: readonly string[];
  /** Ids of comforts that the occasion always requires. */
  comforts: string;
  /** The setting whose dress code holds if the occasion is called casual; empty if it is never so. */
  casual: string;
  /** Of a day's settings, the highest rank decides. The others only ban pieces that it does not need. */
  rank: number;
};

type Row = Omit<Setting, keyof Flags> & { setting: string; flags: string; chosen: string };
const rows = recordsOf<Row>(table);

export const settings: ReadonlyMap<string, Setting> = new Map(
  rows.map(({ setting, flags, chosen: _, ...row }) => [
    setting,
    {
      ...row,
      wants: withLists(row.wants),
      avoids: withLists(row.avoids),
      bans: withLists(row.bans),
      ...(Object.fromEntries(flagNames.map((flag) => [flag, flags.split(' ').includes(flag)])) as Flags),
    },
  ]),
);

/** The rank of the least of the settings for which a hint in a letter is enough: a wedding, a funeral. */
export const greatEvent = 66;

/** From this formality, 0 to 1, people dress up: sleeves are not rolled, and what is out of place is too casual. */
export const smartFrom = 0.6;

/** From this formality, 0 to 1, nothing is too formal: an interview, court, a black-tie evening. */
export const strictFrom = 0.82;

/** No tie is expected below this formality, 0 to 1. */
export const tieFrom = 0.7;

/** The kinds that are too casual for a setting. Empty if it is casual itself. */
export const tooCasualFor = (setting: Setting | undefined): ReadonlySet<string> =>
  new Set(setting && setting.formality >= smartFrom ? setting.avoids.split(' ') : []);

export const settingOf = (id: string): Setting | undefined => settings.get(id);

/** The settings for the moods, sub-occasions and occasions that the app offers. */
export const chosenSettings: ReadonlyMap<string, string> = new Map(
  rows.flatMap(({ setting, chosen }) =>
    chosen ? chosen.split(', ').map((words) => [words, setting] as const) : [],
  ),
);

/** Where an event takes place, or whose it is. */
export const hosts: readonly string[] = ['office', 'school'];
export const meals: readonly string[] = ['brunch', 'dinner', 'coffee'];

/** Whether it is at home, where the weather does not matter and no bag is needed. */
export const isAtHome = (settings: readonly { id: string }[]) =>
  settings.some(({ id }) => id === 'home' || id === 'video') &&
  settings.every(({ id }) => settingOf(id)?.hosted);
