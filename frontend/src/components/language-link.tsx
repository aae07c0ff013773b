import { inLanguage, language } from '../lib/language.ts';

const other = language === 'en' ? 'sv' : 'en';
const name = language === 'en' ? 'Svenska' : 'English';

/** A link that opens this page in the other language. Its text is in that language. */
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
