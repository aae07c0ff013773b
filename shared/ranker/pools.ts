import type { Brief } from '../listening/brief.ts';
import type { TaggedItem } from '../listening/item-tags.ts';
import { ruleOf } from '../listening/rule.ts';
import { comfortRules } from '../listening/words/comfort-rules.ts';
import { settingOf } from '../listening/words/settings.ts';
import { styleRules } from '../listening/words/style-rules.ts';
import { weatherRules } from '../listening/words/weather-rules.ts';

/**
 * What a person refuses, what the body, the weather, the occasion and the other occasions of the day do not bear, in
 * this order of strength.
 */
export const strengths = ['refusal', 'comfort', 'weather', 'occasion', 'others'] as const;
type Strength = (typeof strengths)[number];

type Test = (item: TaggedItem) => boolean;

/** A brief as rules about single items. */
export type ItemRules = {
  /** What stays in the wardrobe, by strength; the weakest is relaxed first where nothing could be worn. */
  bans: Readonly<Record<Strength, Test>>;
  /** Of each slot, the pieces of the first rule that matches any are worn; the strongest rule comes first. */
  prefers: readonly Test[];
  /** Of `prefers`, what the weather asks for. */
  weather: readonly Test[];
  /** Whether the occasion is out in that weather. */
  outdoors: boolean;
  /** What the first style word is best told by; true of nothing without one. */
  look: Test;
  /** Whether a blazer belongs to an outfit without a dress. */
  jacket: boolean;
};

/** Below this formality, 0 to 1, no tie is expected. */
const tieFrom = 0.6;
/** Never worn with others, unless it is asked for by name. */
const neverUsed = 'other #swimwear #costume';
/** For special occasions and for sport: not worn where nothing was said, unless the person likes the style. */
const keptForOccasions =
  'tie #tuxedo #evening #indoor-only #sport-jersey style=formal style=sporty&!#waterproof joggers leggings'.split(
    ' ',
  );

export function itemRules(brief: Brief, likedStyles: readonly string[] = []): ItemRules {
  const liked = likedStyles.map((style) => `style=${style.toLowerCase()}`);
  const [first, ...others] = brief.settings.flatMap(({ id }) => settingOf(id) ?? []);
  const comforts = new Set([
    ...brief.comforts.map(({ id }) => id),
    ...(first?.comforts?.split(' ') ?? []),
    ...others.flatMap(({ comforts: implied, active }) => (active ? [] : (implied?.split(' ') ?? []))),
  ]);
  const ofComfort = [...comforts].flatMap((id) => comfortRules[id] ?? []);
  const ofStyle = brief.styles.flatMap(({ id }) => styleRules[id] ?? []);
  const ofWeather = weatherRules(brief.weather);
  const refused = brief.refusals.map(({ rule }) => rule);
  const palette = brief.palette ? [`!color=${brief.palette.colors.join(',')}`] : [];
  const ofOthers = first?.active
    ? []
    : others.filter(({ active }) => !active).flatMap(({ bans }) => bans ?? []);
  return {
    bans: {
      refusal: ruleOf([...refused, ...palette].join(' ')),
      comfort: ruleOf(ofComfort.flatMap(({ bans }) => bans ?? []).join(' ')),
      weather: ruleOf(ofWeather.bans),
      occasion: ruleOf(
        [
          neverUsed,
          ...((first?.formality ?? 1) < tieFrom ? ['tie'] : []),
          ...(first ? [] : keptForOccasions.filter((rule) => !liked.some((style) => rule.startsWith(style)))),
          first?.bans ?? '',
          ...ofStyle.flatMap(({ bans }) => bans ?? []),
        ].join(' '),
      ),
      others: ruleOf(ofOthers.join(' ')),
    },
    prefers: [
      ...palettePrefers(brief),
      ...ofComfort.flatMap(({ prefers }) => prefers ?? []),
      ...(first?.active ? (first.prefers ?? []) : []),
      ...ofWeather.prefers,
      ...ofStyle.flatMap(({ prefers }) => prefers ?? []),
      ...(first?.active ? [] : (first?.prefers ?? [])),
    ].map(ruleOf),
    weather: ofWeather.prefers.map(ruleOf),
    outdoors: first?.outdoors ?? false,
    look: ruleOf(ofStyle[0]?.prefers?.[0] ?? ''),
    jacket: first?.jacket ?? false,
  };
}

/** Where too little is owned in a color, its neighbor is worn. */
const neighbors: Readonly<Record<string, string>> = {
  black: 'navy,gray',
  navy: 'black,blue',
  gray: 'black,navy',
  white: 'beige',
  beige: 'white,brown',
  brown: 'beige',
};

/** The palette as preferences, which hold where there is too little in it for a whole outfit. */
const palettePrefers = ({ palette }: Brief): string[] =>
  palette
    ? [
        `color=${palette.colors.join(',')}`,
        ...palette.colors.flatMap((color) => (neighbors[color] ? `color=${neighbors[color]}` : [])),
      ]
    : [];

/** The items that no ban of the `kept` strongest strengths speaks against. */
export const notBanned = (items: readonly TaggedItem[], { bans }: ItemRules, kept: number) =>
  items.filter((item) => !strengths.slice(0, kept).some((strength) => bans[strength](item)));

/** Whether the person, the body and the weather bear an item: an occasion yields to what was asked for. */
export const isBorne = (item: TaggedItem, { bans }: ItemRules) =>
  !bans.refusal(item) && !bans.comfort(item) && !bans.weather(item);

/**
 * The outerwear for a day outdoors in rain, snow or cold: what the weather asks for counts more than what the occasion
 * does. Empty where nothing of the kind is owned.
 */
export function weatherproof(items: readonly TaggedItem[], rules: ItemRules): readonly TaggedItem[] {
  const borne = items.filter((item) => isBorne(item, rules));
  const asked = rules.weather.find((prefer) => borne.some(prefer));
  const pool = asked ? borne.filter(asked) : [];
  const fitting = pool.filter((item) => !rules.bans.occasion(item));
  return fitting.length ? fitting : pool;
}

/** The items of a slot that the bans of a strength and of all stronger ones leave, narrowed to the preferred ones. */
export function poolOf(
  items: readonly TaggedItem[],
  rules: ItemRules,
  weakest: number,
): readonly TaggedItem[] {
  let pool = notBanned(items, rules, weakest);
  for (const prefer of rules.prefers) {
    const preferred = pool.filter(prefer);
    if (preferred.length > 0) pool = preferred;
  }
  return pool;
}
