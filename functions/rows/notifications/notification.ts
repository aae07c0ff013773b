import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { NotificationKind } from '#shared/contract/notification-kinds';
import { defineEntity, expiry, indexBy, indexOf, keyOf, required } from '../../platform/table.ts';

/** The seconds after which a notification expires, and the notice of each person counted in it. */
export const notificationLifetime = 90 * 24 * 60 * 60;

const kind = CustomAttributeType<NotificationKind>('string');

/**
 * What people did to one thing of a person, in the person's partition: a projection of likes, comments, follows and
 * unread messages. It holds only ids; names and titles are read when it is shown. `stamp` is new with each change. A
 * change that was made from an older row is refused and made again.
 */
export const NotificationEntity = defineEntity('notification', {
  attributes: {
    userId: { type: 'string', required: true },
    kind: { type: kind, required: true },
    /** The id of the outfit, comment or conversation. For follows, the person's own id. */
    thingId: { type: 'string', required: true },
    /** The outfit that the notification links to, if it is about one. */
    outfitId: { type: 'string' },
    /** The latest people who acted, newest first, at most three. */
    actorIds: { type: 'list', items: { type: 'string' }, required: true },
    /** The number of people who acted. */
    count: { type: 'number', required: true },
    ...required('string', 'at', 'stamp'),
    expiresAt: expiry,
  },
  indexes: { byUser: keyOf('userId', 'kind', 'thingId'), byMoment: indexOf('userId', 'at') },
});
export type NotificationRow = EntityItem<typeof NotificationEntity>;

/**
 * One person who is counted in a notification, with the ids of that person's likes, comments or follows. The index
 * finds the notices about a person when the person's account is deleted.
 */
export const NoticeEntity = defineEntity('notice', {
  attributes: {
    userId: { type: 'string', required: true },
    kind: { type: kind, required: true },
    ...required('string', 'thingId', 'actorId'),
    acts: { type: 'list', items: { type: 'string' }, required: true },
    expiresAt: expiry,
  },
  indexes: {
    byUser: keyOf('userId', 'kind', 'thingId', 'actorId'),
    byActor: indexBy('notices', 'actorId', 'thingId'),
  },
});

/** The time up to which a person has seen their notifications. */
export const SeenMarkEntity = defineEntity('seen-mark', {
  attributes: required('string', 'userId', 'seenAt'),
  indexes: { byUser: keyOf('userId') },
});
