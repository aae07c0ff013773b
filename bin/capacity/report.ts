import type { Load } from './meter.ts';
import type { Replay } from './replay.ts';
import { partitionLimits, peakPerSecond, usersAt } from './units.ts';

/** What one partition consumes in a person's day, and at how many daily users it is full. */
export type Partition = {
  name: string;
  /** Units in a person's day. */
  read: number;
  write: number;
  /** The part of the people whose own requests change rows in it; a check in a transaction changes none. */
  writtenBy: number;
  /** The daily users at which reads and writes reach the limit of a partition. */
  fullAt: { read: number; write: number };
};

/** A key that ends in an id is one person's or one thing's. */
const ofOne = /[#_](?<id>[\w-]{16,})$/;
/** Community statistics: each write waits for the one before (optimistic locking), and a transaction takes this long. */
const inTurn = /#name_(all|\d{4}-\d{2}-\d{2})$/;
const secondsInTurn = 0.02;

/**
 * The partitions whose load grows with the number of people, ordered by the number of people at which each is full: the
 * shared ones, and those of the most seen outfit and of its owner. The load of a single person's partition does not grow.
 */
export function partitionsOf({ people, loads, popular }: Replay): Partition[] {
  return [...loads]
    .filter(([key]) => {
      const id = ofOne.exec(key)?.groups?.['id'];
      return id === undefined || popular.includes(id);
    })
    .map(([key, load]) =>
      partitionOf(
        key.replace(ofOne, (end) => `${end[0]}{popular}`),
        load,
        people,
      ),
    )
    .toSorted((one, other) => first(one) - first(other));
}

/** The daily users at which a partition is full. */
export const first = ({ fullAt }: Pick<Partition, 'fullAt'>) => Math.min(fullAt.read, fullAt.write);

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
  };
}

/** The busiest of the partitions that one person or thing has, in units a day. */
export function busiestOwn({ loads, popular }: Replay): { key: string; read: number; write: number } {
  const [busiest] = [...loads]
    .filter(([key]) => {
      const id = ofOne.exec(key)?.groups?.['id'];
      return id !== undefined && !popular.includes(id);
    })
    .toSorted(([, one], [, other]) => other.write + other.read - one.write - one.read);
  const [key = '', { read, write } = { read: 0, write: 0 }] = busiest ?? [];
  return { key: key.replace('$wardrobe#', '').replace(ofOne, (end) => `${end[0]}{one}`), read, write };
}

/** All that a person's day consumes. */
export function unitsOf({ people, loads }: Replay) {
  const sum = (units: (load: Load) => number) =>
    [...loads.values()].reduce((total, load) => total + units(load), 0) / people;
  return { read: sum(({ read }) => read), write: sum(({ write }) => write) };
}

const rounded = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));
const millions = (users: number) => (Number.isFinite(users) ? `${rounded(users / 1e6)} M` : '–');

/** The table of partitions as lines of Markdown. */
export const partitionTable = (partitions: readonly Partition[], most: number): string[] => [
  '| partition | read units a second at 1 M daily users | full at | write units a second | full at |',
  '|---|---|---|---|---|',
  ...partitions.slice(0, most).map(({ name, read, write, fullAt }) => {
    const at = (units: number) => rounded(peakPerSecond(units * 1e6));
    return `| \`${name}\` | ${at(read)} | ${millions(fullAt.read)} | ${at(write)} | ${millions(fullAt.write)} |`;
  }),
];
