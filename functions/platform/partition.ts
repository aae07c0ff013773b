import { BatchWriteCommand, type BatchWriteCommandInput, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { writeRequests } from './batch-write.ts';
import { table } from './table.ts';
import { tableKeys } from './table-keys.ts';

type Item = Record<string, unknown>;
type Request = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];
type Row = { key: Item; entity: string };

/** The keys of all rows in the partition of this row, of all entities, read consistently. */
export async function keysBeside(row: { params(): Record<string, Item> }): Promise<Row[]> {
  const { partition, sort, entity } = tableKeys;
  const query = {
    TableName: table.table,
    KeyConditionExpression: '#partition = :partition',
    ProjectionExpression: '#partition, #sort, #entity',
    ExpressionAttributeNames: { '#partition': partition, '#sort': sort, '#entity': entity },
    ExpressionAttributeValues: { ':partition': row.params()['Key']?.[partition] },
    ConsistentRead: true,
  };
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateQuery({ client: table.client }, query))
    for (const item of Items)
      rows.push({ key: { [partition]: item[partition], [sort]: item[sort] }, entity: String(item[entity]) });
  return rows;
}

/** Deletes rows of any entities by their keys. */
export async function deleteKeys(keys: Item[]): Promise<void> {
  const requests: Request[] = keys.map((Key) => ({ DeleteRequest: { Key } }));
  await writeRequests(requests, async (some) => {
    const command = new BatchWriteCommand({ RequestItems: { [table.table]: some } });
    return (await table.client.send(command)).UnprocessedItems?.[table.table];
  });
}
