import { onTestFinished } from 'vitest';

/**
 * Simulates another browser tab until the test ends. `heard` collects the query changes that the page announces, and
 * `change` announces one to the page.
 */
export function openOtherTab() {
  const channel = new BroadcastChannel('changed-queries');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  return { heard, change: (queryKey: string[]) => channel.postMessage(queryKey) };
}
