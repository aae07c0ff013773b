/** A projected row that differs from what its source rows require. */
export type Difference = {
  /** The kind of the row, such as 'card'. */
  kind: string;
  key: string;
  stored: unknown;
  expected: unknown;
  /** Writes the expected row. Refused or without effect if the row has changed since it was read. */
  repair: () => Promise<unknown>;
};

/** Counts the rows of each key. */
export function tally<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/** A map from each row's key to the row. */
export const byKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));

type Counts = {
  kind: string;
  /** The stored numbers, by key. A missing number means 0. */
  stored: ReadonlyMap<string, number>;
  expected: ReadonlyMap<string, number>;
  /** Writes a number on the condition that it is still `from`. `from` is undefined if there is no row. */
  write: (key: string, to: number, from: number | undefined) => Promise<unknown>;
};

/** The stored numbers that differ from the actual number of rows. */
export function* differentCounts({ kind, stored, expected, write }: Counts): Iterable<Difference> {
  for (const key of new Set([...stored.keys(), ...expected.keys()])) {
    const [from, to] = [stored.get(key), expected.get(key) ?? 0];
    if ((from ?? 0) !== to)
      yield { kind, key, stored: from ?? 0, expected: to, repair: () => write(key, to, from) };
  }
}

type Strays<Row> = {
  kind: string;
  keyOf: (row: Row) => string;
  stored: readonly Row[];
  /** Whether a row should be there. */
  isDue: (row: Row) => boolean;
  remove: (row: Row) => Promise<unknown>;
};

/** The stored rows that should not exist. */
export function* strayRows<Row>({ kind, keyOf, stored, isDue, remove }: Strays<Row>): Iterable<Difference> {
  for (const row of stored)
    if (!isDue(row))
      yield { kind, key: keyOf(row), stored: 'there', expected: 'nothing', repair: () => remove(row) };
}

type Mirrors<Row> = Omit<Strays<Row>, 'isDue'> & {
  expected: readonly Row[];
  add: (row: Row) => Promise<unknown>;
};

/** The stored rows that should not exist, and the expected rows that are missing. */
export function* differentRows<Row>({ expected, add, ...rest }: Mirrors<Row>): Iterable<Difference> {
  const { kind, keyOf, stored } = rest;
  const there = new Set(stored.map(keyOf));
  const due = byKey(expected, keyOf);
  for (const [key, row] of due)
    if (!there.has(key)) yield { kind, key, stored: 'nothing', expected: 'there', repair: () => add(row) };
  yield* strayRows({ ...rest, isDue: (row) => due.has(keyOf(row)) });
}
