import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { skipWhenRefused } from '../../platform/conditions.ts';
import { communityDifferences } from './community-rows.ts';
import type { Difference } from './difference.ts';
import { notificationDifferences } from './notification-rows.ts';
import { ownDifferences } from './own-rows.ts';
import { peopleDifferences } from './people-rows.ts';
import { readRows } from './read-rows.ts';

export type Found = Omit<Difference, 'repair'>;
export type Rebuilt = {
  /** What was found wrong. */
  found: Found[];
  /** What is still wrong after the repair; what was found, without one. */
  left: Found[];
  /** How many rows changed with each reading, so that nothing can be said of them. */
  unsettled: number;
};

/** The readings of one judgment: what differs alike in two in turn is wrong. */
const readings = 4;
/** Milliseconds between two readings, in which the stream's writer does what it has to. */
const pause = 1500;
/** What is made of a row that was repaired is repaired in another round. */
const rounds = 5;

/**
 * Computes every projection again from its source rows, and compares it with what is stored. With `repair` it
 * writes what is expected, each row on the condition that it has not changed since it was read; it may run beside
 * traffic and be repeated. The table is read as a whole, and again where something differs: while it is read it is
 * written, and only what differs alike twice is wrong.
 */
export async function rebuild({ repair }: { repair: boolean }): Promise<Rebuilt> {
  const first = await judge();
  let { wrong, unsettled } = first;
  for (let round = 0; repair && wrong.length && round < rounds; round++) {
    await repairAll(wrong);
    ({ wrong, unsettled } = await judge());
  }
  return { found: first.wrong.map(toFound), left: wrong.map(toFound), unsettled };
}

async function judge(): Promise<{ wrong: Difference[]; unsettled: number }> {
  let before = await differences();
  let changing: Difference[] = before;
  for (let reading = 1; reading < readings && changing.length; reading++) {
    await sleep(pause);
    const now = await differences();
    const known = new Map(before.map((difference) => [nameOf(difference), difference]));
    const isSame = (difference: Difference) => {
      const earlier = known.get(nameOf(difference));
      return earlier !== undefined && isDeepStrictEqual(toFound(earlier), toFound(difference));
    };
    changing = now.filter((difference) => !isSame(difference));
    before = now;
  }
  return { wrong: before.filter((each) => !changing.includes(each)), unsettled: changing.length };
}

/** All rows that differ from what they are made of, by one reading. */
export async function differences(): Promise<Difference[]> {
  const rows = await readRows();
  return [
    ...ownDifferences(rows),
    ...peopleDifferences(rows),
    ...communityDifferences(rows),
    ...notificationDifferences(rows),
  ];
}

/** Writes what is expected of each, one after the other. */
export async function repairAll(wrong: readonly Difference[]): Promise<void> {
  // One that has changed since it was read is judged again.
  for (const { repair } of wrong) await skipWhenRefused(repair());
}

const nameOf = ({ kind, key }: Found) => `${kind} ${key}`;
const toFound = ({ kind, key, stored, expected }: Found): Found => ({ kind, key, stored, expected });
