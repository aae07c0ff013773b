import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';

/** The fields of a row that a projection looks at. */
export type Row = Record<string, string | boolean | number>;
const attributeOf = (value: Row[string]) =>
  typeof value === 'boolean' ? { BOOL: value } : typeof value === 'number' ? { N: `${value}` } : { S: value };
const imageOf = (row: Row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, attributeOf(value)]));

let number = 0;
/** A record as DynamoDB Streams sends it. `before` is null for a new row, `after` for a deleted one. */
export const change = (before: Row | null, after: Row | null) =>
  ({
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    dynamodb: {
      SequenceNumber: String(++number),
      ...(before ? { OldImage: imageOf(before) } : {}),
      ...(after ? { NewImage: imageOf(after) } : {}),
    },
  }) as DynamoDBRecord;

/** Gives changes to the function behind the change stream. */
export const project = (
  { invoke }: { invoke: (name: never, event: unknown) => Promise<unknown> },
  Records: DynamoDBRecord[],
) => invoke('projectChanges' as never, { Records }) as Promise<DynamoDBBatchResponse>;
export const nothingFailed = { batchItemFailures: [] };
