import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Hero } from './features/landing/hero.tsx';

/** The top of the landing page as HTML, with empty space for the header. Only the build uses this module. */
export const prerendered = () =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <div className="h-(--header) border-transparent border-b" />
      <Hero signedIn={false} isPrerendered />
    </StaticRouter>,
  );
