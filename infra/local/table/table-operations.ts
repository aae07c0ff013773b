import type { Store } from './dynalite.ts';
import { type ItemWrite, writeItem } from './item-writes.ts';
import { checkInput, execute, type Operation, perform, requestShape } from './operations.ts';
import { RequestTokens } from './request-tokens.ts';
import type { SerialQueue } from './serial-queue.ts';
import { describeTimeToLive, forgetTimeToLive, updateTimeToLive } from './time-to-live.ts';
import { transactGetItems, transactWriteItems } from './transactions.ts';
import { WriteBatch } from './write-batch.ts';

type Handler = (store: Store, input: object) => Promise<object>;

export type TableOperations = ReadonlyMap<string, Handler>;

/** Every operation that the table answers; reads run at once, writes and whoever must not meet one take turns. */
export function tableOperations(writes: SerialQueue): TableOperations {
  const tokens = new RequestTokens();
  const inTurn =
    (handler: Handler): Handler =>
    (store, input) =>
      writes.run(() => handler(store, input));

  return new Map(
    Object.entries({
      BatchGetItem: plain('BatchGetItem'),
      DescribeTable: plain('DescribeTable'),
      DescribeTimeToLive: describeTimeToLive,
      GetItem: plain('GetItem'),
      ListTables: plain('ListTables'),
      Query: plain('Query'),
      Scan: plain('Scan'),

      BatchWriteItem: inTurn(batchWriteItem),
      DeleteItem: inTurn(itemWrite('DeleteItem')),
      PutItem: inTurn(itemWrite('PutItem')),
      TransactGetItems: inTurn(transactGetItems),
      TransactWriteItems: inTurn((store, input) => transactWriteItems(store, tokens, input)),
      UpdateItem: inTurn(itemWrite('UpdateItem')),

      CreateTable: inTurn(plain('CreateTable')),
      DeleteTable: inTurn(deleteTable),
      UpdateTable: inTurn(plain('UpdateTable')),
      UpdateTimeToLive: inTurn(updateTimeToLive),
    }),
  );
}

const plain =
  (operation: Operation): Handler =>
  (store, input) =>
    perform(store, operation, input);

const itemWrite =
  (operation: ItemWrite['operation']): Handler =>
  (store, input) =>
    writeItem(store, operation, input);

async function batchWriteItem(store: Store, input: object): Promise<object> {
  const batch = new WriteBatch(store);
  const checked = checkInput(store, requestShape('BatchWriteItem'), input);
  const output = await execute(batch.store, 'BatchWriteItem', checked);
  await batch.commit();
  return output;
}

async function deleteTable(store: Store, input: object): Promise<object> {
  const checked = checkInput<{ TableName: string }>(store, requestShape('DeleteTable'), input);
  const output = await execute(store, 'DeleteTable', checked);
  await forgetTimeToLive(store, checked.TableName);
  return output;
}
