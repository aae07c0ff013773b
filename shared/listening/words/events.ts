import type { EventRow } from './event-row.ts';
import { activeEvents } from './events-active.ts';
import { formalEvents } from './events-formal.ts';
import { leisureEvents } from './events-leisure.ts';

/** All occasions of an outfit, in words. */
export const events: readonly EventRow[] = [...formalEvents, ...activeEvents, ...leisureEvents];
