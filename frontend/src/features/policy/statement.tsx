import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { type Language, languages } from '#shared/languages';
import { ButtonLink } from '../../components/button.tsx';
import { PageTitle } from '../../components/page-heading.tsx';

type Text = {
  title: string;
  sections: readonly { title: string; text: string }[];
  /** The text of the link to the start page. */
  home: string;
  /** The text of the link to the other language, written in that language. */
  other: string;
};
type Props = { texts: Readonly<Record<Language, Text>>; usual: Language };

/**
 * A text in sections. `?text=en` and `?text=sv` choose its language. The parameter is not called `language`, because that
 * one switches the language of the app.
 */
export function Statement({ texts, usual }: Props) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const shown = languages.find((each) => each === parameters.get('text')) ?? usual;
  const { title, sections, home, other } = texts[shown];
  const otherLanguage = shown === 'en' ? 'sv' : 'en';
  return (
    <article lang={shown} className="page-width grid gap-12 py-12 lg:grid-cols-12 lg:py-20">
      <PageTitle title={title} />
      <header className="grid content-start lg:col-span-4">
        <div className="grid justify-items-start gap-5 lg:sticky lg:top-28">
          <h1 className="text-[min(3rem,11vw)] sm:text-6xl lg:text-5xl xl:text-6xl">{title}</h1>
          <Link
            to={otherLanguage === usual ? pathname : `${pathname}?text=${otherLanguage}`}
            lang={otherLanguage}
            hrefLang={otherLanguage}
            className="flex min-h-11 items-center underline underline-offset-4"
          >
            {other}
          </Link>
        </div>
      </header>
      <ol className="grid gap-10 lg:col-span-7 lg:col-start-6">
        {sections.map((section, index) => (
          <li key={section.title} className="grid gap-3 border-line border-t pt-5">
            <h2 className="text-2xl">
              {index + 1}. {section.title}
            </h2>
            <p className="max-w-[65ch] text-ink-soft leading-relaxed">{section.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to="/" className="justify-self-start lg:col-start-6 lg:col-span-7">
        {home}
      </ButtonLink>
    </article>
  );
}
