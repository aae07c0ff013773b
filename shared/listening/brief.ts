import * as z from 'zod';

/** The languages that a request may be typed in. */
export const languages = ['en', 'sv', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** The parts of a day that a request may name. */
export const partsOfDay = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;

/** A piece that was asked for: the items it may be, and how it was named. */
const AskedPiece = z.object({
  /** As typed, without its determiner: 'red silk dress'. */
  words: z.string(),
  /** The items that fit the words best; one of them is to be worn. Empty where nothing of the kind is owned. */
  ids: z.array(z.string()),
  /** What no item has of what was asked, as typed; empty where an item fits all of it. */
  missing: z.array(z.string()),
  /** Said with 'only' or 'my': nothing may take its place. */
  own: z.boolean(),
});

/** What is not to be worn, as typed and as a rule about items (`rule.ts`). */
const Refusal = z.object({ words: z.string(), rule: z.string() });

/** What a request says, read from its words, its mood, its occasion and its weather. */
export const Brief = z.object({
  language: z.enum(languages),
  pieces: z.array(AskedPiece),
  refusals: z.array(Refusal),
  /** Colors asked for without a piece, as in 'something in red': for each entry one piece in one of its colors is worn. */
  colors: z.array(z.object({ words: z.string(), anyOf: z.array(z.string()) })),
  /** The only colors that may be worn, accents included; null where the request leaves the colors open. */
  palette: z
    .object({ words: z.string(), colors: z.array(z.string()), accent: z.array(z.string()) })
    .nullable(),
  /** Fabrics, patterns and features asked for without a piece: 'something in linen'. */
  tags: z.array(z.object({ words: z.string(), tag: z.string() })),
  /** The occasions, by the ids of their dress codes. The first one decides what is worn; the others soften it. */
  settings: z.array(
    z.object({ id: z.string(), words: z.string(), from: z.enum(['prompt', 'mood', 'occasion']) }),
  ),
  comforts: z.array(z.object({ id: z.string(), words: z.string() })),
  styles: z.array(z.object({ id: z.string(), words: z.string() })),
  weather: z
    .object({
      /** Degrees Celsius; null where no word and no card tells. */
      temperature: z.number().nullable(),
      rain: z.boolean(),
      snow: z.boolean(),
      windy: z.boolean(),
      words: z.string(),
      from: z.enum(['prompt', 'forecast', 'season', 'place', 'card']),
    })
    .nullable(),
  /** The place that the words name. */
  place: z.string().nullable(),
  /** The month, 1 to 12, whose usual weather counts at the place of the request; null without such a place. */
  month: z.number().int().nullable(),
  /** The day that the words name, in any words; today, in no words, where they only name a place. */
  day: z
    .object({
      date: z.iso.date(),
      isToday: z.boolean(),
      partOfDay: z.enum(partsOfDay).nullable(),
      words: z.string(),
    })
    .nullable()
    // Stored outfits may have none.
    .default(null),
  /** Whether the words say that no coat is needed. */
  noCoat: z.boolean(),
  notUnderstood: z.array(z.object({ words: z.string(), start: z.number().int(), end: z.number().int() })),
});
export type Brief = z.infer<typeof Brief>;
export type AskedPiece = z.infer<typeof AskedPiece>;
export type Refusal = z.infer<typeof Refusal>;
