const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time passed since an ISO timestamp: 'just now', '5m ago', '3h ago' or '12d ago'. A future one is 'just now'. */
export function relativeTime(moment: string, now = Date.now()): string {
  const passed = now - Date.parse(moment);
  if (passed < minute) return 'just now';
  if (passed < hour) return `${Math.floor(passed / minute)}m ago`;
  if (passed < day) return `${Math.floor(passed / hour)}h ago`;
  return `${Math.floor(passed / day)}d ago`;
}
