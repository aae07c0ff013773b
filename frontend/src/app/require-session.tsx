import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { lazyComponent, ScriptLoadError } from '../components/lazy-component.ts';
import { Loading } from '../components/loading.tsx';
import { UserIdContext } from '../data/user-id.ts';
import { useSession } from '../features/session/session.ts';

const SignedOutProfile = lazyComponent(
  'SignedOutProfile',
  () => import('../features/profile/signed-out-profile.tsx'),
);
const QueryProvider = lazyComponent('QueryProvider', () => import('./query-provider.tsx'));

/** Renders the nested routes for a signed-in user, with a query cache of their own; sends others to `/auth`. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [hadSession, setHadSession] = useState(false);
  if (session.status === 'signed-in' && !hadSession) setHadSession(true);
  if (session.status === 'broken') throw new ScriptLoadError('The scripts of the session did not arrive.');
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-out') {
    // A profile that is open when the session ends stays, and says what is missing.
    if (hadSession && pathname === '/profile') return <SignedOutProfile />;
    // Keeps the bookmarklet's query: signing in leads back to the wardrobe.
    const state = pathname === '/dashboard' ? { search } : null;
    return <Navigate to="/auth" replace state={state} />;
  }
  return (
    <UserIdContext value={session.userId}>
      <QueryProvider key={session.userId}>
        <Outlet />
      </QueryProvider>
    </UserIdContext>
  );
}
