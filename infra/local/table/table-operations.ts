import type { Operation } from '../aws-json.ts';
import type { Store } from './dynalite.ts';
import { type ItemWrite, type ItemWriteInput, writeItem } from './item-writes.ts';
import { checkInput, execute, type OperationName, perform, requestShape } from './perform.ts';
import type { SerialQueue } from './serial-queue.ts';
import { createTransactWriteItems, refuseConflict } from './transactions.ts';
import { beginBatch } from './write-batch.ts';

type Handler = (store: Store, input: object) => Promise<object>;

/**
 * Returns the DynamoDB operations that grants.ts allows, those that create the table, and the one that `npm run
 * rebuild` needs. Reads run at once. Writes run one after the other, because dynalite's locks do not cover several
 * items. As in AWS, a single write is refused while a transaction writes the same item.
 */
export function tableOperations(store: Store, writes: SerialQueue): Record<string, Operation> {
  const atOnce =
    (operation: OperationName): Operation =>
    (input: object) =>
      perform(store, operation, input);
  const inTurn =
    (handler: Handler): Operation =>
    (input: object) =>
      writes.run(() => handler(store, input));
  /** The items of the transaction that is currently running. */
  const busy = new Set<string>();
  const unlessBusy =
    (operation: ItemWrite['operation']): Operation =>
    async (input: object) => {
      await refuseConflict(store, checkInput<ItemWriteInput>(store, requestShape(operation), input), busy);
      return writes.run(() => writeItem(store, operation, input));
    };

  return {
    BatchGetItem: atOnce('BatchGetItem'),
    DescribeTable: atOnce('DescribeTable'),
    GetItem: atOnce('GetItem'),
    Query: atOnce('Query'),
    Scan: atOnce('Scan'),

    BatchWriteItem: inTurn(batchWriteItem),
    CreateTable: inTurn((_, input) => perform(store, 'CreateTable', input)),
    DeleteItem: unlessBusy('DeleteItem'),
    PutItem: unlessBusy('PutItem'),
    TransactWriteItems: inTurn(createTransactWriteItems(busy)),
    UpdateItem: unlessBusy('UpdateItem'),
  };
}

async function batchWriteItem(store: Store, input: object): Promise<object> {
  const batch = beginBatch(store);
  const checked = checkInput(store, requestShape('BatchWriteItem'), input);
  const output = await execute(batch.store, 'BatchWriteItem', checked);
  await batch.commit();
  return output;
}
