import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import { aside } from './aside.ts';

type Consumed = { CapacityUnits?: number };
type Call = {
  operation: string;
  units: number;
  /** The operations of a transaction. Empty for other calls. */
  rows: object[];
};

/**
 * Runs an action and returns the calls that functions make to the table during it, with the capacity units of each.
 * Projections that follow the action are not counted. The local table reports no units for transactions. AWS charges
 * two units for each kilobyte of a row that a transaction writes.
 */
export async function databaseCalls(action: () => Promise<unknown>): Promise<Call[]> {
  const { table } = await import('#functions/platform/table');
  const client: DynamoDBDocumentClient = table.client;
  const calls: Call[] = [];
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (aside.getStore()) return next(args);
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        const answer = await next(args);
        const { ConsumedCapacity = [] } = answer.output as { ConsumedCapacity?: Consumed | Consumed[] };
        const units = [ConsumedCapacity]
          .flat()
          .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
        const { TransactItems: rows = [] } = args.input as { TransactItems?: object[] };
        calls.push({ operation: commandName.replace(/Command$/, ''), units, rows });
        return answer;
      },
    { step: 'initialize', name: 'countCalls' },
  );
  try {
    await action();
  } finally {
    client.middlewareStack.remove('countCalls');
  }
  return calls;
}

/** The names of the operations in alphabetical order, because calls that run in parallel end in any order. */
export const operations = (calls: Call[]) => calls.map(({ operation }) => operation).toSorted();
export const unitsOf = (calls: Call[]) => calls.reduce((sum, { units }) => sum + units, 0);
