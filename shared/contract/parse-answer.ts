import type * as z from 'zod';

type Path = readonly PropertyKey[];
type Node = Record<PropertyKey, unknown>;

/**
 * Parses an answer. A newer server may know more words of an enum than this client. Such a word is passed on as it is,
 * and texts show it or leave it out. A thing whose kind is unknown counts as missing.
 */
export function parseAnswer<T>(schema: z.ZodType<T>, answer: unknown): T {
  let parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const words: { path: Path; word: string }[] = [];
  // A known word takes the place of an unknown one until the rest is parsed.
  const known = { answer: structuredClone(answer) };
  while (!parsed.success) {
    const { error } = parsed;
    for (const issue of error.issues) {
      const path = ['answer', ...issue.path];
      const word = valueAt(known, path);
      if (typeof word !== 'string') throw error;
      if (issue.code === 'invalid_value') {
        words.push({ path, word });
        put(known, path, issue.values[0]);
      } else if (issue.code === 'invalid_union' && issue.discriminator)
        put(known, path.slice(0, -1), undefined);
      else throw error;
    }
    parsed = schema.safeParse(known.answer);
  }
  const result = { answer: parsed.data };
  for (const { path, word } of words) put(result, path, word);
  return result.answer;
}

const valueAt = (root: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Node)[key], root);

function put(root: unknown, path: Path, value: unknown) {
  (valueAt(root, path.slice(0, -1)) as Node)[path.at(-1) ?? ''] = value;
}
