import { Suspense, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import picture from '../assets/editorial/elegant-comfort.webp';
import { lazyComponent } from '../components/lazy-component.ts';
import { Loading } from '../components/loading.tsx';
import { notify, prepareToasts } from '../components/notify.ts';
import { PageTitle } from '../components/page-heading.tsx';
import { pageAfterSignIn, readAuthState } from '../features/session/auth-state.ts';
import { useSession } from '../features/session/session.ts';
import { texts } from '../features/session/texts.ts';
import { loadUserPool } from '../lib/load-user-pool.ts';
import { hasSession, removeSession } from '../lib/stored-session.ts';
import { t } from '../lib/t.ts';

/** The library of the user pool is large, so that the page is shown before it has arrived. */
const SignInForm = lazyComponent('SignInForm', async () => {
  const [form, pool] = await Promise.all([
    import('../features/session/sign-in-form.tsx'),
    loadUserPool(),
    prepareToasts(),
  ]);
  await pool.configured();
  // Entries of the library without the app's record are left over from a session that has ended. The library would
  // take them for a session. If there is a record, another tab has signed in meanwhile.
  if (!hasSession()) removeSession();
  return form;
});

/** The page to sign in and sign up. Sends a signed-in user to the page that they wanted, or to the wardrobe. */
export function AuthPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const state = readAuthState(useLocation().state);
  const userName = search.get('confirm');
  const code = search.get('code');
  if (userName && code) return <ConfirmAccount userName={userName} code={code} />;
  if (session.status === 'signed-in') return <Navigate to={pageAfterSignIn(state, session.userId)} replace />;
  if (session.status === 'loading') return <Loading />;
  return (
    <div className="page-width grid gap-10 py-10 lg:grid-cols-2 lg:gap-16 lg:py-16">
      <div className="mx-auto grid w-full max-w-md content-start gap-8 lg:pt-12">
        <h1 className="text-5xl sm:text-6xl">
          {t('Come')} <em>{t('in.')}</em>
        </h1>
        {state.ended && (
          <p role="status" className="border-accent border-l-3 bg-sunken px-4 py-3 text-sm">
            {t('Your session has ended. Please sign in again.')}
          </p>
        )}
        <Suspense
          fallback={
            <div className="min-h-100">
              <PageTitle title={t('Sign in')} />
            </div>
          }
        >
          <SignInForm />
        </Suspense>
      </div>
      <img
        src={picture}
        width={1200}
        height={1500}
        alt=""
        className="hidden max-h-[80dvh] w-full object-cover lg:block"
      />
    </div>
  );
}

/**
 * The target of the link in the confirmation mail. It confirms the account and then opens the start page. It opens
 * `/auth` if the confirmation failed or the account was already confirmed.
 */
function ConfirmAccount({ userName, code }: { userName: string; code: string }) {
  const navigate = useNavigate();
  const sent = useRef(false);
  useEffect(() => {
    // A code can be used only once, and StrictMode runs effects twice.
    if (sent.current) return;
    sent.current = true;
    loadUserPool()
      .then((pool) => pool.confirmAccount(userName, code))
      .then((outcome) => {
        void notify(texts.confirmed);
        return navigate(outcome === 'was-confirmed' ? '/auth' : '/', { replace: true });
      })
      .catch((error: Error) => {
        void notify({ title: t('Sign Up Error'), description: error.message, tone: 'error' });
        return navigate('/auth', { replace: true });
      });
  }, [userName, code, navigate]);
  return <Loading />;
}
