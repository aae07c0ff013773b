import type { swedish } from '../swedish/index.ts';

/** The keys of the Swedish catalog. Only these texts can be passed. */
type Text = keyof typeof swedish;
/** The names of the placeholders in braces in a text. */
type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Value = string | number;

/**
 * A text in the language of the build. Write it as an English literal: the build replaces it, see
 * `../../translation.ts`. A text that is not in the catalog does not compile. A name in braces is replaced by its
 * value: `t('Looks like {name}', { name })`.
 */
export const t = <T extends Text>(
  text: T,
  ...[values]: [Names<T>] extends [never] ? [] : [Record<Names<T>, Value>]
): string => (values ? fill(text, values) : text);

/**
 * A text with a count. `{count}` is replaced by the number: `plural(3, '{count} piece', '{count} pieces')`. English and
 * Swedish have two forms: one for 1, and one for all other numbers.
 */
export const plural = <One extends Text, Many extends Text>(
  count: number,
  one: One,
  many: Many,
  ...[values]: [Exclude<Names<One | Many>, 'count'>] extends [never]
    ? []
    : [Record<Exclude<Names<One | Many>, 'count'>, Value>]
): string => fill(count === 1 ? one : many, { ...values, count });

const fill = (text: string, values: Record<string, Value>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
