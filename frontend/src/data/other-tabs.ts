import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The channel over which the tabs of a browser tell each other what they have changed; a tab does not hear itself. */
const channelName = 'changed-queries';
let channel: BroadcastChannel | undefined;

/** Reads queries again that another tab has changed; returns a function that stops it. */
export function followOtherTabs(client: QueryClient): () => void {
  const opened = new BroadcastChannel(channelName);
  opened.onmessage = ({ data }: MessageEvent<QueryKey>) => void client.invalidateQueries({ queryKey: data });
  channel = opened;
  return () => {
    opened.close();
    channel = undefined;
  };
}

/** Lets the other tabs read a query again that this one has changed. */
export const tellOtherTabs = (queryKey: QueryKey) => channel?.postMessage(queryKey);
