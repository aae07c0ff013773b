import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { tableKeys } from '../../../functions/platform/table-keys.ts';
import { readUnits, sizeOf, writeUnits } from './units.ts';

type Item = Record<string, unknown>;
type Write = { key: Item; isCheck?: boolean };

/** The capacity that was consumed under one partition key of the table or of an index. */
export type Load = {
  read: number;
  write: number;
  /** The most units that a single write consumed. */
  largestWrite: number;
  /** How many rows other than statistics the transactions wrote that also wrote a row under this key. */
  rowsBeside: number;
  /** The people whose own requests changed rows under this key. */
  writers: Set<string>;
};

const { partition, sort, indexes } = tableKeys;
const index = indexes.gsi1;

/** Keys of community statistics. Because of optimistic locking, each write waits for the previous one. */
export const inTurn = /#name_(all|\d{4}-\d{2}-\d{2})$/;

/**
 * Records the capacity that the functions in this process consume, by partition key and according to DynamoDB's rules.
 * `as` marks what a person's own request does. Everything else is background work by projections and workflows. Rows
 * are read before and after each write, without recording these reads, because the local table does not report what a
 * transaction consumes.
 */
export async function startMeter() {
  const { table } = await import('../../../functions/platform/table.ts');
  const unmetered = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const acting = new AsyncLocalStorage<string>();
  const loads = new Map<string, Load>();

  const loadOf = (key: unknown): Load => {
    const none = { read: 0, write: 0, largestWrite: 0, rowsBeside: 0, writers: new Set<string>() };
    const load = loads.get(String(key)) ?? none;
    loads.set(String(key), load);
    return load;
  };
  const add = (key: unknown, units: { read?: number; write?: number }, changes = true) => {
    const load = loadOf(key);
    const { read = 0, write = 0 } = units;
    load.read += read;
    load.write += write;
    load.largestWrite = Math.max(load.largestWrite, write);
    const person = acting.getStore();
    if (person && write && changes) load.writers.add(person);
  };
  const stored = async (key: Item): Promise<Item | undefined> =>
    (await unmetered.send(new GetCommand({ TableName: table.table, Key: key, ConsistentRead: true }))).Item;

  function addWrite(
    { key, isCheck }: Write,
    before: Item | undefined,
    after: Item | undefined,
    times: number,
  ) {
    const units = times * writeUnits(Math.max(sizeOf(before), sizeOf(after)));
    add(key[partition], { write: units }, !isCheck);
    if (isCheck || isDeepStrictEqual(before, after)) return;
    // The index is updated once per write of the table. A row that moves within the index is deleted there and inserted
    // again.
    const [from, to] = [before?.[index.partition], after?.[index.partition]];
    const moves = from !== to || before?.[index.sort] !== after?.[index.sort];
    if (from !== undefined && moves) add(`gsi1 ${from}`, { write: writeUnits(sizeOf(before)) });
    if (to !== undefined) add(`gsi1 ${to}`, { write: writeUnits(sizeOf(after)) });
  }

  function addReads(operation: string, input: Item, output: Item) {
    const isConsistent = input['ConsistentRead'] === true;
    if (operation === 'BatchGetItem') {
      const { Keys = [], ConsistentRead } =
        (input['RequestItems'] as Record<string, { Keys?: Item[]; ConsistentRead?: boolean }>)[table.table] ??
        {};
      const found = new Map(
        ((output['Responses'] as Record<string, Item[]>)?.[table.table] ?? []).map((item) => [
          nameOf(item),
          item,
        ]),
      );
      for (const key of Keys)
        add(key[partition], { read: readUnits(sizeOf(found.get(nameOf(key))), ConsistentRead === true) });
      return;
    }
    const { CapacityUnits = 0 } = (output['ConsumedCapacity'] ?? {}) as { CapacityUnits?: number };
    const least = readUnits(0, isConsistent);
    const key =
      operation === 'Query'
        ? (input['ExpressionAttributeValues'] as Item)[':pk']
        : (input['Key'] as Item)[partition];
    add(input['IndexName'] ? `${input['IndexName']} ${key}` : key, { read: Math.max(least, CapacityUnits) });
  }

  table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const operation = commandName.replace(/Command$/, '');
        const input = args.input as Item;
        if (['GetItem', 'Query', 'BatchGetItem'].includes(operation)) {
          Object.assign(input, { ReturnConsumedCapacity: 'TOTAL' });
          const answer = await next(args);
          addReads(operation, input, answer.output as Item);
          return answer;
        }
        const writes = writesOf(operation, input, table.table);
        const before = await Promise.all(writes.map(({ key }) => stored(key)));
        try {
          return await next(args);
        } finally {
          const after = await Promise.all(writes.map(({ key }) => stored(key)));
          const times = operation === 'TransactWriteItems' ? 2 : 1;
          const keys = writes.map(({ key }) => String(key[partition]));
          for (const key of times === 2 ? new Set(keys) : [])
            loadOf(key).rowsBeside += keys.filter((each) => !inTurn.test(each)).length;
          for (const [at, write] of writes.entries()) addWrite(write, before[at], after[at], times);
        }
      },
    { step: 'initialize', name: 'meter', priority: 'low' },
  );

  return {
    loads,
    /** Runs something as a person's own request. */
    as: <T>(person: string, act: () => Promise<T>): Promise<T> => acting.run(person, act),
    /** Discards everything that was recorded so far. */
    reset: () => loads.clear(),
    stop: () => void table.client.middlewareStack.remove('meter'),
  };
}

const nameOf = (item: Item) => `${item[partition]} ${item[sort]}`;
const keyIn = (item: Item): Item => ({ [partition]: item[partition], [sort]: item[sort] });

/** Returns the rows that a write concerns. */
function writesOf(operation: string, input: Item, tableName: string): Write[] {
  switch (operation) {
    case 'PutItem':
      return [{ key: keyIn(input['Item'] as Item) }];
    case 'UpdateItem':
    case 'DeleteItem':
      return [{ key: input['Key'] as Item }];
    case 'BatchWriteItem':
      return (
        (
          input['RequestItems'] as Record<
            string,
            { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]
          >
        )[tableName] ?? []
      ).map(({ PutRequest, DeleteRequest }) => ({
        key: keyIn(PutRequest?.Item ?? DeleteRequest?.Key ?? {}),
      }));
    case 'TransactWriteItems':
      return (input['TransactItems'] as Record<string, { Item?: Item; Key?: Item }>[]).map((each) => {
        const [kind = '', named = {}] = Object.entries(each)[0] ?? [];
        return { key: keyIn(named.Item ?? named.Key ?? {}), isCheck: kind === 'ConditionCheck' };
      });
    default:
      throw new Error(`Nothing is known of what ${operation} consumes.`);
  }
}
