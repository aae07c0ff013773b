import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../components/button.tsx';
import { signOut, useSession } from '../features/session/session.ts';
import { t } from '../lib/t.ts';

/**
 * The e-mail of the signed-in user and "Sign Out", or "Sign In" for a visitor. Until the session is known, it is
 * invisible but keeps the place of the former, so that nothing moves when the session is known. The header shows it on
 * large screens, and the menu on small ones. The header has room for the e-mail from `xl` on.
 */
export function Account() {
  const session = useSession();
  const navigate = useNavigate();
  if (session.status === 'signed-out') return <ButtonLink to="/auth">{t('Sign In')}</ButtonLink>;
  const email = 'email' in session ? session.email : '';
  return (
    <div
      className={`grid min-w-0 items-center gap-3 lg:grid-cols-[max-content] xl:grid-cols-[auto_max-content] ${email ? '' : 'invisible'}`}
    >
      <span className="min-h-5 truncate text-ink-soft text-sm lg:max-xl:hidden xl:max-w-48" title={email}>
        {email}
      </span>
      <Button look="outline" onClick={() => signOut(() => navigate('/'))}>
        {t('Sign Out')}
      </Button>
    </div>
  );
}
