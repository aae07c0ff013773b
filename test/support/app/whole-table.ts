import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { tableKeys } from '../../../functions/platform/table-keys.ts';

type Row = Record<string, unknown>;
/** The most rows that one BatchWrite call accepts. */
const rowsPerCall = 25;

/** All rows of the table. The functions have no right to scan it; tests do so outside of them. */
export async function allRows(): Promise<Row[]> {
  const { table } = await import('#functions/platform/table');
  const rows: Row[] = [];
  let start: Row | undefined;
  do {
    const scan = new ScanCommand({ TableName: table.table, ...(start && { ExclusiveStartKey: start }) });
    const page = await table.client.send(scan);
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
}

/** Deletes every row of the table. */
export async function wipeTable(): Promise<void> {
  const { table } = await import('#functions/platform/table');
  const { partition, sort } = tableKeys;
  const requests = (await allRows()).map((row) => ({
    DeleteRequest: { Key: { [partition]: row[partition], [sort]: row[sort] } },
  }));
  for (let start = 0; start < requests.length; start += rowsPerCall) {
    const RequestItems = { [table.table]: requests.slice(start, start + rowsPerCall) };
    await table.client.send(new BatchWriteCommand({ RequestItems }));
  }
}
