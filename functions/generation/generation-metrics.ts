import type { ErrorCode } from '#shared/errors';
import type { StylistName } from '../platform/business-metrics.ts';
import { requireVariable } from '../platform/environment.ts';
import { measure } from '../platform/measure.ts';

/** The cast is safe, because the task that calls the stylist does not start with an unknown name. */
const Stylist = requireVariable('STYLIST') as StylistName;

/** Counts a generated outfit in the metrics, and measures the seconds since it was requested at `createdAt`. */
export function countOutfit(createdAt: string): void {
  measure('Generations', { Outcome: 'succeeded', Stylist });
  measure('SecondsToOutfit', { Stylist }, { value: (Date.now() - Date.parse(createdAt)) / 1000 });
}

/** Counts a generation without an outfit: as refused if the wardrobe lacks the pieces, else as failed. */
export const countFailure = (code: ErrorCode): void =>
  measure(
    'Generations',
    { Outcome: code === 'generation.no_clothes' ? 'refused' : 'failed', Stylist },
    { code },
  );
