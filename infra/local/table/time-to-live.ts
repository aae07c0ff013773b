import { keyPrefixes, type RequestShape, type Store, under } from './dynalite.ts';
import { checkInput, describeTable, requestShape, validationException } from './perform.ts';

/*
 * The time-to-live setting of a table, which dynalite does not have. It is the name of the attribute with the expiry
 * time, and is stored in the same database. expiry.ts deletes the items.
 */

type TableInput = { readonly TableName: string };

type TimeToLiveInput = TableInput & {
  readonly TimeToLiveSpecification: { readonly AttributeName: string; readonly Enabled: boolean };
};

const tableShape = requestShape('DescribeTable');

const updateShape: RequestShape = {
  types: {
    ...tableShape.types,
    TimeToLiveSpecification: {
      type: 'ValueStruct<TimeToLiveSpecification>',
      notNull: true,
      children: {
        AttributeName: {
          type: 'String',
          notNull: true,
          lengthGreaterThanOrEqual: 1,
          lengthLessThanOrEqual: 255,
        },
        Enabled: { type: 'Boolean', notNull: true },
      },
    },
  },
};

const settingKey = (table: string) => keyPrefixes.timeToLive + table;

const attributeOf = async ({ db }: Store, table: string) =>
  (await db.get(settingKey(table))) as string | undefined;

/** Implements UpdateTimeToLive, but only to enable it. The app never disables it. */
export async function updateTimeToLive(store: Store, input: object): Promise<object> {
  const { TableName, TimeToLiveSpecification } = checkInput<TimeToLiveInput>(store, updateShape, input);
  await describeTable(store, TableName);
  const { AttributeName, Enabled } = TimeToLiveSpecification;
  if (!Enabled) throw validationException('The local table cannot disable TimeToLive');
  if (await attributeOf(store, TableName)) throw validationException('TimeToLive is already enabled');
  await store.db.put(settingKey(TableName), AttributeName);
  return { TimeToLiveSpecification };
}

/** Implements DescribeTimeToLive. */
export async function describeTimeToLive(store: Store, input: object): Promise<object> {
  const { TableName } = checkInput<TableInput>(store, tableShape, input);
  await describeTable(store, TableName);
  const AttributeName = await attributeOf(store, TableName);
  return {
    TimeToLiveDescription: AttributeName
      ? { TimeToLiveStatus: 'ENABLED', AttributeName }
      : { TimeToLiveStatus: 'DISABLED' },
  };
}

/**
 * Yields the tables whose items expire, each with the name of the attribute that contains the expiry time (seconds
 * since 1970).
 */
export async function* tablesWithTimeToLive({ db }: Store) {
  for await (const [key, attribute] of db.iterator(under(keyPrefixes.timeToLive))) {
    yield { table: key.slice(keyPrefixes.timeToLive.length), attribute: attribute as string };
  }
}
