import * as z from 'zod';
import { Person } from './profile.ts';

export const Follow = z.object({
  followerId: z.string(),
  followingId: z.guid(),
  createdAt: z.iso.datetime(),
});

/** A follow, with the person that the user follows or is followed by. */
export const FollowOf = Follow.extend({
  person: Person,
  /** Whether the user follows that person. */
  isFollowed: z.boolean(),
});
export type FollowOf = z.infer<typeof FollowOf>;

/** What others see of a person besides their outfits. */
export const PersonDetails = Person.extend({
  followers: z.int().min(0),
  following: z.int().min(0),
  /** Whether the user follows the person. */
  isFollowed: z.boolean(),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

/** The cursor of a page of followers: the time and the id of the last follower on it. */
export const followerCursor = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[\da-f-]{36}$/);
