import { ButtonLink } from '../components/button.tsx';
import { PageTitle } from '../components/page-heading.tsx';
import { t } from '../lib/t.ts';

export const NotFoundPage = () => (
  <div className="page-width grid min-h-[75dvh] place-content-center justify-items-center gap-5 text-center">
    <PageTitle title={t('Page not found')} />
    <h1 className="text-[clamp(6rem,22vw,14rem)] leading-none">404</h1>
    <p className="text-lg">{t('Oops! Page not found')}</p>
    <ButtonLink to="/">{t('Return to Home')}</ButtonLink>
  </div>
);
