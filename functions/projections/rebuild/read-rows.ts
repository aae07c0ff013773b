import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import { table } from '../../platform/table.ts';
import type { CalendarDayEntity, CalendarEntryRow } from '../../table/calendar-entry.ts';
import type { ClothingItemRow } from '../../table/clothing-item.ts';
import type { CommentCountEntity, CommentLikeEntity, CommentRow } from '../../table/comment.ts';
import type { CommunityStatistics } from '../../table/community-statistics.ts';
import type { ConversationMemberRow } from '../../table/conversation-member.ts';
import type { FollowCountEntity, FollowerEntity, FollowRow } from '../../table/follow.ts';
import type { FollowedOutfitEntity } from '../../table/followed-outfit.ts';
import type { BlockCountEntity, HiddenEntity } from '../../table/hidden.ts';
import type { MessageRow } from '../../table/message.ts';
import type { NoticeEntity, NotificationRow } from '../../table/notification.ts';
import type { OutfitRow } from '../../table/outfit.ts';
import type { OutfitCardRow } from '../../table/outfit-card.ts';
import type { OutfitCountEntity } from '../../table/outfit-count.ts';
import type { OutfitLikeEntity } from '../../table/outfit-like.ts';
import type { OutfitPieceEntity } from '../../table/outfit-piece.ts';
import type { OutfitStandingRow } from '../../table/outfit-standing.ts';
import type { ProfileRow } from '../../table/profile.ts';
import type { ReadMarkEntity } from '../../table/read-mark.ts';
import { tableKeys } from '../../table/table-keys.ts';
import type { UnreadCountEntity } from '../../table/unread-count.ts';
import type { WardrobeCountEntity } from '../../table/wardrobe-count.ts';
import type { WearEntity } from '../../table/wear.ts';
import type { WornDayRow } from '../../table/worn-day.ts';

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
