import { onTestFinished } from 'vitest';

/** Simulates another tab until the test ends. `heard`: the page's announced changes. `change` announces one. */
export function openOtherTab() {
  const channel = new BroadcastChannel('changed-queries');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  return { heard, change: (queryKey: string[]) => channel.postMessage(queryKey) };
}
