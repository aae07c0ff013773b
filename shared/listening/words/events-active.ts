import type { EventRow } from './event-row.ts';
export const activeEvents: readonly EventRow[] = [];
