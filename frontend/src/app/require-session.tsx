import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Loading } from '../components/loading.tsx';
import { useSession } from '../features/session/session.ts';
import { lazyComponent, ScriptLoadError } from './lazy-component.ts';

const QueryProvider = lazyComponent('QueryProvider', () => import('./query-provider.tsx'));

/** What is behind it is for whoever is signed in, and starts afresh for each person. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'broken') throw new ScriptLoadError('The scripts of the session did not arrive.');
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-out') {
    // Signing in leads to the wardrobe, with what the bookmarklet wanted there.
    const state = pathname === '/dashboard' ? { search } : null;
    return <Navigate to="/auth" replace state={state} />;
  }
  return (
    <QueryProvider key={session.userId}>
      <Outlet />
    </QueryProvider>
  );
}
