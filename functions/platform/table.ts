import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { requireVariable } from './environment.ts';

/** The client and the name of the single table, as every ElectroDB entity takes them. */
export const table = {
  client: DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: requireVariable('TABLE_NAME'),
};
