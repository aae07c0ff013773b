import { ButtonLink } from '../../components/button.tsx';
import { PageTitle } from '../../components/page-heading.tsx';
import { t } from '../../lib/t.ts';

/** Shown instead of the profile if the session ends while the profile is open. */
export const SignedOutProfile = () => (
  <div className="page-width grid min-h-[60dvh] place-content-center justify-items-center gap-6 text-center">
    <PageTitle title={t('Profile')} />
    <h1 className="text-3xl sm:text-5xl">{t('Please log in to view your profile.')}</h1>
    <ButtonLink to="/auth" state={{ from: '/profile' }}>
      {t('Sign In')}
    </ButtonLink>
  </div>
);
