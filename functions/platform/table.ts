import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { requireVariable } from './environment.ts';

const client = new DynamoDBClient({});

/**
 * A write that meets a transaction on the same row is refused with an error that the SDK does not retry. It is marked as
 * one to be retried like any that passes.
 */
client.middlewareStack.add(
  (next) => async (args) => {
    try {
      return await next(args);
    } catch (error) {
      if (error instanceof TransactionConflictException) Object.assign(error, { $retryable: {} });
      throw error;
    }
  },
  { step: 'deserialize', name: 'retryTransactionConflicts', priority: 'high' },
);

/** The client and the name of the single table, as every ElectroDB entity takes them. */
export const table = {
  client: DynamoDBDocumentClient.from(client, {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: requireVariable('TABLE_NAME'),
};
