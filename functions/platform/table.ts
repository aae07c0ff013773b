import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { requireVariable } from './environment.ts';

const client = new DynamoDBClient({});

/**
 * DynamoDB refuses a write while a transaction on the same row is running, with an error that the SDK does not retry by
 * default. This marks the error as retryable.
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

/** The client and the name of the single table, in the form that ElectroDB entities need. */
export const table = {
  client: DynamoDBDocumentClient.from(client, {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: requireVariable('TABLE_NAME'),
};
