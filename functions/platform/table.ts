import { setTimeout as wait } from 'node:timers/promises';
import {
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  type Attribute,
  CustomAttributeType,
  type CustomAttributeTypeName,
  Entity,
  type EntityItem,
  type Schema,
} from 'electrodb';
import { AppError } from '#shared/errors';
import { requireVariable } from './environment.ts';
import { tableKeys } from './table-keys.ts';
import { refused } from './transactions.ts';

const client = new DynamoDBClient({});

const mostAttempts = 10;
/** In milliseconds. */
const longestWait = 500;

/** Reasons to cancel a transaction that pass by themselves. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Whether a write was refused only because of other requests at the same moment. DynamoDB refuses a write of one row
 * while a transaction writes that row, and cancels a transaction that meets another write. Nothing was written.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 */
function hasMetAnother(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = error.CancellationReasons?.map(({ Code = 'None' }) => Code) ?? [];
  const troubles = codes.filter((code) => code !== 'None' && code !== refused);
  return troubles.length > 0 && troubles.every((code) => passing.has(code));
}

/**
 * Sends a write that has met another one again, with random, exponential backoff, up to ten attempts. The SDK does not
 * do that. Each attempt checks the conditions of the write anew. A transaction keeps its client request token.
 */
client.middlewareStack.add(
  (next) => async (args) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await next(args);
      } catch (error) {
        if (attempt === mostAttempts || !hasMetAnother(error)) throw error;
        await wait(Math.random() * Math.min(longestWait, 20 * 2 ** attempt));
      }
    }
  },
  { step: 'build', name: 'retryConflicts', priority: 'low' },
);

/** The client and the name of the single table, in the form that ElectroDB entities need. */
export const table = {
  client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  table: requireVariable('TABLE_NAME'),
};

type RowSchema = Omit<Schema<string, string, string>, 'model'>;
/**
 * The ElectroDB entity of one kind of rows of the table. `version` is part of their keys. In addition, its method `read`
 * reads a row consistently, and gives null if there is none, where `require` throws `not_found`.
 */
export function defineEntity<const Rows extends RowSchema>(name: string, rows: Rows, version = '1') {
  const entity = new Entity({ model: { service: 'wardrobe', entity: name, version }, ...rows }, table);
  type Row = EntityItem<typeof entity>;
  type Key = Parameters<typeof entity.get>[0][number];
  const read = async (key: Key): Promise<Row | null> => {
    const { data } = await entity.get(key).go({ consistent: true });
    return data as Row | null;
  };
  const require = async (key: Key): Promise<Row> => {
    const row = await read(key);
    if (!row) throw new AppError('not_found');
    return row;
  };
  return Object.assign(entity, { read, require });
}

type AllOf<Row> = {
  go(options: { pages: 'all'; consistent: true; attributes?: never[] }): Promise<{ data: Row[] }>;
};
/** Reads all rows that a query finds, consistently. With names, only these attributes are read. */
export async function readAll<Row, Name extends keyof Row = keyof Row>(
  query: AllOf<Row>,
  ...names: Name[]
): Promise<Pick<Row, Name>[]> {
  const attributes = names.length ? { attributes: names as never[] } : {};
  return (await query.go({ pages: 'all', consistent: true, ...attributes })).data;
}

/** Optional attributes of one type. */
export const optional = <const Type extends Attribute['type'], Name extends string>(
  type: Type,
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, { type }])) as Record<Name, { readonly type: Type }>;

/** Required attributes of one type. */
export const required = <const Type extends Attribute['type'], Name extends string>(
  type: Type,
  ...names: Name[]
) =>
  Object.fromEntries(names.map((name) => [name, { type, required: true }])) as Record<
    Name,
    { readonly type: Type; readonly required: true }
  >;

/**
 * The type of an attribute that may be null, so that rows have the same shape as API responses. ElectroDB's own
 * `CustomAttributeType` distributes over a union of `T` and null, and gives a type that does not accept null.
 */
export const nullable = <T>() => CustomAttributeType('any') as CustomAttributeTypeName<T | null>;

/** The attribute with the time, in seconds since 1970, after which DynamoDB may delete the row. */
export const expiry = { type: 'number', field: tableKeys.expiry, required: true } as const;

type Fields = { readonly partition: string; readonly sort: string };
/** Keeps the case of keys. By default ElectroDB converts keys to lower case, which could make two ids equal. */
const exactKeys = <const Partition extends object, const Sort extends object>(
  { partition, sort }: Fields,
  pk: Partition,
  sk: Sort,
) => ({
  pk: { field: partition, ...pk, casing: 'none' } as const,
  sk: { field: sort, ...sk, casing: 'none' } as const,
});

/** Keys with the names of the kind and of the first attribute to sort by only, which are shorter than ElectroDB's own. */
const named = <const Partition extends string, const Sort extends readonly string[]>(
  fields: Fields,
  kind: string,
  partition: Partition,
  sort: Sort,
) =>
  exactKeys(
    fields,
    { composite: [partition], template: `${kind}#\${${partition}}` },
    { composite: sort, template: [sort[0], ...sort.map((name) => `\${${name}}`)].join('#') },
  );

/** The keys of a row, composed of these attributes. Without attributes to sort by, there is one row in a partition. */
export const keyOf = <const Partition extends string, const Sort extends readonly string[]>(
  partition: Partition,
  ...sort: Sort
) => exactKeys(tableKeys, { composite: [partition] }, { composite: sort });

/** Like `keyOf`, but with short keys, which save read units for rows that are read in large numbers. */
export const shortKeyOf = <const Partition extends string, const Sort extends readonly string[]>(
  kind: string,
  partition: Partition,
  ...sort: Sort
) => named(tableKeys, kind, partition, sort);

const index = 'gsi1';
const { [index]: indexFields } = tableKeys.indexes;

/** The keys of `gsi1`, composed of these attributes. A row without them is not in the index. */
export const indexOf = <const Partition extends string, const Sort extends readonly string[]>(
  partition: Partition,
  ...sort: Sort
) => ({ index, ...exactKeys(indexFields, { composite: [partition] }, { composite: sort }) });

/** The keys of `gsi1` to find all rows of one kind, in the order of an attribute. */
export const indexOfAll = <const Sort extends string>(kind: string, sort: Sort) => ({
  index,
  ...exactKeys(indexFields, { composite: [], template: kind }, { composite: [sort] }),
});

/** The keys of `gsi1` to find rows of one kind by a person, alone in their partition to page after any of them. */
export const indexBy = <const Person extends string, const Sort extends string>(
  kind: string,
  person: Person,
  sort: Sort,
) => ({ index, ...named(indexFields, kind, person, [sort]) });

/** The ElectroDB entity of numbers of a person, which are in one row. */
export const defineNumbers = <const Name extends string>(entity: string, ...names: Name[]) =>
  defineEntity(entity, {
    attributes: { ...required('string', 'userId'), ...required('number', ...names) },
    indexes: { byUser: keyOf('userId') },
  });
