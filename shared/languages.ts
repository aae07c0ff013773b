/** The languages of the app, as language tags. The first is the default. */
export const languages = ['en', 'sv'] as const;
export type Language = (typeof languages)[number];

/** Returns the file name of the app's HTML page in a language. */
export const pageFileOf = (language: Language) =>
  language === 'en' ? 'index.html' : `index.${language}.html`;
