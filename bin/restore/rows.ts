import { isDeepStrictEqual } from 'node:util';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { writeRequests } from '../../functions/platform/batch-write.ts';
import { inTurns } from '../../functions/platform/in-turns.ts';
import { tableKeys } from '../../functions/platform/table-keys.ts';
import { type Ids, inverse, newConversationId, reKey } from './re-key.ts';

type Item = Record<string, AttributeValue>;

const client = new DynamoDBClient({});
const { partition, sort, entity } = tableKeys;
const keyOf = (item: Item) => ({ [partition]: item[partition], [sort]: item[sort] }) as Item;

/** How many parts of the table are re-keyed side by side. */
const segments = 16;

async function* pagesOf(TableName: string, segment = {}): AsyncGenerator<Item[]> {
  const scan = { TableName, ConsistentRead: true, ...segment };
  for await (const { Items = [] } of paginateScan({ client }, scan)) yield Items;
}

/**
 * Re-keys every row of a table, which must have no stream and no other writers yet: the projections would take the rows
 * under the former keys for deleted. A new row is stored before the former one is deleted, and rows that are re-keyed
 * stay as they are, so that an interrupted run can be repeated. Returns the number of changed rows.
 */
export async function reKeyRows(tableName: string, subjects: Ids): Promise<number> {
  const ids = new Map([...subjects, ...(await conversationIds(tableName, subjects))]);
  let changed = 0;
  const reKeySegment = async (Segment: number) => {
    for await (const items of pagesOf(tableName, { Segment, TotalSegments: segments })) {
      const pairs = items
        .map((item) => ({ item, renewed: reKey(item, ids) }))
        .filter(({ item, renewed }) => !isDeepStrictEqual(item, renewed));
      await write(
        tableName,
        pairs.map(({ renewed }) => ({ PutRequest: { Item: renewed } })),
      );
      await write(
        tableName,
        pairs
          .filter(({ item, renewed }) => !isDeepStrictEqual(keyOf(item), keyOf(renewed)))
          .map(({ item }) => ({ DeleteRequest: { Key: keyOf(item) } })),
      );
      changed += pairs.length;
    }
  };
  await inTurns([...Array(segments).keys()], reKeySegment, segments);
  return changed;
}

/** Every string in the rows of a table. */
export async function* textsOf(tableName: string): AsyncGenerator<string> {
  for await (const items of pagesOf(tableName)) yield* textsIn(items);
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* textsIn(each);
}

/** The people who have a profile in a table, without those whose account is being deleted. */
export async function profilesOf(tableName: string): Promise<string[]> {
  const found: string[] = [];
  for await (const items of pagesOf(tableName))
    for (const { [entity]: name, isDeleted, userId } of items)
      if (name?.S === 'profile' && !isDeleted?.BOOL && userId?.S) found.push(userId.S);
  return found;
}

async function conversationIds(tableName: string, subjects: Ids): Promise<Ids> {
  const former = inverse(subjects);
  const ids = new Map<string, string>();
  for await (const items of pagesOf(tableName))
    for (const item of items) {
      const [userId, conversationId] = [item['userId']?.S, item['conversationId']?.S];
      const otherUserId = { 'conversation-member': 'otherUserId', 'conversation-start': 'startedBy' }[
        item[entity]?.S ?? ''
      ];
      const other = otherUserId && item[otherUserId]?.S;
      const pair =
        userId && conversationId && other
          ? newConversationId({ userId, otherUserId: other, conversationId }, subjects, former)
          : null;
      if (pair) ids.set(...pair);
    }
  return ids;
}

const write = (tableName: string, requests: WriteRequest[]) =>
  writeRequests(requests, async (some) => {
    const command = new BatchWriteItemCommand({ RequestItems: { [tableName]: some } });
    return (await client.send(command)).UnprocessedItems?.[tableName];
  });
