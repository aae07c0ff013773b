import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { inTurns } from '../../platform/in-turns.ts';
import { log } from '../../platform/log.ts';
import { deletePreviews } from '../../platform/media.ts';
import { tableKeys } from '../../platform/table-keys.ts';
import { closeSocketsOf } from '../../rows/sockets/push.ts';
import { countComments, dropCommentsOn, dropReplies } from '../count-comments.ts';
import { countLikes } from '../count-likes.ts';
import { countStandings } from '../count-standings.ts';
import { dropAvatar, dropItem, dropPictures } from '../drop-images.ts';
import { notifyOfComment, notifyOfFollow, notifyOfLikes, notifyOfMessages } from '../notified-acts.ts';
import { dropNotifications } from '../notify.ts';
import { bringToFollowers, projectFollow } from '../project-follow.ts';
import { projectOutfit, projectOutfitsWith, projectReleased } from '../project-outfit.ts';
import { projectMember, projectPerson } from '../project-person.ts';
import { projectPhoto } from '../project-photo.ts';

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;
/** A projection that a change requires. Projections with the same key are written only once per batch. */
type Projection = { key: string; write: () => Promise<unknown> };

/**
 * Handles the change stream of the table: writes projected rows, and deletes rows that belong to a deleted row. A
 * change only says what to project, and each projection uses the current rows. So a change that arrives twice, late or
 * out of order does no harm. Changed standings are counted together, and so are the likes of each outfit, because they
 * write the same rows. The first change that fails is reported, and the stream delivers it again together with all
 * later changes.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const standings = new Map(
    Records.flatMap((record) => standingOf(record) ?? []).map((key) => [key.id, key]),
  );
  const likes = Map.groupBy(Records.flatMap(likeOf), ({ outfitId }) => outfitId);
  try {
    await countStandings([...standings.values()]);
    await inTurns([...likes], async ([outfitId, some]) => {
      const userIds = [...new Set(some.map(({ userId }) => userId))];
      await countLikes(outfitId, userIds);
      await notifyOfLikes(outfitId, userIds);
    });
  } catch (error) {
    log.error('Standings or likes could not be counted', error as Error);
    return failedFrom(Records[0]);
  }
  const written = new Set<string>();
  for (const record of Records) {
    for (const projection of projectionsOf(record)) {
      if (written.has(projection.key)) continue;
      try {
        await projection.write();
      } catch (error) {
        log.error('A change could not be projected', { error: error as Error, key: projection.key });
        return failedFrom(record);
      }
      written.add(projection.key);
    }
  }
  return { batchItemFailures: [] };
}

const failedFrom = (record: DynamoDBRecord | undefined): DynamoDBBatchResponse => ({
  batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber ?? '' }],
});

/** The key of a changed standing. Null for other rows, and for a change in which the standing was only counted. */
function standingOf({ dynamodb }: DynamoDBRecord) {
  const { OldImage: before, NewImage: after } = dynamodb ?? {};
  if (after?.[tableKeys.entity]?.S !== 'standing') return null;
  if (!isDeepStrictEqual(before?.['counted'], after['counted'])) return null;
  return { year: after['year']?.S ?? '', id: after['id']?.S ?? '' };
}

type Like = { outfitId: string; userId: string };

/** A like that was given or taken back. Empty for other rows, and for a change in which the like was only counted. */
function likeOf({ dynamodb }: DynamoDBRecord): Like[] {
  const { OldImage: before, NewImage: after } = dynamodb ?? {};
  const image = after ?? before;
  if (image?.[tableKeys.entity]?.S !== 'outfit-like' || isGiven(before) === isGiven(after)) return [];
  return [{ outfitId: image['outfitId']?.S ?? '', userId: image['userId']?.S ?? '' }];
}

const isGiven = (image: Image | undefined) => image !== undefined && !image['isTakenBack'];

function projectionsOf({ eventName, dynamodb }: DynamoDBRecord): Projection[] {
  const { OldImage: before, NewImage: after } = dynamodb ?? {};
  const image = after ?? before;
  const text = (name: string) => image?.[name]?.S ?? '';
  /** The former values of these attributes that the change has replaced or removed. */
  const dropped = (...names: string[]) =>
    names.flatMap((name) => {
      const path = before?.[name]?.S;
      return path && path !== after?.[name]?.S ? [path] : [];
    });
  switch (text(tableKeys.entity)) {
    case 'comment': {
      const [outfitId, id] = [text('outfitId'), text('id')];
      const counted = { key: `comments of ${outfitId}`, write: () => countComments(outfitId) };
      if (before && after) return isSame('isWithheld', before, after) ? [] : [counted];
      const userId = text('userId');
      const parentCommentId = image?.['parentCommentId']?.S ?? null;
      const write = async () => {
        await notifyOfComment({ outfitId, id, userId, parentCommentId });
        if (after) return;
        await dropReplies({ outfitId, id });
        await dropNotifications(userId, ['replied'], id);
      };
      return [{ key: `comment ${outfitId} ${id} ${eventName}`, write }, counted];
    }
    // Its owner may have written comments before the outfit was public.
    case 'standing':
      return before
        ? []
        : [{ key: `comments of ${text('id')}`, write: () => countComments(text('id'), true) }];
    case 'outfit': {
      const [userId, id] = [text('userId'), text('id')];
      const paths = dropped('outfitImageUrl', 'generatedImageUrl', 'aiGeneratedImageUrl');
      const pictures = paths.length
        ? [{ key: `pictures ${paths.join(' ')}`, write: () => dropPictures(userId, id, paths) }]
        : [];
      if (before?.['isPublic']?.BOOL && !(after && isSame('version', before, after)))
        pictures.push({ key: `preview ${userId} ${id}`, write: () => deletePreviews(userId, [id]) });
      const dropAll = async () => {
        await dropCommentsOn(id);
        await dropNotifications(userId, ['liked', 'commented'], id);
      };
      if (!after) return [{ key: `comments ${id}`, write: dropAll }, ...pictures];
      if (!after['isPublic']?.BOOL || isSame('version', before, after)) return pictures;
      const card = { key: `outfit ${userId} ${id}`, write: () => projectOutfit(userId, id) };
      const feeds = { key: `followers ${userId} ${id}`, write: () => bringToFollowers(userId, id) };
      return before?.['isPublic']?.BOOL ? [card, ...pictures] : [card, feeds, ...pictures];
    }
    case 'clothing-item': {
      const [userId, id, photo] = [text('userId'), text('id'), text('imageUrl')];
      const isShownAsBefore =
        after && ['imageUrl', 'cutOut', 'showsBackground'].every((name) => isSame(name, before, after));
      // A new item is in no outfit yet.
      const outfits =
        !before || isShownAsBefore
          ? []
          : [{ key: `outfits with ${userId} ${id}`, write: () => projectOutfitsWith(userId, id) }];
      const photos = dropped('imageUrl').map((path) => ({
        key: `photo ${path}`,
        write: () => projectPhoto(userId, id, path),
      }));
      if (!after)
        return [{ key: `item ${userId} ${id}`, write: () => dropItem(userId, id, photo) }, ...outfits];
      // A new photo changes the outfits. The stream then reports these changes, and their cards are written.
      return photos.length ? photos : outfits;
    }
    case 'profile': {
      if (!after) return [];
      const userId = text('userId');
      const avatars = dropped('avatarUrl').map((path) => ({
        key: `avatar ${path}`,
        write: () => dropAvatar(userId, path),
      }));
      if (before?.['isWithheld'] && !after['isWithheld'])
        return [{ key: `released ${userId}`, write: () => projectReleased(userId) }, ...avatars];
      if (['displayName', 'avatarUrl', 'isWithheld'].every((name) => isSame(name, before, after))) return [];
      return [{ key: `profile ${userId}`, write: () => projectPerson(userId) }, ...avatars];
    }
    case 'account-state': {
      const userId = text('userId');
      return [{ key: `sockets ${userId}`, write: () => closeSocketsOf(userId) }];
    }
    case 'conversation-member': {
      const [userId, conversationId] = [text('userId'), text('conversationId')];
      if (!after || isSame('unreadCount', before, after)) return [];
      const of = `${userId} ${conversationId}`;
      const names = { key: `member ${of}`, write: () => projectMember(userId, conversationId) };
      const unread = { key: `messages ${of}`, write: () => notifyOfMessages(userId, conversationId) };
      return before ? [unread] : [names, unread];
    }
    case 'follow': {
      const [follower, following] = [text('followerId'), text('followingId')];
      const of = `${follower} ${following}`;
      const brought = { key: `follow ${of}`, write: () => projectFollow(follower, following) };
      const told = { key: `followed ${of}`, write: () => notifyOfFollow(follower, following) };
      return before && after ? [brought] : [brought, told];
    }
    default:
      return [];
  }
}

/** Whether an attribute is the same in both images of a row. */
const isSame = (name: string, before: Image | undefined, after: Image) =>
  before !== undefined && isDeepStrictEqual(before[name], after[name]);
