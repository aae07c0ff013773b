import type { EventRow } from './event-row.ts';
export const leisureEvents: readonly EventRow[] = [];
