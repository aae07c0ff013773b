/** The gender of a noun, or plural for those that have no singular; adjectives agree with it. */
export type Form = 'en' | 'ett' | 'plural';

/** 'vit', 'vitt', 'vita'; the plural stands with definite nouns, too: 'den vita skjortan'. */
export type Adjective = Readonly<Record<Form, string>>;

export const adjective = (en: string, ett: string, plural: string): Adjective => ({ en, ett, plural });
/** 'guldfärgad', 'guldfärgat', 'guldfärgade'. */
export const participle = (word: string) => adjective(word, `${word.slice(0, -1)}t`, `${word}e`);
export const unchanging = (word: string) => adjective(word, word, word);
