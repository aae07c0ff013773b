import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import { table } from '../../platform/table.ts';
import { tableKeys } from '../../platform/table-keys.ts';
import type { CalendarDayEntity, CalendarEntryRow } from '../../rows/calendar/calendar-entry.ts';
import type { CommentCountEntity, CommentLikeEntity, CommentRow } from '../../rows/community/comment.ts';
import type { CommunityStatistics } from '../../rows/community/community-statistics.ts';
import type { FollowCountEntity, FollowerEntity, FollowRow } from '../../rows/community/follow.ts';
import type { FollowedOutfitEntity } from '../../rows/community/followed-outfit.ts';
import type { OutfitCardRow } from '../../rows/community/outfit-card.ts';
import type { OutfitLikeEntity } from '../../rows/community/outfit-like.ts';
import type { OutfitStandingRow } from '../../rows/community/outfit-standing.ts';
import type { ClothingItemRow } from '../../rows/items/clothing-item.ts';
import type { WardrobeCountEntity } from '../../rows/items/wardrobe-count.ts';
import type { ConversationMemberRow } from '../../rows/messages/conversation-member.ts';
import type { MessageRow } from '../../rows/messages/message.ts';
import type { ReadMarkEntity } from '../../rows/messages/read-mark.ts';
import type { UnreadCountEntity } from '../../rows/messages/unread-count.ts';
import type { NoticeEntity, NotificationRow } from '../../rows/notifications/notification.ts';
import type { OutfitRow } from '../../rows/outfits/outfit.ts';
import type { OutfitCountEntity } from '../../rows/outfits/outfit-count.ts';
import type { OutfitPieceEntity } from '../../rows/outfits/outfit-piece.ts';
import type { ProfileRow } from '../../rows/people/profile.ts';
import type { BlockCountEntity, HiddenEntity } from '../../rows/safety/hidden.ts';
import type { WearEntity } from '../../rows/wear/wear.ts';
import type { WornDayRow } from '../../rows/wear/worn-day.ts';

/** The types of the source rows and the projected rows, by the name of their entity. */
type RowTypes = {
  'block-count': EntityItem<typeof BlockCountEntity>;
  'calendar-day': EntityItem<typeof CalendarDayEntity>;
  'calendar-entry': CalendarEntryRow;
  'clothing-item': ClothingItemRow;
  comment: CommentRow;
  'comment-count': EntityItem<typeof CommentCountEntity>;
  'comment-like': EntityItem<typeof CommentLikeEntity>;
  'community-statistics': CommunityStatistics;
  'conversation-member': ConversationMemberRow;
  follow: FollowRow;
  'follow-count': EntityItem<typeof FollowCountEntity>;
  'followed-outfit': EntityItem<typeof FollowedOutfitEntity>;
  follower: EntityItem<typeof FollowerEntity>;
  hidden: EntityItem<typeof HiddenEntity>;
  message: MessageRow;
  notice: EntityItem<typeof NoticeEntity>;
  notification: NotificationRow;
  outfit: OutfitRow;
  'outfit-card': OutfitCardRow;
  'outfit-count': EntityItem<typeof OutfitCountEntity>;
  'outfit-like': EntityItem<typeof OutfitLikeEntity>;
  'outfit-piece': EntityItem<typeof OutfitPieceEntity>;
  profile: ProfileRow;
  'read-mark': EntityItem<typeof ReadMarkEntity>;
  standing: OutfitStandingRow;
  'unread-count': EntityItem<typeof UnreadCountEntity>;
  'wardrobe-count': EntityItem<typeof WardrobeCountEntity>;
  wear: EntityItem<typeof WearEntity>;
  'worn-day': WornDayRow;
};
type EntityName = keyof RowTypes;
/** Returns all rows of an entity, or an empty list if there are none. */
export type Rows = <Name extends EntityName>(name: Name) => readonly RowTypes[Name][];

/**
 * Reads the whole table consistently and keeps it in memory. Costs one read unit per 4 kB. Rows that are written during
 * the scan may be included or not.
 */
export async function readRows(): Promise<Rows> {
  const byEntity = new Map<string, object[]>();
  let position: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new ScanCommand({ TableName: table.table, ConsistentRead: true, ExclusiveStartKey: position }),
    );
    for (const item of Items) {
      const name: string = item[tableKeys.entity];
      const rows = byEntity.get(name);
      if (rows) rows.push(item);
      else byEntity.set(name, [item]);
    }
    position = LastEvaluatedKey;
  } while (position);
  return (name) => (byEntity.get(name) ?? []) as never;
}
