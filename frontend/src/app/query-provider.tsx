import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { ApiError } from '#shared/contract/client';
import { prepareToasts } from '../components/notify.ts';

const retries = 2;

/** Holds what was read from the API for one person, and is thrown away with that person's session. */
export function QueryProvider({ children }: PropsWithChildren) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // A call without a network fails, and is told; by default it would be put off in silence.
          mutations: { networkMode: 'always' },
          queries: {
            networkMode: 'always',
            refetchOnReconnect: true,
            staleTime: 60_000,
            // A call that the server refused would be refused again.
            retry: (failures, error) => failures < retries && (!(error instanceof ApiError) || error.mayPass),
          },
        },
      }),
  );
  useEffect(() => void prepareToasts(), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
