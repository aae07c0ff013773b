import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { requireVariable } from './environment.ts';

/** The one table, as ElectroDB wants it. */
export const table = {
  client: DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: requireVariable('TABLE_NAME'),
};
