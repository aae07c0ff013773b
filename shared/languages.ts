/** The languages that the app speaks, as language tags; the first one where a person's is none of them. */
export const languages = ['en', 'sv'] as const;
export type Language = (typeof languages)[number];

/** The file name of the app's page in a language. */
export const pageFileOf = (language: Language) =>
  language === 'en' ? 'index.html' : `index.${language}.html`;
