import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '#shared/contract/define';
import { contracts } from '#shared/contract/index';
import { parseAnswer } from '#shared/contract/parse-answer';

type Schema = z.core.JSONSchema.BaseSchema;
const formats: Readonly<Record<string, string>> = {
  uuid: '01a1fdeb-23db-73de-9848-a2ac59bccbaa',
  date: '2026-05-04',
  'date-time': '2026-05-04T03:02:01.000Z',
  uri: 'https://example.com/',
};
/** A currency, cursors and pairs of ids, whose schemas are patterns. */
const { uuid, 'date-time': time } = formats;
const patterned = ['SEK', `${time}_${uuid}`, `${uuid}_${uuid}`];

/** A value that fits a schema, but for its enums: they have a word that is not listed. */
function tomorrows(schema: Schema): unknown {
  const { enum: words, const: only, format = '', properties = {}, items, anyOf, oneOf } = schema;
  // A nullable value has two types.
  const [type] = [schema.type].flat() as (typeof schema.type)[];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return tomorrows(first as Schema);
  if (only !== undefined) return only;
  if (words) return 'word-of-tomorrow';
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, tomorrows(each as Schema)]),
    );
  if (type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => tomorrows(items as Schema));
  const fitting = schema.pattern && patterned.find((each) => new RegExp(schema.pattern ?? '').test(each));
  if (fitting) return fitting;
  if (type === 'string') return formats[format] ?? 'x'.repeat(schema.minLength ?? 1);
  if (type === 'boolean') return true;
  return schema.minimum ?? 1;
}
const results = Object.values(contracts).flatMap((contract) =>
  Object.values<Call>(contract).flatMap(({ route, result }) => (result ? [{ route, result }] : [])),
);

it('an answer of any call is parsed though each of its enums has a new word, and keeps the words', () => {
  const withWords = results.filter(({ route, result }) => {
    const answer = tomorrows(z.toJSONSchema(result, { io: 'input', unrepresentable: 'any' }));
    const wordsIn = (value: unknown) => JSON.stringify(value).split('word-of-tomorrow').length - 1;
    expect(wordsIn(parseAnswer(result, answer)), route).toBe(wordsIn(answer));
    return wordsIn(answer) > 0;
  });
  expect(withWords.length).toBeGreaterThan(10);
});

const Cut = z.object({
  id: z.string(),
  cutOut: z.discriminatedUnion('state', [z.object({ state: z.literal('kept') })]).optional(),
});

it('a thing of an unknown kind counts as missing, and what is wrong otherwise is refused', () => {
  expect(parseAnswer(Cut, { id: 'a', cutOut: { state: 'half' } })).toEqual({ id: 'a' });
  expect(parseAnswer(z.enum(['a']), 'b')).toBe('b');
  for (const wrong of [{ cutOut: { state: 'kept' } }, { id: 1 }, { id: 'a', cutOut: { state: 1 } }, null])
    expect(() => parseAnswer(Cut, wrong)).toThrow(z.ZodError);
  expect(() => parseAnswer(z.enum(['a']), 7)).toThrow(z.ZodError);
});
