import type { ErrorCode } from '#shared/errors';
import type { StylistName } from '../platform/business-metrics.ts';
import { requireVariable } from '../platform/environment.ts';
import { measure } from '../platform/measure.ts';

/** The task that asks the stylist refuses to start with another name. */
const Stylist = requireVariable('STYLIST') as StylistName;

/** Counts an outfit that was made, and the seconds since it was asked for at `createdAt`. */
export function countOutfit(createdAt: string): void {
  measure('Generations', { Outcome: 'succeeded', Stylist });
  measure('SecondsToOutfit', { Stylist }, { value: (Date.now() - Date.parse(createdAt)) / 1000 });
}

/** Counts a generation without an outfit: refused where the wardrobe has nothing to make one of, otherwise failed. */
export const countFailure = (code: ErrorCode): void =>
  measure(
    'Generations',
    { Outcome: code === 'generation.no_clothes' ? 'refused' : 'failed', Stylist },
    { code },
  );
