/** The names of the steps of an account deletion. `deletion/steps.ts` defines their order. */
export type StepName =
  | 'sign-in'
  | 'sockets'
  | 'outfits'
  | 'comments'
  | 'comment likes'
  | 'outfit likes'
  | 'follows'
  | 'blocks'
  | 'reports'
  | 'cases'
  | 'conversations'
  | 'notices'
  | 'own rows'
  | 'files';

/**
 * Which steps of an account's deletion delete an entity's rows: those that are named, or the final one (`last`). `nobody`
 * marks rows that hold no personal data and are kept.
 */
type Found = readonly StepName[] | 'last' | 'nobody';

/**
 * For each entity of the table: which steps of `deletion/steps.ts` delete its rows when an account is deleted. The step
 * `own rows` deletes rows in the person's partition on which nothing else depends.
 */
export const personalRows = {
  'account-deletion': 'last',
  'account-state': 'last',
  profile: 'last',
  'block-count': ['own rows'],
  'calendar-day': ['own rows'],
  'calendar-entry': ['own rows'],
  'calendar-feed': ['own rows'],
  'clothing-item': ['own rows'],
  // These rows name only outfits, also in the collections of other people.
  collection: ['own rows'],
  'collection-count': ['own rows'],
  comment: ['comments'],
  // This row counts the likes of a comment and is deleted together with the comment.
  'comment-count': 'nobody',
  'comment-like': ['comment likes'],
  // It counts what the standings contain, and names only outfits.
  'community-statistics': 'nobody',
  'conversation-member': ['conversations'],
  'conversation-start': ['conversations'],
  'daily-count': ['own rows'],
  follow: ['follows'],
  'follow-count': ['own rows'],
  // These rows are in the partitions of followers. The projection deletes them when the follow ends.
  'followed-outfit': ['follows', 'own rows'],
  follower: ['follows'],
  'generation-job': ['own rows'],
  hidden: ['blocks'],
  intent: ['own rows'],
  'known-answer': ['own rows'],
  'last-event': ['own rows'],
  message: ['conversations'],
  // This row names only a message.
  'message-id': 'nobody',
  'morning-mail': ['own rows'],
  notice: ['notices', 'own rows'],
  notification: ['notices', 'own rows'],
  outfit: ['outfits'],
  'outfit-card': ['outfits'],
  'outfit-count': ['own rows'],
  'outfit-like': ['outfit likes'],
  'outfit-piece': ['outfits', 'own rows'],
  'outfit-wear': ['own rows'],
  'owned-case': ['cases'],
  'pinboard-board': ['own rows'],
  'pinboard-connection': ['own rows'],
  'pinboard-state': ['own rows'],
  'read-mark': ['conversations'],
  report: ['reports', 'cases'],
  'report-case': ['cases'],
  'seen-mark': ['own rows'],
  'socket-connection': ['sockets'],
  'socket-ticket': ['own rows'],
  // A projection deletes this row after the outfit is deleted and the statistics no longer count it.
  standing: ['outfits'],
  trip: ['own rows'],
  'unread-count': ['own rows'],
  'wardrobe-count': ['own rows'],
  wear: ['own rows'],
  'week-occasions': ['own rows'],
  'worn-day': ['own rows'],
} as const satisfies Record<string, Found>;
