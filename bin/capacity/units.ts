/**
 * DynamoDB's rules of capacity, and what follows from them for a partition. Sources: the developer guide, "Read and write
 * operations" and "Item sizes and formats"; that a check in a transaction counts as a write was measured by others.
 */

/** What a partition takes in a second. */
export const partitionLimits = { read: 3000, write: 1000 } as const;
/** The part of a day's traffic that comes in its busiest hour. */
const peakShare = 0.1;
const secondsOfHour = 3600;

/** The bytes of an item or of a value in it, names included. */
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

/** A half unit for each 4 kB, a whole one for a consistent read; a row that is not there counts as a small one. */
export const readUnits = (bytes: number, isConsistent: boolean) =>
  Math.max(1, Math.ceil(bytes / 4096)) * (isConsistent ? 1 : 0.5);

/** A unit for each kB; of a row that is changed the larger state counts. */
export const writeUnits = (bytes: number) => Math.max(1, Math.ceil(bytes / 1024));

/** The units a second in the busiest hour, of so many a day. */
export const peakPerSecond = (unitsADay: number) => (unitsADay * peakShare) / secondsOfHour;

/** The number of daily users at which a partition reaches its limit; infinite where none consumes it. */
export const usersAt = (limit: number, unitsOfAPersonsDay: number) =>
  limit / peakPerSecond(unitsOfAPersonsDay);
