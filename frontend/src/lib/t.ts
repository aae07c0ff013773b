import type { swedish } from '../swedish/index.ts';

/** The texts that may be written: those that the Swedish catalog has. */
type Text = keyof typeof swedish;
/** The names in braces in a text. */
type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Value = string | number;

/**
 * A text that people read. It is written in English, as a literal; a build in another language holds the text of its
 * catalog instead, see `../../translation.ts`. A text that the catalog lacks does not compile. A name in braces is
 * replaced by its value: `t('Looks like {name}', { name })`.
 */
export const t = <T extends Text>(
  text: T,
  ...[values]: [Names<T>] extends [never] ? [] : [Record<Names<T>, Value>]
): string => (values ? fill(text, values) : text);

/**
 * A text that depends on a count, which `{count}` stands for: `plural(3, '{count} piece', '{count} pieces')`. English and
 * Swedish have one form for one and one for all other numbers.
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
