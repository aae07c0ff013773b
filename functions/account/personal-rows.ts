/**
 * For each step of an account's deletion: the names of the entities of the table whose rows it deletes, separated by
 * spaces. `deletion/steps.ts` defines the order of the steps. The step `own rows` deletes the rows in the person's
 * partition on which nothing else depends. Two entries are no steps: the rows of `last` are deleted after all steps, and
 * no step deletes the rows of `nobody`, which hold no personal data. A `comment-count` is deleted with its comment; the
 * other two name only outfits or a message.
 */
const entitiesOf = {
  'sign-in': '',
  sockets: 'socket-connection',
  // A projection deletes the standing after the outfit is deleted and the statistics no longer count it.
  outfits: 'outfit outfit-card outfit-piece standing',
  comments: 'comment',
  'comment likes': 'comment-like',
  'outfit likes': 'outfit-like',
  // The outfits of followed people are in the partitions of followers. The projection deletes them with the follow.
  follows: 'follow followed-outfit follower',
  blocks: 'hidden',
  reports: 'report',
  cases: 'owned-case report report-case',
  conversations: 'conversation-member conversation-start message read-mark',
  notices: 'notice notification',
  'own rows':
    'block-count calendar-day calendar-entry calendar-feed clothing-item collection collection-count daily-count follow-count followed-outfit generation-job intent known-answer last-event morning-mail notice notification outfit-count outfit-piece outfit-wear pinboard-board pinboard-connection pinboard-state seen-mark socket-ticket trip unread-count wardrobe-count wear week-occasions worn-day',
  files: '',
  last: 'account-deletion account-state profile',
  nobody: 'comment-count community-statistics message-id',
} as const;

/** The names of the steps of an account deletion. */
export type StepName = Exclude<keyof typeof entitiesOf, 'last' | 'nobody'>;

const pairs = Object.entries(entitiesOf).flatMap(([by, entities]) =>
  entities.split(' ').map((entity) => ({ entity, by })),
);
/** For each entity of the table: what deletes its rows. */
export const personalRows: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...Map.groupBy(pairs, ({ entity }) => entity)]
    .filter(([entity]) => entity)
    .map(([entity, all]) => [entity, all.map(({ by }) => by)]),
);
