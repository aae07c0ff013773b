import type { NotificationKind } from '#shared/contract/notification-kinds';
import type { Notification } from '#shared/contract/notifications';
import { plural, t } from '../../lib/t.ts';

/** The texts of the switches in the profile. */
export const kindNames: Readonly<Record<NotificationKind, string>> = {
  liked: t('Somebody likes one of my outfits'),
  commented: t('Somebody comments on one of my outfits'),
  replied: t('Somebody replies to a comment of mine'),
  followed: t('Somebody follows me'),
  message: t('Somebody writes to me'),
};

type About = Pick<Notification, 'count'> & { names: string; title: string };
/** The sentence for each kind of notification, for one person or for several. */
const deeds: Readonly<Record<NotificationKind, (about: About) => string>> = {
  liked: ({ count, ...values }) => plural(count, '{names} likes “{title}”', '{names} like “{title}”', values),
  commented: ({ names, title }) => t('{names} commented on “{title}”', { names, title }),
  replied: ({ names, title }) => t('{names} replied to your comment on “{title}”', { names, title }),
  followed: ({ count, names }) => plural(count, '{names} follows you', '{names} follow you', { names }),
  message: ({ names }) => t('{names} wrote to you', { names }),
};

/** The text of a notification, for example "Ada and 3 others like “Rain”". */
export const sentenceOf = ({ kind, people, count, outfit }: Notification): string =>
  deeds[kind]?.({ count, names: namesOf(people, count), title: outfit?.title ?? '' }) ?? kind;

function namesOf([first, second]: Notification['people'], count: number): string {
  const name = first?.displayName ?? t('Somebody');
  if (count === 1) return name;
  if (count === 2 && second) return t('{name} and {other}', { name, other: second.displayName });
  return plural(count - 1, '{name} and {count} other', '{name} and {count} others', { name });
}

/** The address of the page that a notification opens. */
export function addressOf({ kind, thingId, outfit, people }: Notification): string {
  if (kind === 'message') return `/messages?conversation=${thingId}`;
  if (kind === 'followed') return people.length === 1 ? `/people/${people[0]?.userId}` : '/profile';
  return outfit ? `/community?outfit=${outfit.id}` : '/profile';
}
