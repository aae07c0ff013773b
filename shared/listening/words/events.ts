import type { EventRow } from './event-row.ts';
import { activeEvents } from './events-active.ts';
import { formalEvents } from './events-formal.ts';
import { leisureEvents } from './events-leisure.ts';

/** Everything that an outfit can be for, in words. */
export const events: readonly EventRow[] = [...formalEvents, ...activeEvents, ...leisureEvents];
