import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Contract } from '#shared/contract/define';
import { breakingDifferences } from '../../bin/contract/breaking.ts';
import { callsOf, mayBreak } from '../../bin/contract/snapshot.ts';

type Fields = Record<string, z.ZodType | undefined>;
const parts = {
  body: { name: z.string().max(20), color: z.enum(['red', 'blue']), size: z.int().optional() },
  result: {
    id: z.uuid(),
    at: z.string().nullable(),
    state: z.enum(['new', 'old']),
    tags: z.array(z.string()),
  },
};
/** An object with these fields, without those that are undefined. */
const objectOf = (fields: Fields) =>
  z.object(
    Object.fromEntries(Object.entries(fields).flatMap(([name, each]) => (each ? [[name, each]] : []))),
  );

type Change = { call?: object; body?: Fields; result?: Fields; more?: Contract };
const shelves = ({ call, body, result, more }: Change = {}) =>
  callsOf({
    shelves: {
      store: {
        route: 'POST /shelves',
        cost: 'nothing',
        repeat: 'same',
        body: objectOf({ ...parts.body, ...body }),
        result: objectOf({ ...parts.result, ...result }),
        ...call,
      },
      ...more,
    },
  });
const changed = (change: Change) => breakingDifferences(shelves(), shelves(change));

it('a planted breaking change is told with its call and its place', () => {
  const cases: [Change, string][] = [
    [{ call: { route: 'POST /racks' } }, 'shelves.store is at POST /racks, not at POST /shelves'],
    [{ call: { repeat: 'once' } }, 'shelves.store: request.idempotency-key is required now'],
    [{ body: { shop: z.string() } }, 'shelves.store: request.body.shop is required now'],
    [{ body: { size: z.int() } }, 'shelves.store: request.body.size is required now'],
    [{ body: { size: undefined } }, 'shelves.store: request.body.size is gone'],
    [{ body: { name: z.number() } }, 'shelves.store: request.body.name is string where it was number'],
    [{ body: { name: z.string().max(9) } }, 'shelves.store: request.body.name has the maxLength 9, not 20'],
    [{ body: { color: z.enum(['red']) } }, 'shelves.store: request.body.color no longer takes blue'],
    [{ result: { id: undefined } }, 'shelves.store: answer.id is gone'],
    [{ result: { id: z.uuid().optional() } }, 'shelves.store: answer.id may be missing now'],
    [{ result: { at: z.int() } }, 'shelves.store: answer.at is integer where it was string or null'],
    [{ result: { tags: z.array(z.int()) } }, 'shelves.store: answer.tags[] is integer where it was string'],
  ];
  for (const [change, text] of cases) expect(changed(change)).toEqual([text]);
  expect(breakingDifferences(shelves(), {})).toEqual(['shelves.store is gone']);
});

it('what a released client does not notice is no breaking change', () => {
  const look = { route: 'GET /shelves', cost: 'nothing', repeat: 'reads', result: z.string() } as const;
  const more = z.enum(['red', 'blue', 'green']);
  for (const change of [
    { more: { look } },
    { body: { shop: z.string().optional(), name: z.string().max(30).nullable(), color: more } },
    { result: { state: z.enum(['new', 'old', 'lost']), at: z.string(), extra: z.string() } },
  ])
    expect(changed(change)).toEqual([]);
});

it('a version says by its major number that it breaks clients, before 1.0 by its minor one', () => {
  const versions = ['0.3.0 0.4.0', '0.9.0 1.0.0', '1.4.2 2.0.0', '0.3.0 0.3.1', '1.0.0 1.0.0', '1.4.2 1.5.0'];
  const answers = versions.map((each) => mayBreak(...(each.split(' ') as [string, string])));
  expect(answers).toEqual([true, true, true, false, false, false]);
});
