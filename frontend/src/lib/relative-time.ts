import { t } from './t.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time passed since an ISO timestamp: 'just now', '5m ago', '3h ago' or '12d ago'. A future one is 'just now'. */
export function relativeTime(moment: string, now = Date.now()): string {
  const passed = now - Date.parse(moment);
  if (passed < minute) return t('just now');
  if (passed < hour) return t('{minutes}m ago', { minutes: Math.floor(passed / minute) });
  if (passed < day) return t('{hours}h ago', { hours: Math.floor(passed / hour) });
  return t('{days}d ago', { days: Math.floor(passed / day) });
}
