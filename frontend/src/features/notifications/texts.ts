import type { NotificationKind } from '#shared/contract/notification-kinds';
import type { Notification } from '#shared/contract/notifications';

export const texts = {
  loadFailed: 'The notifications could not be loaded.',
  settingsFailed: 'The settings could not be loaded.',
  none: 'Nothing new. Likes, comments, followers and messages appear here.',
} as const;

/** What the switches of the profile say. */
export const kindNames: Readonly<Record<NotificationKind, string>> = {
  liked: 'Somebody likes one of my outfits',
  commented: 'Somebody comments on one of my outfits',
  replied: 'Somebody replies to a comment of mine',
  followed: 'Somebody follows me',
  message: 'Somebody writes to me',
};

/** What was done, after the names: of one person, and of several. */
const deeds: Readonly<Record<NotificationKind, readonly [one: string, several: string]>> = {
  liked: ['likes', 'like'],
  commented: ['commented on', 'commented on'],
  replied: ['replied to your comment on', 'replied to your comment on'],
  followed: ['follows you', 'follow you'],
  message: ['wrote to you', 'wrote to you'],
};

/** A notification in words: "Ada and 3 others like “Rain”". */
export function sentenceOf({ kind, people, count, outfit }: Notification): string {
  const [one, several] = deeds[kind];
  return [namesOf(people, count), count === 1 ? one : several, ...(outfit ? [`“${outfit.title}”`] : [])].join(
    ' ',
  );
}

function namesOf([first, second]: Notification['people'], count: number): string {
  const name = first?.displayName ?? 'Somebody';
  if (count === 1) return name;
  if (count === 2 && second) return `${name} and ${second.displayName}`;
  return `${name} and ${count - 1} ${count === 2 ? 'other' : 'others'}`;
}

/** Where a notification leads. */
export function addressOf({ kind, thingId, outfit, people }: Notification): string {
  if (kind === 'message') return `/messages?conversation=${thingId}`;
  if (kind === 'followed') return people.length === 1 ? `/people/${people[0]?.userId}` : '/profile';
  return `/community?outfit=${outfit?.id}`;
}
