/**
 * The keys of the one table, for the stack that makes it, the local table and the entities alike.
 *
 * Everything a user owns lies in the user's own partition, so that each of their lists is one query.
 * `gsi1` is sparse: only rows that something has to find without knowing their owner are in it.
 */
export const tableKeys = {
  partition: 'pk',
  sort: 'sk',
  /** Seconds since 1970 after which DynamoDB may drop a row. */
  expiry: 'expiresAt',
  indexes: { gsi1: { partition: 'gsi1pk', sort: 'gsi1sk' } },
} as const;

/** The keys are written as they are: ElectroDB would lower-case them, and two ids could become one. */
const exact = { casing: 'none' } as const;

export const partitionBy = <const Names extends readonly string[]>(...composite: Names) => ({
  field: tableKeys.partition,
  composite,
  ...exact,
});
export const sortBy = <const Names extends readonly string[]>(...composite: Names) => ({
  field: tableKeys.sort,
  composite,
  ...exact,
});
