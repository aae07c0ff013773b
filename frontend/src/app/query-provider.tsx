import { QueryClientProvider } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { ApiError } from '#shared/contract/client';
import { notify, prepareToasts } from '../components/notify.ts';
import { followOtherTabs } from '../data/cache-changes.ts';
import { followOthers } from '../data/live-views.ts';
import { whenWaiting } from '../lib/api.ts';
import { askIfTextIsLost, whenNewBuild } from '../lib/new-build.ts';
import { t } from '../lib/t.ts';
import { ApiCache } from './api-cache.ts';

const retries = 2;
/** In milliseconds. The pause doubles with each retry, unless the server says when the call is possible again. */
const firstRetry = 1000;
/** In milliseconds: how long the notice of a new version is shown. */
const noticeShown = 60_000;

function reload() {
  askIfTextIsLost();
  location.reload();
}

type Props = PropsWithChildren<{ userId: string | null }>;

/** Provides the cache of API responses. Pass the user's id also as `key`, so that the cache ends with the session. */
export function QueryProvider({ userId, children }: Props) {
  const [client] = useState(
    () =>
      new ApiCache({
        defaultOptions: {
          // Offline calls fail and are reported. The library's default would pause them silently.
          mutations: { networkMode: 'always' },
          queries: {
            networkMode: 'always',
            refetchOnReconnect: true,
            staleTime: 60_000,
            meta: { userId },
            // A call that the server has refused would be refused again.
            retry: (failures, error) => failures < retries && (!(error instanceof ApiError) || error.mayPass),
            retryDelay: (failures, error) =>
              (error instanceof ApiError && error.pause) || firstRetry * 2 ** failures,
          },
        },
      }),
  );
  useEffect(() => {
    void prepareToasts();
    whenWaiting(() => void notify({ title: t('It is busy just now. The upload goes on by itself.') }));
    whenNewBuild(
      () =>
        void notify({
          title: t('A new version is here'),
          tone: 'info',
          action: { name: t('Reload'), act: reload },
          milliseconds: noticeShown,
        }),
    );
  }, []);
  useEffect(() => followOtherTabs(client), [client]);
  useEffect(() => followOthers(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
