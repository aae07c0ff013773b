import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import {
  type FunctionName,
  type Grants,
  grants,
  type IndexName,
  type Right,
  type TableAction,
} from '../grants.ts';
import { type Access, type Resources, rights } from './rights.ts';

type RightOf<G> = G extends { may: readonly (infer R extends Right)[] } ? R : never;

type TableOf<G> = G extends { table: unknown } ? 'table' : never;

/** The resources that a stack needs to create these functions. */
export type ResourcesOf<Name extends FunctionName> = Pick<
  Resources,
  (typeof rights)[RightOf<(typeof grants)[Name]>]['resource'] | TableOf<(typeof grants)[Name]>
>;

/** Returns the accesses that `grants.ts` gives a function, for the given resources. */
export function accessesOf<Name extends FunctionName>(name: Name, resources: ResourcesOf<Name>): Access[] {
  const { table: actions = [], indexes = [], may = [] }: Grants = grants[name];
  // This cast is safe, because the type of the parameter requires the resource of each of the function's rights.
  const all = resources as Partial<Resources> as Resources;
  return [
    ...(actions.length ? tableAccesses(all.table, actions, indexes) : []),
    ...may.map((name) => rights[name].access(all)),
  ];
}

function tableAccesses(
  { tableArn, tableName }: ITableV2,
  actions: readonly TableAction[],
  indexes: readonly IndexName[],
): Access[] {
  const variables = { TABLE_NAME: tableName };
  const onTable = actions.map((action) => [`dynamodb:${action}`, [tableArn]]);
  const onIndexes = indexes.map((index) => `${tableArn}/index/${index}`);
  return [
    { allows: Object.fromEntries(onTable), variables },
    { allows: { 'dynamodb:Query': onIndexes }, variables },
  ];
}
