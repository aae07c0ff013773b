import { Outlet } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.ts';
import { UserIdContext } from '../data/user-id.ts';

const QueryProvider = lazyComponent('QueryProvider', () => import('./query-provider.tsx'));

/** Renders the nested routes for a user, or for a visitor, with a query cache of their own. */
export const SessionData = ({ userId }: { userId: string | null }) => (
  <UserIdContext value={userId}>
    <QueryProvider key={userId} userId={userId}>
      <Outlet />
    </QueryProvider>
  </UserIdContext>
);
