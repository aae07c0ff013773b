import * as z from 'zod';
import { colors } from '#shared/catalog';
import { questionAbout } from '#shared/stylist/hearing/asked-about';
import type { Brief } from '#shared/stylist/hearing/brief';
import { tagged } from '#shared/stylist/hearing/item-tags';
import { ruleOf } from '#shared/stylist/hearing/rule';
import { comfortRules } from '#shared/stylist/hearing/words/comfort-rules';
import { settings } from '#shared/stylist/hearing/words/settings';
import { styleRules } from '#shared/stylist/hearing/words/style-rules';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import { isLong } from '../../../shared/stylist/wording/facts.ts';
import type { Answer } from '../../models/language-model.ts';

const idsOf = (names: Iterable<string>) => z.enum([...names] as [string, ...string[]]);
/** Before a piece: 'my white jacket'. */
const determiner = /^(?:the|my|our|his|her|an?|en|ett|den|det|de|min|mitt|mina|vår|våra) /i;
const words = z.string().trim().min(1).max(60);
const handles = z.array(z.string().max(8)).max(60);
/** A piece in the person's words, with the handles of the garments that it may mean. */
const Named = z.object({ words: words.overwrite((text) => text.replace(determiner, '')), handles });

/** What a model reads in a request. The same schema describes it to the model and validates it. */
const Reading = z.object({
  pieces: z
    .array(Named)
    .max(6)
    .describe(
      'what the person wants to wear and what your answer advises, by the noun of the request or your own, with the garments of which any will do, or the one that you advise; no handles if none is listed',
    ),
  refused: z.array(Named).max(6).describe('what they do not want or cannot wear, with all garments of it'),
  colors: z.array(z.enum(colors)).max(4).describe('colors asked for without a piece'),
  settings: z
    .array(z.object({ id: idsOf(settings.keys()), words }))
    .max(3)
    .describe(
      'what the outfit is for, the most important first, with its noun in the language that you write',
    ),
  comforts: z
    .array(idsOf(Object.keys(comfortRules)))
    .max(5)
    .describe('what body or day require, also if it is not said'),
  styles: z
    .array(idsOf(Object.keys(styleRules)))
    .max(3)
    .describe('the look wished for'),
  degrees: z.number().min(-50).max(50).nullable().describe('°C, said or of a named season or place'),
  rain: z.boolean(),
  snow: z.boolean(),
  answer: z
    .string()
    .trim()
    .min(1)
    .max(400)
    .nullable()
    .describe(
      'what you tell the person: yes or no, or which, and why, to every question, and how to meet what no other field holds; three sentences, 50 words at most; null for a plain wish',
    ),
  place: words.nullable().describe('town or country where it is worn, if named'),
  date: z.iso.date().nullable().describe('the day it is worn, if told'),
});
type Reading = z.infer<typeof Reading>;

export const readRequest: Answer = {
  name: 'read_request',
  description: 'Says what a person asks of an outfit.',
  schema: Reading,
};

/** Checks what a model has read. Returns it, or a sentence that tells the model what is wrong with it. */
export function checkReading(
  input: unknown,
  idByHandle: ReadonlyMap<string, string>,
): { value: Reading } | { problem: string } {
  const { data, error } = Reading.safeParse(input);
  if (!data) return { problem: `That does not fit the schema: ${z.prettifyError(error)}.` };
  const named = [...data.pieces, ...data.refused].flatMap(({ handles }) => handles);
  const isKnown = named.every((handle) => idByHandle.has(handle));
  return isKnown ? { value: data } : { problem: 'Only handles of the list may be used.' };
}

/**
 * The brief of a request that a model has read. What the rules heard with certainty stands: degrees, place and day, the
 * only colors, what was chosen in the form, and in a short request the refusals of what the model does not advise.
 */
export function briefOfReading(
  rules: Brief,
  reading: Reading,
  idByHandle: ReadonlyMap<string, string>,
  { prompt, items, today }: { prompt: string; items: readonly WardrobeItem[]; today: string },
): Brief {
  const idsOfNamed = (named: z.infer<typeof Named>) =>
    named.handles.flatMap((handle) => idByHandle.get(handle) ?? []);
  const pieces = reading.pieces.map((named) => {
    const ids = idsOfNamed(named);
    return { words: named.words, ids, missing: ids.length ? [] : [named.words], own: false };
  });
  const wanted = items.filter(({ id }) => pieces.some(({ ids }) => ids.includes(id))).map(tagged);
  const sure = isLong(prompt) ? [] : rules.refusals.filter(({ rule }) => !wanted.some(ruleOf(rule)));
  const refused = reading.refused.flatMap((named) => {
    const ids = idsOfNamed(named).map(encodeURIComponent);
    return ids.length ? [{ words: named.words, rule: `id=${ids.join()}` }] : [];
  });
  const { date } = reading;
  const from = 'prompt' as const;
  const typed = rules.settings.filter((each) => each.from === from);
  const chosen = rules.settings.filter((each) => each.from !== from);
  const saidOf = <Entry extends { id: string; words: string }>(id: string, heard: readonly Entry[]) =>
    heard.find((each) => each.id === id)?.words ?? id.replaceAll('-', ' ');
  return {
    ...rules,
    readBy: 'model',
    relevant: true,
    pieces,
    refusals: [...sure, ...refused],
    colors: rules.palette ? rules.colors : reading.colors.map((color) => ({ words: color, anyOf: [color] })),
    settings: [
      ...reading.settings.map((each) => ({ ...typed.find(({ id }) => id === each.id), ...each, from })),
      ...chosen.filter(({ id }) => !reading.settings.some((each) => each.id === id)),
    ],
    comforts: reading.comforts.map((id) => ({ id, words: saidOf(id, rules.comforts) })),
    styles: [
      ...reading.styles.map((id) => ({ id, words: saidOf(id, rules.styles) })),
      ...rules.styles.filter((each) => each.from === 'mood' && !reading.styles.includes(each.id)),
    ],
    // What is made of a fabric is among the pieces.
    tags: [],
    openQuestions: [],
    asksMore: false,
    weather: weatherOf(rules, reading, prompt),
    question: reading.answer ? questionAbout([], { answer: reading.answer }) : null,
    place: rules.place ?? reading.place,
    day: rules.day ?? (date ? { date, isToday: date === today, partOfDay: null, words: '' } : null),
    notUnderstood: [],
  };
}

/** The weather that the rules know for certain, or else what the model has read. */
function weatherOf(
  { weather, place, day }: Brief,
  { degrees, rain, snow }: Reading,
  prompt: string,
): Brief['weather'] {
  const isCertain =
    weather !== null && (weather.from === 'prompt' || weather.from === 'forecast' || place || day);
  const number = degrees === null ? '' : `${Math.round(degrees)}`;
  const isSaid = new RegExp(`(?<!\\d)${number} ?(?:°|deg|grad|c\\b|celsius)`, 'i').test(prompt);
  // Today's weather comes before that of a season.
  const told = isSaid || weather?.from !== 'card' ? degrees : null;
  if (isCertain || (told === null && !rain && !snow)) return weather;
  return {
    temperature: told ?? weather?.temperature ?? null,
    rain,
    snow,
    windy: weather?.windy ?? false,
    // What the model took from a season or a place was not said.
    words: number && isSaid ? `${number} °C` : '',
    from: 'prompt',
  };
}
