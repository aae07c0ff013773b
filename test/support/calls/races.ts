import { isDeepStrictEqual } from 'node:util';
import type { Comment, OutfitCard, PersonDetails } from '#shared/contract/community';
import type { Conversation } from '#shared/contract/messages';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../app/caller.ts';
import { basics, seedItems } from '../rows/seed.ts';
import { follow, setVisibility } from './community.ts';
import { visitNamed } from './named-people.ts';

type App = { visit: () => Promise<Caller>; settle: () => Promise<void> };
type Scene = {
  ada: Caller;
  outfit: Outfit;
  /** A shirt that is not in the outfit. */
  spare: string;
};
/** What concurrent calls have left behind, and what they should have left behind. */
type Outcome = { left: unknown; right: unknown };

const ownOutfit = async (person: Caller, outfitId: string): Promise<Outfit> =>
  (await person.call('outfits', 'getOutfit', { params: { outfitId } })).body;
const rename = (person: Caller, displayName: string) =>
  person.call('profile', 'updateProfile', { body: { displayName } });
const retitle = (person: Caller, outfitId: string, title: string) =>
  person.call('outfits', 'updateOutfit', { params: { outfitId }, body: { title } });
const remove = (person: Caller, outfitId: string) =>
  person.call('outfits', 'removeOutfit', { params: { outfitId } });
const replaceShirt = ({ ada, outfit, spare }: Scene) =>
  ada.call('outfits', 'replaceItem', {
    params: { outfitId: outfit.id, itemId: outfit.recommendedClothes[0] ?? '' },
    body: { replacementId: spare },
  });

/** A new person with a private outfit. */
async function set(app: App): Promise<Scene> {
  const ada = await visitNamed(app, 'Ada');
  const [shirt = '', trousers = '', loafers = '', spare = ''] = await seedItems(ada.userId, [
    ...basics,
    'shirt',
  ]);
  const body = {
    title: 'At first',
    notes: null,
    occasion: null,
    itemIds: [shirt, trousers, loafers],
    isPublic: false,
  };
  const outfit: Outfit = (await ada.call('outfits', 'createOutfit', { body })).body;
  return { ada, outfit, spare };
}

/** Compares the stored card of an outfit with the card that the outfit should have now. */
async function cards({ ada, outfit: { id } }: Scene): Promise<Outcome> {
  const { OutfitCardEntity } = await import('#functions/table/outfit-card');
  const { OutfitStandingEntity } = await import('#functions/table/outfit-standing');
  const { yearOfId } = await import('#functions/platform/id-time');
  const key = { year: yearOfId(id), id };
  const [{ data: card }, { data: standing }] = await Promise.all([
    OutfitCardEntity.get(key).go({ consistent: true }),
    OutfitStandingEntity.get(key).go({ consistent: true }),
  ]);
  const now = await ownOutfit(ada, id);
  const { displayName } = (await ada.call('profile', 'getProfile')).body as OutfitCard['author'];
  return {
    left: card && {
      title: card.title,
      photos: card.pieces.map(({ imageUrl }) => imageUrl),
      author: card.authorName,
      isPublic: standing?.isPublic,
    },
    right: now.isPublic
      ? {
          title: now.title,
          photos: now.aiAnalysis.outfitVisualization.items.map(({ imageUrl }) => imageUrl),
          author: displayName,
          isPublic: true,
        }
      : null,
  };
}

/** Concurrent calls that might leave an outdated copy of the data they change, by what they do. */
export const races: Readonly<Record<string, (app: App) => Promise<Outcome>>> = {
  'publish and change the title': async (app) => {
    const scene = await set(app);
    const { ada, outfit } = scene;
    await Promise.all([setVisibility(ada, outfit.id, true), retitle(ada, outfit.id, 'Later')]);
    return cards(scene);
  },
  'publish and replace a piece': async (app) => {
    const scene = await set(app);
    await Promise.all([setVisibility(scene.ada, scene.outfit.id, true), replaceShirt(scene)]);
    return cards(scene);
  },
  'change the title and replace a piece': async (app) => {
    const scene = await set(app);
    await Promise.all([retitle(scene.ada, scene.outfit.id, 'Later'), replaceShirt(scene)]);
    const { title, recommendedClothes } = await ownOutfit(scene.ada, scene.outfit.id);
    return { left: [title, recommendedClothes[0]], right: ['Later', scene.spare] };
  },
  'publish and take another name': async (app) => {
    const scene = await set(app);
    await Promise.all([setVisibility(scene.ada, scene.outfit.id, true), rename(scene.ada, 'Augusta')]);
    return cards(scene);
  },
  'take two names at once': async (app) => {
    const scene = await set(app);
    await setVisibility(scene.ada, scene.outfit.id, true);
    await Promise.all([rename(scene.ada, 'Augusta'), rename(scene.ada, 'Countess')]);
    return cards(scene);
  },
  'publish, hide, change the title and replace a piece': async (app) => {
    const scene = await set(app);
    const { ada, outfit } = scene;
    await Promise.all([
      setVisibility(ada, outfit.id, true),
      setVisibility(ada, outfit.id, false),
      retitle(ada, outfit.id, 'Later'),
      replaceShirt(scene),
    ]);
    return cards(scene);
  },
  'publish and delete': async (app) => {
    const scene = await set(app);
    const { ada, outfit } = scene;
    await Promise.all([setVisibility(ada, outfit.id, true), remove(ada, outfit.id)]);
    const isGone =
      (await ada.call('outfits', 'getOutfit', { params: { outfitId: outfit.id } })).status === 404;
    return isGone ? { left: await openedBy(app, outfit.id), right: 404 } : cards(scene);
  },
  'reply to a comment, like it and take it away': async (app) => {
    const { ada, outfit } = await set(app);
    const about = { params: { outfitId: outfit.id } };
    const comment = async (commentText: string, parentCommentId: string | null = null) =>
      (await ada.call('community', 'addComment', { ...about, body: { commentText, parentCommentId } }))
        .body as Comment;
    const { id: commentId } = await comment('Love it');
    const place = { params: { outfitId: outfit.id, commentId } };
    await Promise.all([
      comment('So do I', commentId),
      ada.call('community', 'likeComment', place),
      ada.call('community', 'removeComment', place),
    ]);
    const { CommentCountEntity, CommentEntity } = await import('#functions/table/comment');
    const [comments, counts] = await Promise.all([
      CommentEntity.query.byOutfit({ outfitId: outfit.id }).go({ consistent: true }),
      CommentCountEntity.query.byOutfit({ outfitId: outfit.id }).go({ consistent: true }),
    ]);
    return { left: [comments.data, counts.data], right: [[], []] };
  },
  'follow and publish': async (app) => {
    const scene = await readerOf(app);
    await Promise.all([follow(scene.bea, scene.ada.userId), setVisibility(scene.ada, scene.outfit.id, true)]);
    return followed(app, scene);
  },
  'follow, unfollow, publish and hide': async (app) => {
    const scene = await readerOf(app);
    const { ada, bea, outfit } = scene;
    await Promise.all([
      follow(bea, ada.userId),
      setVisibility(ada, outfit.id, true),
      unfollow(bea, ada.userId),
      follow(bea, ada.userId),
      setVisibility(ada, outfit.id, false),
      setVisibility(ada, outfit.id, true),
    ]);
    return followed(app, scene);
  },
  'unfollow, follow again and publish': async (app) => {
    const scene = await readerOf(app);
    const { ada, bea, outfit } = scene;
    await follow(bea, ada.userId);
    await Promise.all([
      unfollow(bea, ada.userId),
      setVisibility(ada, outfit.id, true),
      follow(bea, ada.userId),
      unfollow(bea, ada.userId),
    ]);
    return followed(app, scene);
  },
  'write to somebody who takes another name': async (app) => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    await Promise.all([
      bea.call('messages', 'startConversation', { body: { userId: ada.userId } }),
      rename(ada, 'Augusta'),
    ]);
    const { items } = (await bea.call('messages', 'listConversations')).body as {
      items: Conversation[];
    };
    return { left: items.map(({ otherUser }) => otherUser.displayName), right: ['Augusta'] };
  },
};

/** A reader and an author with an outfit that is not public yet. */
async function readerOf(app: App) {
  const [scene, bea] = await Promise.all([set(app), visitNamed(app, 'Bea')]);
  return { ...scene, bea };
}
const unfollow = (person: Caller, userId: string) =>
  person.call('community', 'unfollowUser', { params: { userId } });

/**
 * Compares what a reader sees with what they should see: the outfits of the people they follow, and the author's number
 * of followers.
 */
async function followed(app: App, { ada, bea, outfit: { id } }: Scene & { bea: Caller }): Promise<Outcome> {
  await app.settle();
  const { items } = (await bea.call('community', 'listFollowedFeed')).body as { items: OutfitCard[] };
  const { isFollowed, followers } = (
    await bea.call('community', 'getPerson', { params: { userId: ada.userId } })
  ).body as PersonDetails;
  const { isPublic } = await ownOutfit(ada, id);
  return {
    left: { shown: items.map((card) => card.id), followers },
    right: { shown: isFollowed && isPublic ? [id] : [], followers: isFollowed ? 1 : 0 },
  };
}

async function openedBy(app: App, outfitId: string): Promise<number> {
  const stranger = await app.visit();
  return (await stranger.call('community', 'getPublicOutfit', { params: { outfitId } })).status;
}

/** How many rounds run in parallel. */
const atOnce = 10;

/** Runs a race for at least this many rounds. Returns the outcomes that are wrong. */
export async function meet(app: App, race: (app: App) => Promise<Outcome>, rounds: number) {
  const outcomes: Outcome[] = [];
  while (outcomes.length < rounds)
    outcomes.push(...(await Promise.all(Array.from({ length: atOnce }, () => race(app)))));
  return outcomes.filter(({ left, right }) => !isDeepStrictEqual(left, right));
}
