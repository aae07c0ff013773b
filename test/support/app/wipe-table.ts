import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { tableKeys } from '../../../functions/table/table-keys.ts';

/** The most rows that one BatchWrite call accepts. */
const rowsPerCall = 25;

/** Deletes every row of the table. */
export async function wipeTable(): Promise<void> {
  const { table } = await import('#functions/platform/table');
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.table }));
  const { partition, sort } = tableKeys;
  for (let start = 0; start < Items.length; start += rowsPerCall) {
    const requests = Items.slice(start, start + rowsPerCall).map((item) => ({
      DeleteRequest: { Key: { [partition]: item[partition], [sort]: item[sort] } },
    }));
    await table.client.send(new BatchWriteCommand({ RequestItems: { [table.table]: requests } }));
  }
  // One call of the table returns at most one megabyte, so more rows may be left.
  if (Items.length) await wipeTable();
}
