import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Comment } from '#shared/contract/community';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller, CallRequest } from '../app/caller.ts';
import { start } from '../calls/conversations.ts';
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
  for (const displayName of names) {
    const person = await app.visit();
    await person.call('profile', 'updateProfile', { body: { displayName } });
    people.push(person);
  }
  const [ada, bea] = people as [Caller, Caller];
  const [trousers = '', ...shirts] = await seedItems(ada.userId, ['trousers', 'shirt', 'shirt', 'shirt']);
  const outfitIds: string[] = [];
  for (const title of ['One', 'Two']) {
    const body = { title, notes: null, occasion: null, itemIds: [shirts[0], trousers], isPublic: false };
    outfitIds.push(((await ada.call('outfits', 'createOutfit', { body })).body as Outfit).id);
  }
  const conversationId = ((await start(ada, bea.userId)).body as { id: string }).id;
  await start(bea, ada.userId);
  /** The comments that were created, in the order of their answers. */
  const comments: { id: string; outfitId: string; text: string }[] = [];

  const by = (person: number) => people[person] as Caller;
  const userIdOf = (person: number) => by(person).userId;
  const outfitOf = (outfit: number) => ({ params: { outfitId: outfitIds[outfit] ?? '' } });
  /**
   * Returns a function that sends an operation. It sends the same request each time, so that the operation can be
   * retried.
   */
  function sender(operation: Operation): () => Promise<Answer> {
    const key = randomUUID();
    const about = (at: number) => {
      const { id = noId, outfitId = outfitIds[0] ?? '' } = comments[at] ?? {};
      return { outfitId, commentId: id };
    };
    const say = (person: number, outfitId: string, commentText: string, parentCommentId?: string) => () =>
      by(person).call('community', 'addComment', {
        params: { outfitId },
        body: { commentText, parentCommentId: parentCommentId ?? null },
        key,
      });
    const onPerson = (request: { other: number }): CallRequest => ({
      params: { userId: userIdOf(request.other) },
    });
    switch (operation.do) {
      case 'publish':
      case 'hide':
        return () =>
          by(0).call('outfits', 'setVisibility', {
            ...outfitOf(operation.outfit),
            body: { isPublic: operation.do === 'publish' },
          });
      case 'delete':
        return () => by(0).call('outfits', 'removeOutfit', outfitOf(operation.outfit));
      case 'retitle':
        return () =>
          by(0).call('outfits', 'updateOutfit', {
            ...outfitOf(operation.outfit),
            body: { title: operation.title },
          });
      case 'replace':
        return () =>
          by(0).call('outfits', 'replaceItem', {
            params: { ...outfitOf(operation.outfit).params, itemId: shirts[operation.shirt] ?? '' },
            body: { replacementId: shirts[operation.by] },
          });
      case 'like':
        return () => by(operation.person).call('community', 'likeOutfit', outfitOf(operation.outfit));
      case 'unlike':
        return () => by(operation.person).call('community', 'unlikeOutfit', outfitOf(operation.outfit));
      case 'comment':
        return say(operation.person, outfitIds[operation.outfit] ?? '', operation.text);
      case 'reply': {
        const { outfitId, commentId } = about(operation.comment);
        return say(operation.person, outfitId, operation.text, commentId);
      }
      case 'removeComment':
      case 'likeComment':
      case 'unlikeComment': {
        const { person, comment } = operation;
        const request = { params: about(comment) };
        return () => by(person).call('community', operation.do, request);
      }
      case 'follow':
        return () => by(operation.person).call('community', 'followUser', onPerson(operation));
      case 'unfollow':
        return () => by(operation.person).call('community', 'unfollowUser', onPerson(operation));
      case 'block':
        return () => by(operation.person).call('safety', 'blockUser', onPerson(operation));
      case 'unblock':
        return () => by(operation.person).call('safety', 'unblockUser', onPerson(operation));
      case 'rename':
        return () =>
          by(operation.person).call('profile', 'updateProfile', { body: { displayName: operation.name } });
      case 'write': {
        const body = { id: uuidv7(), content: operation.text };
        return () =>
          by(operation.person).call('messages', 'sendMessage', { params: { conversationId }, body });
      }
      case 'read':
        return () => by(operation.person).call('messages', 'markRead', { params: { conversationId } });
    }
  }

  /** Reads the table and returns its content in the form of the model. */
  async function stored(): Promise<Model> {
    const { readRows } = await import('../../../functions/projections/rebuild/read-rows.ts');
    const rows = await readRows();
    const person = (id: string) => people.findIndex(({ userId }) => userId === id);
    const outfit = (id: string) => outfitIds.indexOf(id);
    const textOf = new Map(
      [...rows('comment').map(({ id, commentText }) => ({ id, text: commentText })), ...comments].map(
        ({ id, text }) => [id, text],
      ),
    );
    const byId = new Map(rows('outfit').map((row) => [row.id, row]));
    return {
      names: people.map(
        ({ userId }) => rows('profile').find((row) => row.userId === userId)?.displayName ?? '',
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
        rows('outfit-like')
          .filter(({ isTakenBack }) => !isTakenBack)
          .map((row) => `${person(row.userId)} ${outfit(row.outfitId)}`),
      ),
      comments: rows('comment').map((row) => ({
        text: row.commentText,
        author: person(row.userId),
        outfit: outfit(row.outfitId),
        parent: row.parentCommentId && (textOf.get(row.parentCommentId) ?? 'nothing'),
      })),
      commentLikes: new Set(
        rows('comment-like').map((row) => `${person(row.userId)} ${textOf.get(row.commentId)}`),
      ),
      follows: new Set(
        rows('follow').map(({ followerId, followingId }) => `${person(followerId)} ${person(followingId)}`),
      ),
      blocks: new Set(
        rows('hidden')
          .filter(({ because }) => because === 'blocking')
          .map(({ userId, thingId }) => `${person(userId)} ${person(thingId)}`),
      ),
      messages: rows('message').map(({ content }) => content),
    };
  }

  return {
    sender,
    stored,
    /** The comments that were created. */
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

/** The model of a new scene. */
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
