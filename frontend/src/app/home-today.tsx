import { Component, type PropsWithChildren, Suspense } from 'react';
import { lazyComponent, ScriptLoadError } from '../components/lazy-component.ts';
import { useSession } from '../features/session/session.ts';

const Today = lazyComponent('Today', () => import('./today.tsx'));

/** The day's outfit at the top of the landing page. Its scripts load for signed-in users only, into a place kept free. */
export function HomeToday() {
  const session = useSession();
  return (
    <div className="page-width min-h-74 pt-8 pb-4 sm:min-h-68">
      <WithoutScripts>
        <Suspense fallback={null}>
          {session.status === 'signed-in' && <Today userId={session.userId} />}
        </Suspense>
      </WithoutScripts>
    </div>
  );
}

/** Shows nothing where the scripts do not arrive: the landing page can do without them. Rethrows any other error. */
class WithoutScripts extends Component<PropsWithChildren, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ScriptLoadError) return null;
    throw error;
  }
}
