import { type PropsWithChildren, useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { isOutdated } from '../lib/new-build.ts';
import { t } from '../lib/t.ts';
import { WithoutScripts } from './without-scripts.tsx';

/** Shows a message in place of a page whose script failed to load. */
export const LoadingBoundary = (page: PropsWithChildren<{ path: string }>) => (
  <WithoutScripts instead={<ScriptMissing />} {...page} />
);

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
