import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { skipWhenRefused } from '../../platform/conditions.ts';
import { communityDifferences } from './community-rows.ts';
import type { Difference } from './difference.ts';
import { imageDifferences } from './image-places.ts';
import { notificationDifferences } from './notification-rows.ts';
import { ownDifferences } from './own-rows.ts';
import { peopleDifferences } from './people-rows.ts';
import { readRows } from './read-rows.ts';

type Found = Omit<Difference, 'repair'>;
export type Rebuilt = Awaited<ReturnType<typeof rebuild>>;

/** The most readings of the table per check. A difference is an error if two successive readings show it unchanged. */
const readings = 4;
/** The pause between two readings in milliseconds. It gives the stream's worker time to project recent changes. */
const pause = 1500;
/** The most rounds of repairs. A repaired row may be the source of other rows, which are repaired in the next round. */
const rounds = 5;

/**
 * Computes every projection again from its source rows and compares it with the stored rows. With `repair`, writes the
 * expected rows, each on the condition that it has not changed since it was read. Safe to run in production and to
 * repeat. Images that lie in their former folders are moved. The whole table is read, and read again if there are
 * differences. Rows may be written during a reading, so only a difference that two successive readings show is an error.
 */
export async function rebuild({ repair }: { repair: boolean }) {
  const first = await judge();
  let { wrong, unsettled } = first;
  for (let round = 0; repair && wrong.length && round < rounds; round++) {
    await repairAll(wrong);
    ({ wrong, unsettled } = await judge());
  }
  return {
    /** The differences found by the first check. */
    found: first.wrong.map(toFound),
    /** The differences that remain after the repair. The same as `found` if nothing was repaired. */
    left: wrong.map(toFound),
    /** How many differences changed with each reading, so that it is unknown whether they are errors. */
    unsettled,
  };
}

async function judge(): Promise<{ wrong: Difference[]; unsettled: number }> {
  let before = await everything();
  let changing: Difference[] = before;
  for (let reading = 1; reading < readings && changing.length; reading++) {
    await sleep(pause);
    const now = await everything();
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

/** Everything that `rebuild` compares: the rows, and where images lie. */
const everything = async () => [...(await differences()), ...(await imageDifferences())];

/** All rows that differ from what their source rows require, according to one reading of the table. */
export async function differences(): Promise<Difference[]> {
  const rows = await readRows();
  return [
    ...ownDifferences(rows),
    ...peopleDifferences(rows),
    ...communityDifferences(rows),
    ...notificationDifferences(rows),
  ];
}

/** Repairs the differences, one after the other. */
export async function repairAll(wrong: readonly Difference[]): Promise<void> {
  // A row that has changed since it was read is skipped. The next round checks it again.
  for (const { repair } of wrong) await skipWhenRefused(repair());
}

const nameOf = ({ kind, key }: Found) => `${kind} ${key}`;
const toFound = ({ kind, key, stored, expected }: Found): Found => ({ kind, key, stored, expected });
