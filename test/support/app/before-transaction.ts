import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { onTestFinished } from 'vitest';

/** Does something right before the next transaction of the functions. If it throws, the transaction fails. */
export async function beforeTransaction(act: () => Promise<unknown>) {
  const { table } = await import('#functions/platform/table');
  const client: DynamoDBDocumentClient = table.client;
  let isDone = false;
  client.middlewareStack.remove('meanwhile');
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'TransactWriteItemsCommand' && !isDone) {
          isDone = true;
          await act();
        }
        return next(args);
      },
    { step: 'initialize', name: 'meanwhile' },
  );
  onTestFinished(() => void client.middlewareStack.remove('meanwhile'));
}
