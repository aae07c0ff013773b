import { PageTitle } from './page-title.tsx';

/** The heading of a page with its tagline; also sets the document's title. */
export const PageHeading = ({ title, tagline }: { title: string; tagline: string }) => (
  <header className="grid gap-3 pt-6 pb-6 sm:pt-10 sm:pb-8 lg:pt-16">
    <PageTitle title={title} />
    <h1 className="text-6xl sm:text-7xl lg:text-8xl">{title}</h1>
    <p className="max-w-prose text-ink-soft text-lg">{tagline}</p>
  </header>
);
