import { epochSeconds } from '../../../functions/platform/epoch-seconds.ts';
import { tableKeys } from '../../../functions/platform/table-keys.ts';
import { type Item, keyPrefixes, type Store, under } from './dynalite.ts';
import { isFailedCondition, writeItem } from './item-writes.ts';
import { describeTable, perform, primaryKey } from './perform.ts';
import type { SerialQueue } from './serial-queue.ts';

const fiveYearsInSeconds = 5 * 365 * 24 * 60 * 60;

/** Like DynamoDB, keeps items that expired over five years ago: such a time is probably a mistake. */
const expired = '#expiresAt BETWEEN :fiveYearsAgo AND :now';

function placeholders() {
  const now = epochSeconds(Date.now());
  return {
    ExpressionAttributeNames: { '#expiresAt': tableKeys.expiry },
    ExpressionAttributeValues: {
      ':fiveYearsAgo': { N: String(now - fiveYearsInSeconds) },
      ':now': { N: String(now) },
    },
  };
}

/**
 * Deletes the expired items of all tables: the time to live, which dynalite does not have. The search runs at the same
 * time as writes of the app. Each delete waits in the queue of writes and deletes the item only if it is still expired.
 */
export async function deleteExpiredItems(store: Store, writes: SerialQueue): Promise<void> {
  for await (const [key] of store.db.iterator(under(keyPrefixes.table))) {
    const table = key.slice(keyPrefixes.table.length);
    const description = await describeTable(store, table);
    for await (const item of expiredItems(store, table)) {
      const Key = primaryKey(description, item);
      await writes.run(() => deleteIfStillExpired(store, table, Key));
    }
  }
}

async function* expiredItems(store: Store, table: string): AsyncGenerator<Item> {
  const scan = { TableName: table, FilterExpression: expired, ...placeholders() };
  let position: Item | undefined;
  do {
    const page = await perform(store, 'Scan', { ...scan, ExclusiveStartKey: position });
    yield* page.Items;
    position = page.LastEvaluatedKey;
  } while (position);
}

async function deleteIfStillExpired(store: Store, TableName: string, Key: Item) {
  const condition = { ConditionExpression: expired, ...placeholders() };
  try {
    await writeItem(store, 'DeleteItem', { TableName, Key, ...condition });
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
  }
}
