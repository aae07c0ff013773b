import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import { aside } from './aside.ts';

type Consumed = { CapacityUnits?: number };
type Call = {
  operation: string;
  units: number;
  /** What a transaction writes. */
  rows: object[];
};

/**
 * The calls that the functions make to the table while something is done, and the units that each takes. What is
 * projected because of it is not counted.
 * What a transaction takes the local table does not say: AWS's rule is two for each kilobyte of a row.
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

/** In alphabetical order, since calls that are made together end in any. */
export const operations = (calls: Call[]) => calls.map(({ operation }) => operation).toSorted();
export const unitsOf = (calls: Call[]) => calls.reduce((sum, { units }) => sum + units, 0);
