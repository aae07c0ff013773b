import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Comment } from '#shared/contract/comments';
import type { Feature } from '#shared/contract/index';
import type { Caller, CallRequest } from '../app/caller.ts';
import { start } from '../calls/conversations.ts';
import { visitNamed } from '../calls/named-people.ts';
import { makeOutfit } from '../calls/outfits.ts';
import { seedItems } from '../rows/seed.ts';
import type { Model } from './model.ts';
import type { Operation } from './operations.ts';

type App = { visit: () => Promise<Caller> };
type Answer = { status: number; body: unknown };
const names = ['Ada', 'Bea', 'Cleo'];
const noId = '00000000-0000-7000-8000-000000000000';

/** Creates three people. The first has two outfits, and the first two have a conversation. */
export async function newScene(app: App) {
  const people: Caller[] = [];
  for (const name of names) people.push(await visitNamed(app, name));
  const [ada, bea] = people as [Caller, Caller];
  const [trousers = '', ...shirts] = await seedItems(ada.userId, ['trousers', 'shirt', 'shirt', 'shirt']);
  const outfitIds: string[] = [];
  for (const title of ['One', 'Two'])
    outfitIds.push((await makeOutfit(ada, [shirts[0] ?? '', trousers], { title, isPublic: false })).id);
  const conversationId = ((await start(ada, bea.userId)).body as { id: string }).id;
  await start(bea, ada.userId);
  /** The comments that were created, in the order of their answers. */
  const comments: { id: string; outfitId: string; text: string }[] = [];

  /** The person who sends an operation, and the call of the contract that it is. */
  function sent(
    operation: Operation,
  ): [person: number, feature: Feature, name: string, request: CallRequest] {
    const onOutfit = (outfit: number, body?: object) => ({
      params: { outfitId: outfitIds[outfit] ?? '' },
      ...(body && { body }),
    });
    const onComment = (at: number) => {
      const { id = noId, outfitId = outfitIds[0] ?? '' } = comments[at] ?? {};
      return { outfitId, commentId: id };
    };
    const say = (
      person: number,
      outfitId: string,
      commentText: string,
      parentCommentId: string | null = null,
    ) =>
      [
        person,
        'community',
        'addComment',
        { params: { outfitId }, body: { commentText, parentCommentId }, key: randomUUID() },
      ] satisfies ReturnType<typeof sent>;
    switch (operation.do) {
      case 'publish':
      case 'hide':
        return [
          0,
          'outfits',
          'setVisibility',
          onOutfit(operation.outfit, { isPublic: operation.do === 'publish' }),
        ];
      case 'delete':
        return [0, 'outfits', 'removeOutfit', onOutfit(operation.outfit)];
      case 'retitle':
        return [0, 'outfits', 'updateOutfit', onOutfit(operation.outfit, { title: operation.title })];
      case 'replace': {
        const { params } = onOutfit(operation.outfit);
        const body = { replacementId: shirts[operation.by] };
        const itemId = shirts[operation.shirt] ?? '';
        return [0, 'outfits', 'replaceItem', { params: { ...params, itemId }, body }];
      }
      case 'like':
      case 'unlike':
        return [operation.person, 'community', `${operation.do}Outfit`, onOutfit(operation.outfit)];
      case 'comment':
        return say(operation.person, outfitIds[operation.outfit] ?? '', operation.text);
      case 'reply': {
        const { outfitId, commentId } = onComment(operation.comment);
        return say(operation.person, outfitId, operation.text, commentId);
      }
      case 'removeComment':
      case 'likeComment':
      case 'unlikeComment':
        return [operation.person, 'community', operation.do, { params: onComment(operation.comment) }];
      case 'follow':
      case 'unfollow':
      case 'block':
      case 'unblock': {
        const feature = operation.do.endsWith('follow') ? 'community' : 'safety';
        const params = { userId: people[operation.other]?.userId ?? '' };
        return [operation.person, feature, `${operation.do}User`, { params }];
      }
      case 'rename':
        return [operation.person, 'profile', 'updateProfile', { body: { displayName: operation.name } }];
      case 'write': {
        const body = { id: uuidv7(), content: operation.text };
        return [operation.person, 'messages', 'sendMessage', { params: { conversationId }, body }];
      }
      case 'read':
        return [operation.person, 'messages', 'markRead', { params: { conversationId } }];
    }
  }
  /** Returns a function that sends an operation, each time as the same request, so that it can be retried. */
  function sender(operation: Operation): () => Promise<Answer> {
    const [person, feature, name, request] = sent(operation);
    return () => (people[person] as Caller).call(feature, name as never, request);
  }

  /** Reads the table and returns its content in the form of the model. */
  async function stored(): Promise<Model> {
    const { readRows } = await import('../../../functions/projections/rebuild/read-rows.ts');
    const { CommentEntity, CommentLikeEntity } = await import('../../../functions/rows/community/comment.ts');
    const { FollowEntity } = await import('../../../functions/rows/community/follow.ts');
    const { OutfitLikeEntity } = await import('../../../functions/rows/community/outfit-like.ts');
    const { MessageEntity } = await import('../../../functions/rows/messages/message.ts');
    const { OutfitEntity } = await import('../../../functions/rows/outfits/outfit.ts');
    const { ProfileEntity } = await import('../../../functions/rows/people/profile.ts');
    const { HiddenEntity } = await import('../../../functions/rows/safety/hidden.ts');
    const rows = await readRows();
    const person = (id: string) => people.findIndex(({ userId }) => userId === id);
    const outfit = (id: string) => outfitIds.indexOf(id);
    const textOf = new Map(
      [...rows(CommentEntity).map(({ id, commentText }) => ({ id, text: commentText })), ...comments].map(
        ({ id, text }) => [id, text],
      ),
    );
    const byId = new Map(rows(OutfitEntity).map((row) => [row.id, row]));
    return {
      names: people.map(
        ({ userId }) => rows(ProfileEntity).find((row) => row.userId === userId)?.displayName ?? '',
      ),
      outfits: outfitIds.map((id) => {
        const row = byId.get(id);
        return row
          ? {
              isPublic: row.isPublic,
              title: row.title,
              shirt: shirts.indexOf(row.recommendedClothes[0] ?? ''),
            }
          : null;
      }),
      likes: new Set(
        rows(OutfitLikeEntity)
          .filter(({ isTakenBack }) => !isTakenBack)
          .map((row) => `${person(row.userId)} ${outfit(row.outfitId)}`),
      ),
      comments: rows(CommentEntity).map((row) => ({
        text: row.commentText,
        author: person(row.userId),
        outfit: outfit(row.outfitId),
        parent: row.parentCommentId && (textOf.get(row.parentCommentId) ?? 'nothing'),
      })),
      commentLikes: new Set(
        rows(CommentLikeEntity).map((row) => `${person(row.userId)} ${textOf.get(row.commentId)}`),
      ),
      follows: new Set(
        rows(FollowEntity).map(
          ({ followerId, followingId }) => `${person(followerId)} ${person(followingId)}`,
        ),
      ),
      blocks: new Set(
        rows(HiddenEntity)
          .filter(({ because }) => because === 'blocking')
          .map(({ userId, thingId }) => `${person(userId)} ${person(thingId)}`),
      ),
      messages: rows(MessageEntity).map(({ content }) => content),
    };
  }

  return {
    sender,
    stored,
    createdComments: () =>
      comments.map(({ text, outfitId }) => ({ text, outfit: outfitIds.indexOf(outfitId) })),
    /** Remembers the comment that an operation has created, if any. */
    remember: (operation: Operation, { status, body }: Answer) => {
      if (status === 201 && (operation.do === 'comment' || operation.do === 'reply')) {
        const { id, outfitId, commentText } = body as Comment;
        comments.push({ id, outfitId, text: commentText });
      }
    },
  };
}

export const newModel: Model = {
  names,
  outfits: [
    { isPublic: false, title: 'One', shirt: 0 },
    { isPublic: false, title: 'Two', shirt: 0 },
  ],
  likes: new Set(),
  comments: [],
  commentLikes: new Set(),
  follows: new Set(),
  blocks: new Set(),
  messages: [],
};
