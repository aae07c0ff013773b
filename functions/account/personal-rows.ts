/** The steps of a deletion, which `deletion/steps.ts` puts in order. */
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

/** `last` rows end with the deletion itself; those of `nobody` hold nothing of a person. */
type Found = readonly StepName[] | 'last' | 'nobody';

/**
 * How the deletion of an account finds what each entity of the table holds of a person: by which steps of
 * `deletion/steps.ts`. `own rows` are those in the person's partition that nothing else depends on.
 */
export const personalRows = {
  'account-deletion': 'last',
  profile: 'last',
  'block-count': ['own rows'],
  'calendar-day': ['own rows'],
  'calendar-entry': ['own rows'],
  'calendar-feed': ['own rows'],
  'clothing-item': ['own rows'],
  comment: ['comments'],
  // These count the likes of a comment and go with it.
  'comment-count': 'nobody',
  'comment-like': ['comment likes'],
  // It counts what the standings say, and names outfits alone.
  'community-board': 'nobody',
  'conversation-member': ['conversations'],
  'conversation-start': ['conversations'],
  'daily-count': ['own rows'],
  follow: ['follows'],
  'follow-count': ['own rows'],
  // In the partitions of followers: the projection of the end of their follow takes them away.
  'followed-outfit': ['follows', 'own rows'],
  follower: ['follows'],
  'generation-job': ['own rows'],
  hidden: ['blocks'],
  intent: ['own rows'],
  'known-answer': ['own rows'],
  message: ['conversations'],
  // It names a message alone.
  'message-id': 'nobody',
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
  // Deleted once the boards count it no more, as a projection of the outfit's end.
  standing: ['outfits'],
  trip: ['own rows'],
  'unread-count': ['own rows'],
  'wardrobe-count': ['own rows'],
  wear: ['own rows'],
  'week-occasions': ['own rows'],
  'worn-day': ['own rows'],
} as const satisfies Record<string, Found>;
