import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The channel on which a browser's tabs tell each other changed queries. A tab does not hear its own messages. */
const channelName = 'changed-queries';
let channel: BroadcastChannel | undefined;

/** Refetches queries that another tab has changed. Returns a function that stops it. */
export function followOtherTabs(client: QueryClient): () => void {
  const opened = new BroadcastChannel(channelName);
  opened.onmessage = ({ data }: MessageEvent<QueryKey>) => void client.invalidateQueries({ queryKey: data });
  channel = opened;
  return () => {
    opened.close();
    channel = undefined;
  };
}

/** Makes the other tabs refetch a query that this tab has changed. */
export const tellOtherTabs = (queryKey: QueryKey) => channel?.postMessage(queryKey);

/** Refetches a query in this tab and the other tabs. */
export function refetchInAllTabs(client: QueryClient, queryKey: QueryKey) {
  tellOtherTabs(queryKey);
  return client.invalidateQueries({ queryKey });
}
