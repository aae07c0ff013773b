import type { Language } from '#shared/languages';
import { english, type Wording } from './english/wording.ts';
import { swedish } from './swedish/wording.ts';

const wordings: Record<Language, Wording> = { en: english, sv: swedish };

/** The sentences of a language. Every language states the same facts. */
export const wordingIn = (language: Language): Wording => wordings[language];
