import { onTestFinished } from 'vitest';

/** Another tab of the browser, until the test ends: it hears of the queries that the page changes, and changes some. */
export function openOtherTab() {
  const channel = new BroadcastChannel('changed-queries');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  return { heard, change: (queryKey: string[]) => channel.postMessage(queryKey) };
}
