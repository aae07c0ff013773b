import { PageTitle } from './page-title.tsx';

/** The heading of a page with its tagline. It also sets the document's title. */
export const PageHeading = ({ title, tagline }: { title: string; tagline: string }) => (
  <header className="grid gap-2 pt-4 pb-3 sm:gap-3 sm:pt-10 sm:pb-8 lg:pt-16">
    <PageTitle title={title} />
    <h1 className="text-5xl sm:text-7xl lg:text-8xl">{title}</h1>
    <p className="max-w-prose text-ink-soft sm:text-lg">{tagline}</p>
  </header>
);
