import type { Operation } from '../aws-json.ts';
import type { Store } from './dynalite.ts';
import { type ItemWrite, writeItem } from './item-writes.ts';
import { checkInput, execute, type OperationName, perform, requestShape } from './perform.ts';
import type { SerialQueue } from './serial-queue.ts';
import { describeTimeToLive, updateTimeToLive } from './time-to-live.ts';
import { createTransactWriteItems } from './transactions.ts';
import { WriteBatch } from './write-batch.ts';

type Handler = (store: Store, input: object) => Promise<object>;

/**
 * The operations of DynamoDB that grants.ts allows, and the ones that create the table. Reads run at
 * once; writes run one after the other, because dynalite's locks do not cover several items.
 */
export function tableOperations(store: Store, writes: SerialQueue): Record<string, Operation> {
  const atOnce =
    (handler: Handler): Operation =>
    (input: object) =>
      handler(store, input);
  const inTurn =
    (handler: Handler): Operation =>
    (input: object) =>
      writes.run(() => handler(store, input));

  return {
    BatchGetItem: atOnce(plain('BatchGetItem')),
    DescribeTable: atOnce(plain('DescribeTable')),
    DescribeTimeToLive: atOnce(describeTimeToLive),
    GetItem: atOnce(plain('GetItem')),
    Query: atOnce(plain('Query')),

    BatchWriteItem: inTurn(batchWriteItem),
    CreateTable: inTurn(plain('CreateTable')),
    DeleteItem: inTurn(itemWrite('DeleteItem')),
    PutItem: inTurn(itemWrite('PutItem')),
    TransactWriteItems: inTurn(createTransactWriteItems()),
    UpdateItem: inTurn(itemWrite('UpdateItem')),
    UpdateTimeToLive: inTurn(updateTimeToLive),
  };
}

const plain =
  (operation: OperationName): Handler =>
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
