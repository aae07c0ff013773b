import type { Item, Store, TableDescription } from './dynalite.ts';
import { perform } from './operations.ts';

export async function describeTable(store: Store, table: string): Promise<TableDescription> {
  return (await perform(store, 'DescribeTable', { TableName: table })).Table;
}

export const primaryKey = ({ KeySchema }: TableDescription, item: Item): Item =>
  Object.fromEntries(
    KeySchema.flatMap(({ AttributeName }) => {
      const value = item[AttributeName];
      return value ? [[AttributeName, value]] : [];
    }),
  );
