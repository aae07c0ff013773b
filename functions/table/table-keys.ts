/**
 * The key attributes of the single table, for the stack that creates it, the local table and the entities.
 *
 * What a user owns is in the user's partition, so that each of their lists is one query. Rows that two users share or
 * that are found by another key have partitions of their own: messages and read marks by conversation, comments by
 * outfit, cards and standings by year. The index `gsi1` is sparse: it holds pending jobs and deletions, conversations in the
 * order of their last message, cards and comments by their author, reports by who made them, and notices by whom they
 * are about. Each entity has its place in `functions/account/personal-rows.ts`, which says how the deletion of an
 * account finds what it holds of a person.
 */
export const tableKeys = {
  partition: 'pk',
  sort: 'sk',
  /** Seconds since 1970 after which DynamoDB may drop a row. */
  expiry: 'expiresAt',
  /** The attribute in which ElectroDB stores the name of a row's entity. */
  entity: '__edb_e__',
  indexes: { gsi1: { partition: 'gsi1pk', sort: 'gsi1sk' } },
} as const;

/** The entities on whose changes `functions/projections` acts; the table's stream passes on no others. */
export const projectedEntities = {
  written: [
    'outfit',
    'profile',
    'conversation-member',
    'standing',
    'outfit-like',
    'comment',
    'follow',
    'clothing-item',
  ],
  removed: ['outfit', 'comment', 'outfit-like', 'follow', 'clothing-item'],
};

/** Keeps the case of keys: ElectroDB lower-cases them by default, which could merge two ids. */
const exact = { casing: 'none' } as const;

/** The partition key of an index, composed of these attributes. */
export const partitionBy = <const Names extends readonly string[]>(...composite: Names) => ({
  field: tableKeys.partition,
  composite,
  ...exact,
});
/** The sort key of an index, composed of these attributes; without any it is constant. */
export const sortBy = <const Names extends readonly string[]>(...composite: Names) => ({
  field: tableKeys.sort,
  composite,
  ...exact,
});

/**
 * The keys of `gsi1` under which the rows of one kind that concern a person are found: a partition that has nothing
 * else, so that a query may begin after any of them.
 */
export const indexBy = <const Person extends string, const Sort extends string>(
  kind: string,
  person: Person,
  sort: Sort,
) => ({
  index: 'gsi1',
  pk: {
    field: tableKeys.indexes.gsi1.partition,
    composite: [person],
    template: `${kind}#\${${person}}`,
    ...exact,
  },
  sk: { field: tableKeys.indexes.gsi1.sort, composite: [sort], template: `${sort}#\${${sort}}`, ...exact },
});
