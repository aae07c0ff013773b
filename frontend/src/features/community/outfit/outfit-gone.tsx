import { ButtonLink } from '../../../components/button.tsx';
import { PageTitle } from '../../../components/page-heading.tsx';
import { t } from '../../../lib/t.ts';
import { texts } from './texts.ts';

/** Shown instead of an outfit that does not exist or is not public. */
export const OutfitGone = () => (
  <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-5 text-center">
    <PageTitle title={texts.gone} />
    <h1 className="text-5xl">{texts.gone}</h1>
    <p className="text-ink-soft">{texts.goneReason}</p>
    <ButtonLink to="/">{t('Return to Home')}</ButtonLink>
  </div>
);
