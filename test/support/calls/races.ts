import { isDeepStrictEqual } from 'node:util';
import type { Comment } from '#shared/contract/comments';
import type { PersonDetails } from '#shared/contract/follows';
import type { Conversation } from '#shared/contract/messages';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../app/caller.ts';
import { basics, seedItems } from '../rows/seed.ts';
import { follow, setVisibility } from './community.ts';
import { visitNamed } from './named-people.ts';
import { makeOutfit, outfitOf, removeOutfit } from './outfits.ts';

type App = { visit: () => Promise<Caller>; settle: () => Promise<void> };
type Scene = {
  ada: Caller;
  outfit: Outfit;
  /** A shirt that is not in the outfit. */
  spare: string;
};
/** What concurrent calls have left behind, and what they should have left behind. */
type Outcome = { left: unknown; right: unknown };

const rename = (person: Caller, displayName: string) =>
  person.call('profile', 'updateProfile', { body: { displayName } });
const unfollow = (person: Caller, userId: string) =>
  person.call('community', 'unfollowUser', { params: { userId } });
const publish = ({ ada, outfit }: Scene) => setVisibility(ada, outfit.id, true);
const hide = ({ ada, outfit }: Scene) => setVisibility(ada, outfit.id, false);
const retitle = ({ ada, outfit }: Scene) =>
  ada.call('outfits', 'updateOutfit', { params: { outfitId: outfit.id }, body: { title: 'Later' } });
const replaceShirt = ({ ada, outfit, spare }: Scene) =>
  ada.call('outfits', 'replaceItem', {
    params: { outfitId: outfit.id, itemId: outfit.recommendedClothes[0] ?? '' },
    body: { replacementId: spare },
  });

/** A new person with a private outfit. */
async function set(app: App): Promise<Scene> {
  const ada = await visitNamed(app, 'Ada');
  const [spare = '', ...itemIds] = await seedItems(ada.userId, ['shirt', ...basics]);
  return { ada, spare, outfit: await makeOutfit(ada, itemIds, { title: 'At first', isPublic: false }) };
}

/** Compares the stored card of an outfit with the card that the outfit should have now. */
async function cards({ ada, outfit: { id } }: Scene): Promise<Outcome> {
  const { OutfitCardEntity } = await import('#functions/rows/community/outfit-card');
  const { OutfitStandingEntity } = await import('#functions/rows/community/outfit-standing');
  const { yearOfId } = await import('#functions/platform/id-time');
  const key = { year: yearOfId(id), id };
  const [{ data: card }, { data: standing }] = await Promise.all([
    OutfitCardEntity.get(key).go({ consistent: true }),
    OutfitStandingEntity.get(key).go({ consistent: true }),
  ]);
  const now = await outfitOf(ada, id);
  const { displayName } = (await ada.call('profile', 'getProfile')).body as OutfitCard['author'];
  return {
    left: card && {
      title: card.title,
      photos: card.flatLay?.map(({ imageUrl }) => imageUrl),
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

/** A race of some calls about a new outfit, after which its card must be right. */
const ofCard =
  (acts: (scene: Scene) => Promise<unknown>[]) =>
  async (app: App): Promise<Outcome> => {
    const scene = await set(app);
    await Promise.all(acts(scene));
    return cards(scene);
  };
/** A race of some calls of an author and a reader, after which the reader must see what they should. */
const ofFeed =
  (acts: (scene: Scene & { bea: Caller }) => Promise<unknown>[]) =>
  async (app: App): Promise<Outcome> => {
    const scene = { ...(await set(app)), bea: await visitNamed(app, 'Bea') };
    await Promise.all(acts(scene));
    return followed(app, scene);
  };

/** Concurrent calls that might leave an outdated copy of the data they change, by what they do. */
export const races: Readonly<Record<string, (app: App) => Promise<Outcome>>> = {
  'publish and change the title': ofCard((scene) => [publish(scene), retitle(scene)]),
  'publish and replace a piece': ofCard((scene) => [publish(scene), replaceShirt(scene)]),
  'change the title and replace a piece': async (app) => {
    const scene = await set(app);
    await Promise.all([retitle(scene), replaceShirt(scene)]);
    const { title, recommendedClothes } = await outfitOf(scene.ada, scene.outfit.id);
    return { left: [title, recommendedClothes[0]], right: ['Later', scene.spare] };
  },
  'publish and take another name': ofCard((scene) => [publish(scene), rename(scene.ada, 'Augusta')]),
  'take two names at once': async (app) => {
    const scene = await set(app);
    await publish(scene);
    await Promise.all([rename(scene.ada, 'Augusta'), rename(scene.ada, 'Countess')]);
    return cards(scene);
  },
  'publish, hide, change the title and replace a piece': ofCard((scene) => [
    publish(scene),
    hide(scene),
    retitle(scene),
    replaceShirt(scene),
  ]),
  'publish and delete': async (app) => {
    const scene = await set(app);
    const params = { outfitId: scene.outfit.id };
    await Promise.all([publish(scene), removeOutfit(scene.ada, scene.outfit.id)]);
    const isGone = (await scene.ada.call('outfits', 'getOutfit', { params })).status === 404;
    if (!isGone) return cards(scene);
    const stranger = await app.visit();
    const { status } = await stranger.call('community', 'getPublicOutfit', { params });
    return { left: status, right: 404 };
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
    const { CommentCountEntity, CommentEntity } = await import('#functions/rows/community/comment');
    const [comments, counts] = await Promise.all([
      CommentEntity.query.byOutfit({ outfitId: outfit.id }).go({ consistent: true }),
      CommentCountEntity.query.byOutfit({ outfitId: outfit.id }).go({ consistent: true }),
    ]);
    return { left: [comments.data, counts.data], right: [[], []] };
  },
  'follow and publish': ofFeed((scene) => [follow(scene.bea, scene.ada.userId), publish(scene)]),
  'follow, unfollow, publish and hide': ofFeed((scene) => [
    follow(scene.bea, scene.ada.userId),
    publish(scene),
    unfollow(scene.bea, scene.ada.userId),
    follow(scene.bea, scene.ada.userId),
    hide(scene),
    publish(scene),
  ]),
  'unfollow, follow again and publish': ofFeed((scene) => {
    const again = () => [unfollow(scene.bea, scene.ada.userId), follow(scene.bea, scene.ada.userId)];
    const meeting = async () =>
      Promise.all([...again(), publish(scene), unfollow(scene.bea, scene.ada.userId)]);
    return [follow(scene.bea, scene.ada.userId).then(meeting)];
  }),
  'write to somebody who takes another name': async (app) => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    await Promise.all([
      bea.call('messages', 'startConversation', { body: { userId: ada.userId } }),
      rename(ada, 'Augusta'),
    ]);
    const { items } = (await bea.call('messages', 'listConversations')).body as { items: Conversation[] };
    return { left: items.map(({ otherUser }) => otherUser.displayName), right: ['Augusta'] };
  },
};

/** Compares what a reader should see with what they see: followed people's outfits, and the number of followers. */
async function followed(app: App, { ada, bea, outfit: { id } }: Scene & { bea: Caller }): Promise<Outcome> {
  await app.settle();
  const { items } = (await bea.call('community', 'listFollowedFeed')).body as { items: OutfitCard[] };
  const { isFollowed, followers } = (
    await bea.call('community', 'getPerson', { params: { userId: ada.userId } })
  ).body as PersonDetails;
  const { isPublic } = await outfitOf(ada, id);
  return {
    left: { shown: items.map((card) => card.id), followers },
    right: { shown: isFollowed && isPublic ? [id] : [], followers: isFollowed ? 1 : 0 },
  };
}

const atOnce = 10;

/** Runs a race for at least this many rounds. Returns the outcomes that are wrong. */
export async function meet(app: App, race: (app: App) => Promise<Outcome>, rounds: number) {
  const outcomes: Outcome[] = [];
  while (outcomes.length < rounds)
    outcomes.push(...(await Promise.all(Array.from({ length: atOnce }, () => race(app)))));
  return outcomes.filter(({ left, right }) => !isDeepStrictEqual(left, right));
}
