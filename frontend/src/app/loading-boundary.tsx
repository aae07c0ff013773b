import { Component, type PropsWithChildren, useEffect } from 'react';
import { Button } from '../components/button.tsx';
import { NotLoaded } from './lazy-part.ts';

/** Keeps what is around a page whose script did not arrive; every other failure goes on to whoever is above. */
export class LoadingBoundary extends Component<PropsWithChildren, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if ((error as unknown) instanceof NotLoaded) return <NoConnection />;
    throw error;
  }
}

const reload = () => navigator.onLine && location.reload();

/** A script that has failed is not asked for again before the page is loaded anew. */
function NoConnection() {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert" className="page-width grid justify-items-center gap-5 py-24 text-center">
      <h1 className="text-4xl sm:text-5xl">No connection</h1>
      <p className="text-ink-soft">This page comes as soon as there is one.</p>
      <Button onClick={reload}>Try again</Button>
    </div>
  );
}
