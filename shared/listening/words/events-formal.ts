import type { EventRow } from './event-row.ts';
export const formalEvents: readonly EventRow[] = [];
