import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { importError, lazyComponent } from '../components/lazy-component.ts';
import { Loading } from '../components/loading.tsx';
import { UserIdContext } from '../data/user-id.ts';
import type { AuthState } from '../features/session/auth-state.ts';
import { useSession } from '../features/session/session.ts';

const QueryProvider = lazyComponent('QueryProvider', () => import('./query-provider.tsx'));
const SignedOutProfile = lazyComponent(
  'SignedOutProfile',
  () => import('../features/profile/signed-out-profile.tsx'),
);

/** Renders the nested routes for a signed-in user. Others go to `/auth`, which leads back here after the sign-in. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash, key } = useLocation();
  /** The id of the user who was last signed in on this page. */
  const [lastId, setLastId] = useState<string>();
  if (session.status === 'signed-in' && session.userId !== lastId) setLastId(session.userId);
  if (session.status === 'broken') throw importError(session.error);
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-out') {
    // Another page is being opened already. Signing out does that before it ends the session.
    if ((history.state?.key ?? 'default') !== key) return <Loading />;
    // If the session ends while the profile is open, the page stays and says that the user is signed out.
    if (lastId && pathname === '/profile') return <SignedOutProfile />;
    const state: AuthState = {
      from: pathname + search + hash,
      ended: session.ended,
      ...(lastId ? { userId: lastId } : {}),
    };
    return <Navigate to="/auth" replace state={state} />;
  }
  return <SessionData userId={session.userId} />;
}

/** Renders the nested routes for a signed-in user and for visitors. */
export function AllowVisitors() {
  const session = useSession();
  if (session.status === 'broken') throw importError(session.error);
  if (session.status === 'loading') return <Loading />;
  return <SessionData userId={session.status === 'signed-in' ? session.userId : null} />;
}

/** Renders the nested routes for a user, or for a visitor, with a query cache of their own. */
const SessionData = ({ userId }: { userId: string | null }) => (
  <UserIdContext value={userId}>
    <QueryProvider key={userId} userId={userId}>
      <Outlet />
    </QueryProvider>
  </UserIdContext>
);
