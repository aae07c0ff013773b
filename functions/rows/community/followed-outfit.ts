import { defineEntity, expiry, keyOf, required } from '../../platform/table.ts';

/**
 * An outfit of a followed person, in the partition of the follower. It is a projection, written when the outfit becomes
 * public and when the follow begins (fan-out on write). So a feed is one query, however many people its reader follows.
 * The row holds ids only. When the feed is read, outfits without a card (hidden or deleted) and outfits of people who
 * are no longer followed are left out. A row expires after sixty days.
 *
 * A row takes 0.3 kB. The worker has a minute, enough for a hundred thousand followers.
 */
export const FollowedOutfitEntity = defineEntity('followed-outfit', {
  attributes: { ...required('string', 'userId', 'outfitId', 'authorId'), expiresAt: expiry },
  indexes: { byUser: keyOf('userId', 'outfitId') },
});
