import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { names } from '#infra/local/names';
import { startFunctions } from '../../support/app/functions.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const { table } = await import('#functions/platform/table');

it('a write that meets a transaction is made all the same', async () => {
  let conflicts = 2;
  table.client.middlewareStack.add(
    (next) => async (args) => {
      if (conflicts-- > 0)
        throw new TransactionConflictException({
          message: 'Transaction is ongoing for the item',
          $metadata: {},
        });
      return next(args);
    },
    { step: 'deserialize', name: 'meetTransactions', priority: 'low' },
  );
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: names.table,
      Key: { pk: 'a', sk: 'b' },
      UpdateExpression: 'ADD hits :one',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'ALL_NEW',
    }),
  );
  table.client.middlewareStack.remove('meetTransactions');
  expect(conflicts).toBe(-1);
  expect(Attributes).toMatchObject({ hits: 1 });
});
