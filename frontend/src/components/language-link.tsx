import { inLanguage, language } from '../lib/language.ts';

const other = language === 'en' ? 'sv' : 'en';
const name = language === 'en' ? 'Svenska' : 'English';

/** Leads to the page in the app's other language, in which it is written. */
export const LanguageLink = () => (
  <a
    href={`?language=${other}`}
    // The address may have changed since the link was rendered.
    onClick={({ currentTarget }) => {
      currentTarget.href = inLanguage(other);
    }}
    lang={other}
    className="flex min-h-11 items-center underline underline-offset-4"
  >
    {name}
  </a>
);
