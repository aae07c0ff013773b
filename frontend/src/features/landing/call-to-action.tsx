import { ButtonLink } from '../../components/button.tsx';
import { t } from '../../lib/t.ts';

export const CallToAction = () => (
  <section className="page-width grid justify-items-start gap-8 py-20 lg:grid-cols-[1fr_auto] lg:items-end lg:py-28">
    <h2 className="max-w-3xl text-4xl sm:text-6xl">
      {t('Nothing to wear? ')}
      <em>{t('Look again.')}</em>
    </h2>
    <ButtonLink to="/auth" state={{ route: 'signUp' }}>
      {t("Sign Up Now - It's Free")}
    </ButtonLink>
  </section>
);
