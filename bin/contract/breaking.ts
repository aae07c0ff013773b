import type * as z from 'zod';

export type Schema = z.core.JSONSchema.BaseSchema;
/** Each call of a contract: its route, and the schemas of what is sent and answered. */
export type Calls = Readonly<Record<string, { route: string; request: Schema; answer: Schema }>>;

/** Says for each call of a released contract what its client could no longer do with the server of another one. */
export const breakingDifferences = (released: Calls, today: Calls): string[] =>
  Object.entries(released).flatMap(([name, { route, request, answer }]) => {
    const call = today[name];
    if (!call) return [`${name} is gone`];
    return [
      ...(call.route === route ? [] : [`${name} is at ${call.route}, not at ${route}`]),
      // What the released client sends is accepted, and it finds in an answer what it reads.
      ...misfits(request, call.request, `${name}: request`, false),
      ...misfits(call.answer, answer, `${name}: answer`, true),
    ];
  });

/** The limits of texts, numbers and lists, and whether a greater one admits more. */
const limits = {
  ...{ minLength: -1, minItems: -1, minimum: -1, exclusiveMinimum: -1 },
  ...{ maxLength: 1, maxItems: 1, maximum: 1, exclusiveMaximum: 1 },
} as const;

const typesOf = ({ type }: Schema) => [type ?? []].flat();
const wordsOf = ({ const: only, enum: words }: Schema) => (only === undefined ? words : [only]);

/**
 * Says which values of the schema `from` the schema `to` refuses. An answer may have new words of an enum, because the
 * client tolerates them (`shared/contract/parse-answer.ts`), and new fields.
 */
function misfits(from: Schema, to: Schema, place: string, isAnswer: boolean): string[] {
  const [given, taken] = [from, to].map(({ anyOf, oneOf }) => (anyOf ?? oneOf) as Schema[] | undefined);
  if (given) return given.flatMap((each) => misfits(each, to, place, isAnswer));
  if (taken) {
    const tried = taken.map((each) => misfits(from, each, place, isAnswer));
    return tried.some((found) => found.length === 0) ? [] : [`${place} does not fit any of its forms`];
  }
  const types = typesOf(to);
  const isType = (type: string): boolean =>
    types.includes(type as never) || (type === 'integer' && isType('number'));
  if (types.length > 0 && !(typesOf(from).length > 0 && typesOf(from).every(isType)))
    return [`${place} is ${typesOf(from).join(' or ') || 'anything'} where it was ${types.join(' or ')}`];
  const words = wordsOf(to);
  const added = wordsOf(from)?.filter((word) => !words?.includes(word)) ?? ['any word'];
  const problems =
    words && !isAnswer && added.length > 0 ? [`${place} no longer takes ${added.join(', ')}`] : [];
  for (const [name, sign] of Object.entries(limits)) {
    const [before, now] = [from[name], to[name]] as (number | undefined)[];
    if (now !== undefined && !(before !== undefined && sign * before <= sign * now))
      problems.push(
        `${place} has the ${name} ${isAnswer ? `${before}, not ${now}` : `${now}, not ${before}`}`,
      );
  }
  for (const name of ['format', 'pattern'] as const)
    if (to[name] !== undefined && to[name] !== from[name]) problems.push(`${place} has another ${name}`);
  if (from.items && to.items)
    problems.push(...misfits(from.items as Schema, to.items as Schema, `${place}[]`, isAnswer));
  return [...problems, ...misfitsOfFields(from, to, place, isAnswer)];
}

function misfitsOfFields(from: Schema, to: Schema, place: string, isAnswer: boolean): string[] {
  const [given = {}, taken = {}] = [from.properties, to.properties] as Record<string, Schema>[];
  const [released, today] = isAnswer ? [taken, given] : [given, taken];
  const gone = Object.keys(released).filter((name) => !today[name]);
  const demanded = (to.required ?? []).filter(
    (name) => !gone.includes(name) && !from.required?.includes(name),
  );
  const values = [from, to].map(({ additionalProperties: each }) => (typeof each === 'object' ? each : {}));
  return [
    ...gone.map((name) => `${place}.${name} is gone`),
    ...demanded.map((name) => `${place}.${name} ${isAnswer ? 'may be missing' : 'is required'} now`),
    ...Object.entries(taken).flatMap(([name, schema]) =>
      given[name] ? misfits(given[name], schema, `${place}.${name}`, isAnswer) : [],
    ),
    ...(Object.keys(values[1] ?? {}).length > 0
      ? misfits(values[0] as Schema, values[1] as Schema, `${place}.*`, isAnswer)
      : []),
  ];
}
