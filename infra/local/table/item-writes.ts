import { ServiceError } from '../aws-json.ts';
import type { Item, Store, TableDescription } from './dynalite.ts';
import { checkInput, describeTable, execute, perform, primaryKey, requestShape } from './perform.ts';
import { beginBatch, type WriteBatch } from './write-batch.ts';

export type ItemWrite = {
  readonly operation: 'PutItem' | 'UpdateItem' | 'DeleteItem';
  readonly input: ItemWriteInput;
};

export type ItemWriteInput = {
  readonly TableName: string;
  readonly ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE';
} & ({ readonly Item: Item } | { readonly Key: Item });

export const keyOfWrite = (table: TableDescription, input: ItemWriteInput): Item =>
  'Key' in input ? input.Key : primaryKey(table, input.Item);

/** Writes one item together with its index entries. */
export async function writeItem(store: Store, operation: ItemWrite['operation'], input: object) {
  const batch = beginBatch(store);
  const checked = checkInput<ItemWriteInput>(store, requestShape(operation), input);
  const output = await addWrite(batch, { operation, input: checked });
  await batch.commit();
  return output;
}

/**
 * Adds a write to a batch. If its condition fails and the request asks for the stored item, the ServiceError contains
 * that item. dynalite itself does not return it.
 */
export async function addWrite(batch: WriteBatch, { operation, input }: ItemWrite): Promise<object> {
  try {
    return await execute(batch.store, operation, input);
  } catch (error) {
    if (!isFailedCondition(error) || input.ReturnValuesOnConditionCheckFailure !== 'ALL_OLD') throw error;
    throw new ServiceError(error.name, error.message, { Item: await storedItem(batch.store, input) });
  }
}

export const isFailedCondition = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.name === 'ConditionalCheckFailedException';

async function storedItem(store: Store, input: ItemWriteInput): Promise<Item | undefined> {
  const { TableName } = input;
  const Key = keyOfWrite(await describeTable(store, TableName), input);
  return (await perform(store, 'GetItem', { TableName, Key })).Item;
}
