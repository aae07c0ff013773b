/**
 * The key attributes of the single table, for the stack that creates it, the local table and the entities. Rows that a
 * user owns are in the user's partition, so that each list is one query. Rows that users share, or that are found by
 * another key, have their own partitions: messages and read marks by conversation, comments by outfit, cards and
 * standings by year. The index `gsi1` is sparse. It holds pending jobs, deletions and due mails, conversations in the
 * order of their last message, cards and comments by author, profiles by name, open report cases, reports by reporter,
 * notifications by recipient, and notices by the person who acted. Each entity must be listed in
 * `functions/account/personal-rows.ts`, which says
 * how an account deletion finds its personal data.
 */
export const tableKeys = {
  partition: 'pk',
  sort: 'sk',
  /** The time, in seconds since 1970, after which DynamoDB may delete a row. */
  expiry: 'expiresAt',
  /** The attribute in which ElectroDB stores the name of a row's entity. */
  entity: '__edb_e__',
  indexes: { gsi1: { partition: 'gsi1pk', sort: 'gsi1sk' } },
} as const;

/** The entities whose changes `functions/projections` handles. The table's stream delivers only these. */
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
    'account-state',
  ],
  removed: ['outfit', 'comment', 'outfit-like', 'follow', 'clothing-item'],
};

/** Keeps the case of keys. By default ElectroDB converts keys to lower case, which could make two ids equal. */
const exact = { casing: 'none' } as const;

/** The partition key of an index, composed of these attributes. */
export const partitionBy = <const Names extends readonly string[]>(...composite: Names) => ({
  field: tableKeys.partition,
  composite,
  ...exact,
});
/** The sort key of an index, composed of these attributes. Without attributes it is constant. */
export const sortBy = <const Names extends readonly string[]>(...composite: Names) => ({
  field: tableKeys.sort,
  composite,
  ...exact,
});

const keysOfIndex = <const Partition extends object, const Sort extends object>(pk: Partition, sk: Sort) => ({
  index: 'gsi1',
  pk: { field: tableKeys.indexes.gsi1.partition, ...pk, ...exact },
  sk: { field: tableKeys.indexes.gsi1.sort, ...sk, ...exact },
});

/** The keys of `gsi1`, composed of these attributes. A row without them is not in the index. */
export const indexOf = <const Partition extends string, const Sort extends readonly string[]>(
  partition: Partition,
  ...sort: Sort
) => keysOfIndex({ composite: [partition] }, { composite: sort });

/** The keys of `gsi1` to find all rows of one kind, in the order of an attribute. */
export const indexOfAll = <const Sort extends string>(kind: string, sort: Sort) =>
  keysOfIndex({ composite: [], template: kind }, { composite: [sort] });

/** The keys of `gsi1` to find rows of one kind by a person, alone in their partition to page after any of them. */
export const indexBy = <const Person extends string, const Sort extends string>(
  kind: string,
  person: Person,
  sort: Sort,
) =>
  keysOfIndex(
    { composite: [person], template: `${kind}#\${${person}}` },
    { composite: [sort], template: `${sort}#\${${sort}}` },
  );
