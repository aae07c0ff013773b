import * as z from 'zod';

/** The languages that a request may be typed in. */
export const languages = ['en', 'sv', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** The parts of a day that a request may name. */
export const partsOfDay = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;

/** A piece that was asked for: how it was named, and the items that it may mean. */
const AskedPiece = z.object({
  /** As typed, without its determiner: 'red silk dress'. */
  words: z.string(),
  /** The ids of the items that fit the words best. One of them should be worn. Empty if no item fits. */
  ids: z.array(z.string()),
  /** The requested features that no item has, as typed. Empty if an item has all of them. */
  missing: z.array(z.string()),
  /** Whether it was named with 'only' or 'my', so that no other piece may replace it. */
  own: z.boolean(),
});

/**
 * Something that must not be worn: as typed, and as a rule about items (`rule.ts`). What is worn over and over (`isWorn`) is
 * worn again only if there is nothing else.
 */
const Refusal = z.object({ words: z.string(), rule: z.string(), isWorn: z.boolean().optional() });

/** A piece or a color that a question is about, owned or not. */
const Asked = z.object({
  /** As typed. */
  words: z.string(),
  /** The items that it may mean, as a rule of `rule.ts`. Matches none if the person owns none that fits all words. */
  rule: z.string(),
  category: z.string().nullable().default(null),
  color: z.string().nullable().default(null),
});

/** What was understood of a request, from its words, mood, occasion and weather. */
export const Brief = z.object({
  language: z.enum(languages),
  /** Whether a model has read the request, or the rules alone. */
  readBy: z.enum(['rules', 'model']).default('rules'),
  pieces: z.array(AskedPiece),
  refusals: z.array(Refusal),
  /** Colors asked for without a piece ('something in red'). A piece in one color of each entry should be worn. */
  colors: z.array(z.object({ words: z.string(), anyOf: z.array(z.string()) })),
  /** The only colors that may be worn, including accents. Null if the request does not restrict the colors. */
  palette: z
    .object({ words: z.string(), colors: z.array(z.string()), accent: z.array(z.string()) })
    .nullable(),
  /** Fabrics, patterns and features that were asked for without a piece, as in 'something in linen'. */
  tags: z.array(z.object({ words: z.string(), tag: z.string() })),
  /** The occasions, by the ids of their dress codes. The first one decides what is worn; the others only adjust it. */
  settings: z.array(
    z.object({
      id: z.string(),
      words: z.string(),
      from: z.enum(['prompt', 'mood', 'occasion']),
      /** Whether the words say how to dress and name no event: 'business casual', but not 'board meeting'. */
      isCode: z.literal(true).optional(),
    }),
  ),
  /** What the person asks. Null if nothing is asked that has an answer. */
  question: z
    .object({
      ...Asked.shape,
      /**
       * Which of several to wear, whether something may be worn (`fit`), whether something is wrong with it (`fault`:
       * 'Is black too much?'), whether it has to be worn (`need`), what the occasion asks for (`code`), which piece of
       * a kind or in which color (`kind`: 'Which shoes?', `color`: 'What color shoes?'), which colors go with a piece
       * (`colors`), whether it may be left out (`omit`), or whether legs may be bare (`legs`).
       */
      asks: z
        .enum(['which', 'fit', 'fault', 'need', 'code', 'kind', 'color', 'colors', 'omit', 'legs'])
        .default('fit'),
      /** The style that it is about instead of a piece: 'Is it OK to dress casually?'. */
      style: z.string().nullable().default(null),
      /** What a model that has read it answers, in the language of the texts. */
      answer: z.string().nullable().default(null),
      /** The other pieces that it is about: 'Sneakers or the boots?', 'Will a gray blazer and a tie do?'. */
      or: z.array(Asked).default([]),
    })
    .nullable()
    .default(null),
  /** The questions that neither an answer nor an outfit answers, as typed; an ellipsis for what is too long to quote. */
  openQuestions: z.array(z.string()).default([]),
  /** Whether there are open questions, for clients of version 1.0.0. */
  asksMore: z.boolean().default(false),
  /** Whether the words say anything about an outfit. False for abuse, nonsense and other subjects. */
  relevant: z.boolean().default(true),
  // Briefs that are stored may call it by its former name.
  comforts: z.array(
    z.object({ id: z.string().transform((id) => (id === 'cool' ? 'airy' : id)), words: z.string() }),
  ),
  /** `from` the mood that was chosen in the form, or else the words. */
  styles: z.array(z.object({ id: z.string(), words: z.string(), from: z.literal('mood').optional() })),
  weather: z
    .object({
      /** Degrees Celsius; null if neither the words nor the weather card state them. */
      temperature: z.number().nullable(),
      rain: z.boolean(),
      snow: z.boolean(),
      windy: z.boolean(),
      words: z.string(),
      from: z.enum(['prompt', 'forecast', 'season', 'place', 'card']),
    })
    .nullable(),
  /** The place that the words name; null if there is none. */
  place: z.string().nullable(),
  /** The month (1 to 12) whose climate is used at the place of the request, or this month if the weather is unknown. */
  month: z.number().int().nullable(),
  /** The day that the words name. If they only name a place, it is today, with empty words. */
  day: z
    .object({
      date: z.iso.date(),
      isToday: z.boolean(),
      partOfDay: z.enum(partsOfDay).nullable(),
      words: z.string(),
    })
    .nullable()
    // Briefs of older stored outfits may lack this field.
    .default(null),
  /** Whether the words say that no coat is needed. */
  noCoat: z.boolean(),
  notUnderstood: z.array(z.object({ words: z.string(), start: z.number().int(), end: z.number().int() })),
});
export type Brief = z.infer<typeof Brief>;
export type AskedPiece = z.infer<typeof AskedPiece>;
export type Refusal = z.infer<typeof Refusal>;
export type Asked = z.infer<typeof Asked>;
