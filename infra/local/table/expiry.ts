import type { Item, Store } from './dynalite.ts';
import { isFailedCondition, writeItem } from './item-writes.ts';
import { perform } from './operations.ts';
import type { SerialQueue } from './serial-queue.ts';
import { describeTable, primaryKey } from './table-schema.ts';
import { tablesWithTimeToLive } from './time-to-live.ts';

const fiveYearsInSeconds = 5 * 365 * 24 * 60 * 60;

/** DynamoDB takes a moment more than five years ago for a mistake and keeps the item. */
const expired = '#expiresAt BETWEEN :fiveYearsAgo AND :now';

function placeholders(attribute: string) {
  const now = Math.floor(Date.now() / 1000);
  return {
    ExpressionAttributeNames: { '#expiresAt': attribute },
    ExpressionAttributeValues: {
      ':fiveYearsAgo': { N: String(now - fiveYearsInSeconds) },
      ':now': { N: String(now) },
    },
  };
}

/** Looks for expired items beside the other writes, and takes a turn among them for each delete. */
export async function deleteExpiredItems(store: Store, writes: SerialQueue): Promise<void> {
  for await (const { table, attribute } of tablesWithTimeToLive(store)) {
    const description = await describeTable(store, table);
    for await (const item of expiredItems(store, table, attribute)) {
      const key = primaryKey(description, item);
      await writes.run(() => deleteIfStillExpired(store, table, attribute, key));
    }
  }
}

async function* expiredItems(store: Store, table: string, attribute: string): AsyncGenerator<Item> {
  const scan = { TableName: table, FilterExpression: expired, ...placeholders(attribute) };
  let position: Item | undefined;
  do {
    const page = await perform(store, 'Scan', { ...scan, ExclusiveStartKey: position });
    yield* page.Items;
    position = page.LastEvaluatedKey;
  } while (position);
}

async function deleteIfStillExpired(
  store: Store,
  table: string,
  attribute: string,
  key: Item,
): Promise<void> {
  const condition = { ConditionExpression: expired, ...placeholders(attribute) };
  try {
    await writeItem(store, 'DeleteItem', { TableName: table, Key: key, ...condition });
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
  }
}
