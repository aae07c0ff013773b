import * as z from 'zod';
import { categories, colors } from '#shared/catalog';
import { questionAbout } from '#shared/stylist/hearing/asked-about';
import type { Brief } from '#shared/stylist/hearing/brief';
import { categoriesNamed } from '#shared/stylist/hearing/categories-named';
import { comfortRules } from '#shared/stylist/hearing/words/comfort-rules';
import { settings } from '#shared/stylist/hearing/words/settings';
import { styleRules } from '#shared/stylist/hearing/words/style-rules';
import type { Answer } from '../../models/language-model.ts';

const idsOf = (names: Iterable<string>) => z.enum([...names] as [string, ...string[]]);
/** Before a piece: 'my white jacket'. */
const determiner = /^(?:the|my|our|his|her|an?|en|ett|den|det|de|min|mitt|mina|vår|våra) /i;
const words = z.string().trim().min(1).max(60);
const handles = z.array(z.string().max(8)).max(60);
/** A category or a color, as the rows of the garments name them. */
const word = z.string().max(20);
/** A piece in the person's words, with the handles of the garments that it may mean. */
const Named = z.object({ words: words.overwrite((text) => text.replace(determiner, '')), handles });

/** What a model reads in a request. The same schema describes it to the model and validates it. */
const Reading = z.object({
  pieces: z
    .array(Named)
    .max(6)
    .describe('what is asked for, with the garments that fit; no handles if none is owned'),
  refused: z.array(Named).max(6).describe('what the person does not want to wear, with all garments of it'),
  colors: z.array(z.enum(colors)).max(4).describe('colors asked for without a piece'),
  settings: z
    .array(idsOf(settings.keys()))
    .max(3)
    .describe('what the outfit is for, the most important first'),
  comforts: z
    .array(idsOf(Object.keys(comfortRules)))
    .max(5)
    .describe('what body or day require'),
  styles: z
    .array(idsOf(Object.keys(styleRules)))
    .max(3)
    .describe('the look wished for'),
  degrees: z.number().min(-50).max(50).nullable().describe('°C, said or of a named season or place'),
  rain: z.boolean(),
  snow: z.boolean(),
  question: z
    .object({
      asks: z.enum(['which', 'fit', 'fault', 'need', 'code', 'kind', 'colors']),
      about: z.array(Named.extend({ category: word, color: word.nullable() })).max(3),
    })
    .nullable()
    .describe(
      'of pieces, owned or not: which to wear, may it be worn (fit), is it wrong (fault), must it be (need), which of a kind, its colors; or what the dress code means (code)',
    ),
  place: words.nullable().describe('town or country where it is worn, if named'),
  date: z.iso.date().nullable().describe('the day it is worn, if told'),
  unclear: z.array(words).max(3).describe('words about clothes you could not place'),
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
  const about = data.question?.about ?? [];
  const isUnknown = [...data.pieces, ...data.refused, ...about].some((named) =>
    named.handles.some((handle) => !idByHandle.has(handle)),
  );
  return isUnknown ? { problem: 'Only handles of the list may be used.' } : { value: data };
}

/**
 * The brief of a request that a model has read. What the rules heard with certainty stands: refusals, pieces that are
 * named as the person's own, the only colors, degrees, place and day, and what was chosen in the form.
 */
export function briefOfReading(
  rules: Brief,
  reading: Reading,
  idByHandle: ReadonlyMap<string, string>,
  { prompt, today }: { prompt: string; today: string },
): Brief {
  const idsOfNamed = (named: z.infer<typeof Named>) =>
    named.handles.flatMap((handle) => idByHandle.get(handle) ?? []);
  const read = reading.pieces.map((named) => {
    const ids = idsOfNamed(named);
    return { words: named.words, ids, missing: ids.length ? [] : [named.words], own: false };
  });
  const ruleOfNamed = (named: z.infer<typeof Named>) => {
    const ids = idsOfNamed(named).map(encodeURIComponent);
    return ids.length ? [{ words: named.words, rule: `id=${ids.join()}` }] : [];
  };
  const refused = reading.refused.flatMap(ruleOfNamed);
  const out = new Set(reading.refused.flatMap(idsOfNamed));
  // 'The dress circle' is no dress.
  const own = rules.pieces.filter((piece) => piece.own && !piece.ids.every((id) => out.has(id)));
  const about = (reading.question?.about ?? []).map((named) => {
    const [rule = ''] = ruleOfNamed(named).map((each) => each.rule);
    const [known = null] = categoriesNamed(named.words, rules.language);
    const category = isCategory(named.category) ? named.category : known;
    return { words: named.words, rule, category, color: named.color };
  });
  const asks = reading.question?.asks ?? 'fit';
  const chosen = rules.settings.filter(({ from }) => from !== 'prompt');
  const nameOf = (id: string) => id.replaceAll('-', ' ');
  const saidOf = <Entry extends { id: string; words: string }>(id: string, heard: readonly Entry[]) =>
    heard.find((each) => each.id === id)?.words ?? nameOf(id);
  const text = prompt.toLowerCase();
  return {
    ...rules,
    readBy: 'model',
    relevant: true,
    pieces: [
      ...own,
      ...read.filter(({ ids }) => !own.some((piece) => ids.some((id) => piece.ids.includes(id)))),
    ],
    refusals: [...rules.refusals, ...refused],
    colors: rules.palette ? rules.colors : reading.colors.map((color) => ({ words: color, anyOf: [color] })),
    settings: [
      ...reading.settings.map(
        (id) =>
          rules.settings.find((each) => each.id === id && each.from === 'prompt') ?? {
            id,
            words: nameOf(id),
            from: 'prompt' as const,
          },
      ),
      ...chosen.filter(({ id }) => !reading.settings.includes(id)),
    ],
    comforts: reading.comforts.map((id) => ({ id, words: saidOf(id, rules.comforts) })),
    styles: reading.styles.map((id) => ({ id, words: saidOf(id, rules.styles) })),
    // What is made of a fabric is among the pieces.
    tags: [],
    asksMore: false,
    weather: weatherOf(rules, reading, prompt),
    question: about.length > 0 || asks === 'code' ? questionAbout(about, { asks }) : rules.question,
    place: rules.place ?? reading.place,
    day: rules.day ?? (reading.date ? dayOf(reading.date, today) : null),
    notUnderstood: reading.unclear.filter(isShort).flatMap((unclear) => {
      const start = text.indexOf(unclear.toLowerCase());
      return start < 0 ? [] : [{ words: unclear, start, end: start + unclear.length }];
    }),
  };
}

/** Whether words are few enough to be quoted as what was not understood. */
const isShort = (unclear: string) => unclear.split(' ').length <= 2;

const isCategory = (name: string) => categories.some((each) => each === name);

const dayOf = (date: string, today: string) => ({
  date,
  isToday: date === today,
  partOfDay: null,
  words: '',
});

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
