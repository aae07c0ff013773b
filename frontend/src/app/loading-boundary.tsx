import { Component, type PropsWithChildren, useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { ScriptLoadError } from '../components/lazy-component.ts';
import { isOutdated } from '../lib/new-build.ts';
import { t } from '../lib/t.ts';

type Props = PropsWithChildren<{ path: string }>;

/** Shows a message in place of a page whose script failed to load (`ScriptLoadError`), and rethrows any other error. */
export class LoadingBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Clears the error when the user opens another page: the script of that page may be loaded already. */
  override componentDidUpdate({ path }: Props) {
    if (path !== this.props.path && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ScriptLoadError) return <ScriptMissing />;
    throw error;
  }
}

/**
 * Reloads the document if a request for the same address is answered. Otherwise the browser would replace the page by
 * its own error page. `navigator.onLine` does not tell this: it is false on a laptop without a network, which can
 * still reach an app that it runs itself.
 */
const reload = () =>
  fetch('').then(
    () => location.reload(),
    () => undefined,
  );

/**
 * Says that there is no connection, or that the script is gone because there is a new version. It reloads the document
 * when the browser is online again, because browsers do not request a module again that has failed to load.
 */
function ScriptMissing() {
  const [hasNewVersion, setHasNewVersion] = useState(false);
  useEffect(() => {
    void isOutdated().then(setHasNewVersion);
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert" className="page-width grid justify-items-center gap-5 py-24 text-center">
      <h1 className="text-4xl sm:text-5xl">
        {hasNewVersion ? t('A new version is here') : t('No connection')}
      </h1>
      {!hasNewVersion && <p className="text-ink-soft">{t('This page comes as soon as there is one.')}</p>}
      <Button onClick={reload}>{hasNewVersion ? t('Reload') : t('Try again')}</Button>
    </div>
  );
}
