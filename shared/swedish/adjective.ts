/** The gender of a noun, or plural for a noun without a singular. Adjectives agree with it. */
export type Form = 'en' | 'ett' | 'plural';

/**
 * The forms of an adjective: 'vit', 'vitt', 'vita'. The plural form is also used with definite nouns: 'den vita
 * skjortan'.
 */
export type Adjective = Readonly<Record<Form, string>>;

export const adjective = (en: string, ett: string, plural: string): Adjective => ({ en, ett, plural });
/** Makes the forms of a participle: 'guldfärgad', 'guldfärgat', 'guldfärgade'. */
export const participle = (word: string) => adjective(word, `${word.slice(0, -1)}t`, `${word}e`);
