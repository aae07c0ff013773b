/**
 * DynamoDB's capacity rules and their effect on a partition. Sources: the developer guide, "Read and write operations"
 * and "Item sizes and formats". That a condition check in a transaction counts as a write is not in the guide; others
 * have measured it.
 */

/** The most read and write units of a partition per second. */
export const partitionLimits = { read: 3000, write: 1000 } as const;
/** The share of a day's traffic in its busiest hour. */
const peakShare = 0.1;
const secondsOfHour = 3600;

/** Returns the size in bytes of an item or of a value in it, including attribute names. */
export function sizeOf(value: unknown): number {
  if (value === undefined) return 0;
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).replace(/[-.]/g, '').length / 2) + 1;
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value) || value instanceof Set)
    return 3 + [...value].reduce<number>((sum, each) => sum + 1 + sizeOf(each), 0);
  return (
    3 +
    Object.entries(value as object).reduce(
      (sum, [name, each]) => sum + 1 + Buffer.byteLength(name) + sizeOf(each),
      0,
    )
  );
}

/** The units of a read: half a unit per 4 kB, a whole one if consistent. A missing row counts like a small one. */
export const readUnits = (bytes: number, isConsistent: boolean) =>
  Math.max(1, Math.ceil(bytes / 4096)) * (isConsistent ? 1 : 0.5);

/** Returns the units of a write: one per kB. If a row is changed, the larger of its two states counts. */
export const writeUnits = (bytes: number) => Math.max(1, Math.ceil(bytes / 1024));

/** Returns the units per second in the busiest hour, for a number of units per day. */
export const peakPerSecond = (unitsADay: number) => (unitsADay * peakShare) / secondsOfHour;

/** The number of daily users at which a partition reaches its limit. Infinite if a person's day takes no units. */
export const usersAt = (limit: number, unitsOfAPersonsDay: number) =>
  limit / peakPerSecond(unitsOfAPersonsDay);
