import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import { demoPeople } from '../../bin/demo/wardrobes.ts';

/** A full wardrobe of one hundred items, which repeats the demo pieces of all people. */
export function fullWardrobe(): WardrobeItem[] {
  const pieces = demoPeople.flatMap((person) => person.pieces);
  return Array.from({ length: 100 }, (_, place) => {
    const piece = pieces[place % pieces.length];
    if (!piece) throw new Error('The demo has no clothes.');
    const { category, color, style, description } = piece;
    return { id: `item ${place}`, category, color, style, brand: null, description };
  });
}

/** The processor time of an action, in milliseconds. */
export function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The processor time of an asynchronous action, in seconds. Other load on the machine hardly changes it. */
export async function secondsOf(work: () => Promise<unknown>) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The time that `part` of the times (0 to 1) do not exceed, in milliseconds with one decimal. */
export function share(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
}
