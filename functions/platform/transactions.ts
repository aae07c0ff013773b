import { setTimeout as wait } from 'node:timers/promises';
import { createWriteTransaction, type Service } from 'electrodb';

type Entities = Parameters<typeof createWriteTransaction>[0];
/** An entity of whichever rows. */
export type AnyEntity = Entities[string];
type Write<Rows extends Entities> = Parameters<Service<Rows>['transaction']['write']>[0];
/** What the operations of a transaction on these entities are made from. */
export type Writers<Rows extends Entities> = Parameters<Write<Rows>>[0];

const longestWait = 500;
const attemptsAtOnce = 3;

/** The code of an operation whose condition was not met. */
export const refused = 'ConditionalCheckFailed';

/** The value that an attempt returns if it wrote nothing, because another write had changed the rows that it read. */
export const conflict = Symbol('conflict');

/**
 * Optimistic locking. `attempt` reads rows and commits a write on the condition that they are unchanged. If it returns
 * `conflict`, it runs again from the start. Throws if the last attempt also conflicts. Rows that many requests write at
 * the same time need more attempts.
 */
export async function retryOnConflict<T>(
  attempt: () => Promise<T | typeof conflict>,
  attempts = 3,
): Promise<T> {
  for (let count = 1; count <= attempts; count++) {
    const outcome = await attempt();
    if (outcome !== conflict) return outcome;
    // The first attempts follow without a pause. Later ones wait for a random time with backoff, so that many writers
    // of the same row do not collide again.
    if (count >= attemptsAtOnce) await wait(Math.random() * Math.min(longestWait, 5 * 2 ** count));
  }
  throw new Error(`Other requests changed the same rows during all ${attempts} attempts.`);
}

/**
 * Commits write operations on these entities as one transaction. Returns an empty list if everything was written. If a
 * condition was not met, nothing is written, and the list has `refused` or 'None' for each operation. Throws for any
 * other cancellation, also for conflicts with other writes that have outlasted the attempts of the client (table.ts).
 */
export async function commit<Rows extends Entities>(
  rows: Rows,
  operationsOf: Write<Rows>,
): Promise<string[]> {
  const { canceled, data } = await createWriteTransaction(rows, operationsOf).go();
  if (!canceled) return [];
  const codes = data.map(({ code }) => code);
  const trouble = codes.find((code) => code !== 'None' && code !== refused);
  if (trouble) throw new Error(`A transaction was cancelled: ${trouble}`);
  return codes;
}

/** Commits as `commit` does, for `retryOnConflict`: returns `conflict` if a condition was not met. */
export const tryToCommit = async <Rows extends Entities>(rows: Rows, operationsOf: Write<Rows>) =>
  (await commit(rows, operationsOf)).length ? conflict : undefined;

type Conditional = { where: (condition: never) => { commit: () => unknown } };

/** An operation of a transaction that is refused, with the whole transaction, unless this holds for its row. */
export const onlyIf = <Operation extends Conditional>(
  operation: Operation,
  condition: Parameters<Operation['where']>[0],
) => operation.where(condition).commit() as ReturnType<ReturnType<Operation['where']>['commit']>;

type Operators = { eq(attribute: unknown, value: unknown): string; notExists(attribute: unknown): string };

/**
 * Returns the condition of a write: it fails if an attribute of the row no longer has the value given here, which is the
 * one that was read. The value undefined means that the row must not have the attribute.
 */
export const stillHas =
  <Values extends object>(values: Values) =>
  (row: Readonly<Values>, { eq, notExists }: Operators): string =>
    (Object.keys(values) as (keyof Values)[])
      .map((name) => (values[name] === undefined ? notExists(row[name]) : eq(row[name], values[name])))
      .join(' AND ');
