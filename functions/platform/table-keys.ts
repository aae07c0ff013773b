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
  written:
    'outfit profile conversation-member standing outfit-like comment follow clothing-item account-state'.split(
      ' ',
    ),
  removed: ['outfit', 'comment', 'outfit-like', 'follow', 'clothing-item'],
};
