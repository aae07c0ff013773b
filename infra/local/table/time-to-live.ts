import type { RequestShape, Store } from './dynalite.ts';
import { keyPrefixes, under } from './key-layout.ts';
import { checkInput, requestShape } from './operations.ts';
import { validationException } from './table-exception.ts';
import { describeTable } from './table-schema.ts';

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

const attributeFor = async ({ db }: Store, table: string) =>
  (await db.get(settingKey(table))) as string | undefined;

export async function updateTimeToLive(store: Store, input: object): Promise<object> {
  const { TableName, TimeToLiveSpecification } = checkInput<TimeToLiveInput>(store, updateShape, input);
  await describeTable(store, TableName);
  const { AttributeName, Enabled } = TimeToLiveSpecification;
  const current = await attributeFor(store, TableName);
  if (Enabled === (current !== undefined)) {
    throw validationException(`TimeToLive is already ${Enabled ? 'enabled' : 'disabled'}`);
  }
  if (!Enabled && AttributeName !== current) {
    throw validationException('TimeToLive is active on a different AttributeName');
  }
  await (Enabled ? store.db.put(settingKey(TableName), AttributeName) : forgetTimeToLive(store, TableName));
  return { TimeToLiveSpecification };
}

export async function describeTimeToLive(store: Store, input: object): Promise<object> {
  const { TableName } = checkInput<TableInput>(store, tableShape, input);
  await describeTable(store, TableName);
  const AttributeName = await attributeFor(store, TableName);
  return {
    TimeToLiveDescription: AttributeName
      ? { TimeToLiveStatus: 'ENABLED', AttributeName }
      : { TimeToLiveStatus: 'DISABLED' },
  };
}

export const forgetTimeToLive = ({ db }: Store, table: string) => db.del(settingKey(table));

/** The tables whose items expire, each with the attribute that holds the moment, in seconds since 1970. */
export async function* tablesWithTimeToLive({ db }: Store) {
  for await (const [key, attribute] of db.iterator(under(keyPrefixes.timeToLive))) {
    yield { table: key.slice(keyPrefixes.timeToLive.length), attribute: attribute as string };
  }
}
