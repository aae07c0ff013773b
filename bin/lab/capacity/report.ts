import { inTurn, type Load } from './meter.ts';
import type { Replay } from './replay.ts';
import { partitionLimits, peakPerSecond, usersAt } from './units.ts';

/** What one partition consumes for one person's day, and the number of daily users at which it is full. */
export type Partition = {
  name: string;
  /** Capacity units for one person's day. */
  read: number;
  write: number;
  /** The share of people whose requests change rows in it. A condition check in a transaction changes no row. */
  writtenBy: number;
  /** The number of daily users at which reads, and writes, reach the limit of a partition. */
  fullAt: { read: number; write: number };
  /** The standings that are counted in this partition, in turn, for one person's day. Missing for other partitions. */
  inTurn?: number;
};

/** Matches a key that ends in an id. Such a key belongs to one person or thing. */
const ofOne = /[#_](?<id>[\w-]{16,})$/;
const isShared = (key: string, popular: readonly string[]) => {
  const id = ofOne.exec(key)?.groups?.['id'];
  return id === undefined || popular.includes(id);
};
/** A transaction in a partition that is written in turn takes this many seconds. */
export const secondsInTurn = 0.02;

/**
 * Returns the partitions whose load grows with the number of people: the shared ones, and those of the most popular
 * outfit and of its owner. They are ordered by the number of people at which they are full. The load of a single
 * person's partition does not grow.
 */
export function partitionsOf({ people, loads, popular }: Replay): Partition[] {
  return [...loads]
    .filter(([key]) => isShared(key, popular))
    .map(([key, load]) =>
      partitionOf(
        key.replace(ofOne, (end) => `${end[0]}{popular}`),
        load,
        people,
      ),
    )
    .toSorted((one, other) => first(one) - first(other));
}

/** Returns the number of daily users at which a partition is full. */
const first = ({ fullAt }: Pick<Partition, 'fullAt'>) => Math.min(fullAt.read, fullAt.write);

function partitionOf(key: string, load: Load, people: number): Partition {
  const [read, write] = [load.read / people, load.write / people];
  const isCapped = inTurn.test(key) && load.largestWrite / secondsInTurn < partitionLimits.write;
  return {
    name: key.replace('$wardrobe#', ''),
    read,
    write,
    writtenBy: load.writers.size / people,
    fullAt: {
      read: usersAt(partitionLimits.read, read),
      write: isCapped ? Number.POSITIVE_INFINITY : usersAt(partitionLimits.write, write),
    },
    ...(isCapped && { inTurn: load.rowsBeside / people }),
  };
}

/** Returns the busiest of the partitions that belong to one person or thing, in units per day. */
export function busiestOwn({ loads, popular }: Replay): { key: string; read: number; write: number } {
  const [busiest] = [...loads]
    .filter(([key]) => !isShared(key, popular))
    .toSorted(([, one], [, other]) => other.write + other.read - one.write - one.read);
  const [key = '', { read, write } = { read: 0, write: 0 }] = busiest ?? [];
  return { key: key.replace('$wardrobe#', '').replace(ofOne, (end) => `${end[0]}{one}`), read, write };
}

/** Returns the total units that one person's day consumes, of the table with its index or without it. */
export function unitsOf({ people, loads }: Replay, index: 'with' | 'without' = 'with') {
  const counted = [...loads].filter(([key]) => index === 'with' || !key.startsWith('gsi1 '));
  const sum = (units: (load: Load) => number) =>
    counted.reduce((total, [, load]) => total + units(load), 0) / people;
  return { read: sum(({ read }) => read), write: sum(({ write }) => write) };
}

export const rounded = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));
export const millions = (users: number) => (Number.isFinite(users) ? `${rounded(users / 1e6)} M` : '–');

/** Returns the table of partitions as lines of Markdown. */
export const partitionTable = (partitions: readonly Partition[], most: number): string[] => [
  '| partition | read units a second at 1 M daily users | full at | write units a second | full at |',
  '|---|---|---|---|---|',
  ...partitions.slice(0, most).map(({ name, read, write, fullAt }) => {
    const at = (units: number) => rounded(peakPerSecond(units * 1e6));
    return `| \`${name}\` | ${at(read)} | ${millions(fullAt.read)} | ${at(write)} | ${millions(fullAt.write)} |`;
  }),
];
