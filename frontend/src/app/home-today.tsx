import { lazyComponent } from '../components/lazy-component.ts';
import { useSession } from '../features/session/session.ts';
import { WithoutScripts } from './without-scripts.tsx';

const Today = lazyComponent('Today', () => import('./today.tsx'));

/** The day's outfit on the landing page. Its scripts load for signed-in users only, into a reserved space. */
export function HomeToday() {
  const session = useSession();
  return (
    <div className="page-width min-h-74 pt-8 pb-4 sm:min-h-68">
      <WithoutScripts>{session.status === 'signed-in' && <Today userId={session.userId} />}</WithoutScripts>
    </div>
  );
}
