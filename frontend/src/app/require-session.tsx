import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Loading } from '../components/loading.tsx';
import { useSession } from '../features/session/session.ts';
import { lazyPart, NotLoaded } from './lazy-part.ts';

const QueryScope = lazyPart('QueryScope', () => import('./query-scope.tsx'));

/** What is behind it is for whoever is signed in, and starts afresh for each person. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'broken') throw new NotLoaded('The scripts of the session did not arrive.');
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-out') {
    // Signing in leads to the wardrobe, with what the bookmarklet wanted there.
    const state = pathname === '/dashboard' ? { search } : null;
    return <Navigate to="/auth" replace state={state} />;
  }
  return (
    <QueryScope key={session.userId}>
      <Outlet />
    </QueryScope>
  );
}
