import { isDeepStrictEqual } from 'node:util';
import { limits } from '#shared/limits';
import { epochSeconds } from '../../platform/epoch-seconds.ts';
import { keyInYear, timeOfId } from '../../platform/id-time.ts';
import { commit, onlyIf, stillHas } from '../../platform/transactions.ts';
import { CommentEntity } from '../../rows/community/comment.ts';
import {
  allOutfits,
  type CommunityStatistics,
  CommunityStatisticsEntity,
} from '../../rows/community/community-statistics.ts';
import { FollowEntity, type FollowRow } from '../../rows/community/follow.ts';
import { FollowedOutfitEntity } from '../../rows/community/followed-outfit.ts';
import { OutfitCardEntity } from '../../rows/community/outfit-card.ts';
import { OutfitLikeEntity } from '../../rows/community/outfit-like.ts';
import { OutfitStandingEntity } from '../../rows/community/outfit-standing.ts';
import { forget, hide, publicationEntities, published } from '../../rows/community/publication.ts';
import { ClothingItemEntity } from '../../rows/items/clothing-item.ts';
import { OutfitEntity, type OutfitRow } from '../../rows/outfits/outfit.ts';
import { ProfileEntity } from '../../rows/people/profile.ts';
import { countComments } from '../count-comments.ts';
import { countLikes } from '../count-likes.ts';
import { countStandings, isCounted, statisticsNames, statisticsOf } from '../count-standings.ts';
import { projectFollow } from '../project-follow.ts';
import { cardOf, countedColorsOf, projectOutfit } from '../project-outfit.ts';
import { projectPerson } from '../project-person.ts';
import { comments } from './comment-rows.ts';
import { byKey, type Difference, differentCounts, strayRows, tally } from './difference.ts';
import type { Rows } from './read-rows.ts';

const service = {
  outfit: OutfitEntity,
  follow: FollowEntity,
  followed: FollowedOutfitEntity,
  ...publicationEntities,
};
const { topLiked, trending, followedDays, followedAtFirst } = limits.community;
const millisecondsFollowed = followedDays * 24 * 60 * 60 * 1000;

/** The differences in rows that are projected from public outfits, likes and comments. */
export function* communityDifferences(rows: Rows): Iterable<Difference> {
  yield* publications(rows);
  yield* likes(rows);
  yield* statistics(rows);
  yield* comments(rows);
  yield* followedOutfits(rows);
}

/** The outfits that everybody may see: public, and neither the outfit nor its owner is withheld. */
function visibleOutfits(rows: Rows): OutfitRow[] {
  const withheld = new Set(
    rows(ProfileEntity).flatMap(({ userId, isWithheld }) => (isWithheld ? userId : [])),
  );
  return rows(OutfitEntity).filter(
    ({ userId, isPublic, isWithheld }) => isPublic && !isWithheld && !withheld.has(userId),
  );
}

/** Compares cards and standings, without a standing's styles, which were copied at the time of writing. */
function* publications(rows: Rows): Iterable<Difference> {
  const profiles = byKey(rows(ProfileEntity), ({ userId }) => userId);
  const standings = byKey(rows(OutfitStandingEntity), ({ id }) => id);
  const cards = byKey(rows(OutfitCardEntity), ({ id }) => id);
  const outfits = byKey(rows(OutfitEntity), ({ id }) => id);
  const items = byKey(rows(ClothingItemEntity), ({ userId, id }) => `${userId} ${id}`);
  const visible = byKey(visibleOutfits(rows), ({ id }) => id);
  for (const [id, outfit] of visible) {
    const repair = () => projectOutfit(outfit.userId, id);
    const own = outfit.recommendedClothes.flatMap((itemId) => items.get(`${outfit.userId} ${itemId}`) ?? []);
    const expected = cardOf(published(outfit), profiles.get(outfit.userId) ?? null, own);
    const stored = withoutKeys(cards.get(id), expected);
    if (!isDeepStrictEqual(stored, asStored(expected)))
      yield { kind: 'card', key: id, stored, expected: asStored(expected), repair };
    const standing = standings.get(id);
    const state = standing && {
      userId: standing.userId,
      isPublic: standing.isPublic,
      colors: standing.colors,
    };
    const due = { userId: outfit.userId, isPublic: true, colors: countedColorsOf(published(outfit)) };
    if (!isDeepStrictEqual(state, due))
      yield { kind: 'standing', key: id, stored: state ?? 'nothing', expected: due, repair };
  }
  for (const id of new Set([...cards.keys(), ...standings.keys()])) {
    if (visible.has(id)) continue;
    const [outfit, card, standing] = [outfits.get(id), cards.get(id), standings.get(id)];
    const userId = outfit?.userId ?? card?.userId ?? standing?.userId ?? '';
    const repair = () =>
      outfit?.isPublic && !outfit.isWithheld ? projectPerson(userId) : takeAway(userId, id, outfit);
    if (card) yield { kind: 'card', key: id, stored: 'there', expected: 'nothing', repair };
    if (outfit ? standing?.isPublic : standing)
      yield {
        kind: 'standing',
        key: id,
        stored: 'there',
        expected: outfit ? 'hidden' : 'nothing',
        repair: async () => {
          if (outfit || !standing?.isGone) await repair();
          else await countStandings([{ year: standing.year, id }]);
        },
      };
  }
}

/** The attributes of a stored row that the expected row has, too. */
const withoutKeys = (row: object | undefined, expected: object) =>
  row ? Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(expected, name))) : 'nothing';
/** A row as the table stores it, without undefined attributes. */
const asStored = (row: object): unknown => JSON.parse(JSON.stringify(row));

/** Removes the community rows of a hidden or deleted outfit. Refused if the outfit has changed since it was read. */
const takeAway = (userId: string, id: string, outfit: OutfitRow | undefined) =>
  commit(service, ({ outfit: source, ...entities }) => [
    onlyIf(source.check({ userId, id }), stillHas({ id: outfit?.id, version: outfit?.version })),
    ...(outfit ? hide : forget)(entities, { userId, id }),
  ]);

function* likes(rows: Rows): Iterable<Difference> {
  const outfits = new Set(rows(OutfitEntity).map(({ id }) => id));
  yield* differentCounts({
    kind: 'likes of an outfit',
    stored: new Map(
      rows(OutfitStandingEntity).flatMap(({ id, likesCount }) => (outfits.has(id) ? [[id, likesCount]] : [])),
    ),
    expected: tally(
      // The likes of a deleted outfit stay with the people who gave them. Each like stores whether it is counted.
      rows(OutfitLikeEntity).filter(({ outfitId, isUncounted }) => outfits.has(outfitId) && !isUncounted),
      ({ outfitId }) => outfitId,
    ),
    // Without a standing there is no count to correct. If the standing is missing by mistake, another repair writes it
    // first.
    write: async (id, likesCount, from) =>
      from !== undefined &&
      OutfitStandingEntity.patch(keyInYear(id))
        .set({ likesCount })
        .where(stillHas({ likesCount: from }))
        .go(),
  });
  const written = Map.groupBy(rows(CommentEntity), ({ outfitId }) => outfitId);
  for (const { id, isGone, commentsCount: stored = 0 } of rows(OutfitStandingEntity)) {
    const first = (written.get(id) ?? [])
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .slice(0, limits.community.comments);
    const expected = first.filter(({ isWithheld }) => !isWithheld).length;
    if (!isGone && outfits.has(id) && stored !== expected)
      yield { kind: 'comments on an outfit', key: id, stored, expected, repair: () => countComments(id) };
  }
  for (const { userId, outfitId, isUncounted, isTakenBack } of rows(OutfitLikeEntity))
    if (isUncounted || isTakenBack)
      yield {
        kind: 'like that was not counted',
        key: `${userId} ${outfitId}`,
        stored: isUncounted ? 'given' : 'taken back',
        expected: isUncounted ? 'counted' : 'nothing',
        repair: () => countLikes(outfitId, [userId]),
      };
  for (const standing of rows(OutfitStandingEntity))
    if (!standing.isGone && !isCounted(standing))
      yield {
        kind: 'what is counted of an outfit',
        key: standing.id,
        stored: standing.counted ?? 'nothing',
        expected: 'what it is',
        repair: () => countStandings([{ year: standing.year, id: standing.id }]),
      };
}

/** Compares the shown part of the statistics. A ranking stores more outfits, as a reserve. */
function* statistics(rows: Rows): Iterable<Difference> {
  const standings = rows(OutfitStandingEntity);
  const stored = byKey(rows(CommunityStatisticsEntity), ({ name }) => name);
  for (const name of statisticsNames(standings)) {
    const expected = statisticsOf(name, standings);
    const row = stored.get(name);
    const shown = shownOf(row ?? statisticsOf(name, []));
    if (isDeepStrictEqual(shown, shownOf(expected))) continue;
    const repair = () =>
      CommunityStatisticsEntity.put({ ...expected, version: (row?.version ?? 0) + 1 })
        .where(stillHas({ version: row?.version }))
        .go();
    yield { kind: 'statistics', key: name, stored: shown, expected: shownOf(expected), repair };
  }
}

const shownOf = ({ name, outfits, likes: all, words, ranking }: CommunityStatistics) => ({
  outfits,
  likes: all,
  words,
  ranking: ranking.slice(0, name === allOutfits ? topLiked : trending),
});

/**
 * Compares the feeds of followed people. A feed must have the outfits made after the follow began. If the author had
 * made only a few before, it must also have these. It must not have outfits of people who are not followed. Hidden or
 * deleted outfits may be in a feed, because they are left out when it is read.
 */
function* followedOutfits(rows: Rows): Iterable<Difference> {
  const follows = byKey(rows(FollowEntity), ({ followerId, followingId }) => `${followerId} ${followingId}`);
  yield* strayRows({
    kind: 'outfit in a feed',
    keyOf: ({ userId, outfitId }) => `${userId} ${outfitId}`,
    stored: rows(FollowedOutfitEntity),
    isDue: ({ userId, authorId }) => follows.has(`${userId} ${authorId}`),
    remove: ({ userId, authorId }) => projectFollow(userId, authorId),
  });
  const brought = new Set(rows(FollowedOutfitEntity).map(({ userId, outfitId }) => `${userId} ${outfitId}`));
  const made = Map.groupBy(rows(OutfitEntity), ({ userId }) => userId);
  const visible = new Set(visibleOutfits(rows).map(({ id }) => id));
  const oldest = Date.now() - millisecondsFollowed;
  for (const follow of follows.values()) {
    const since = Date.parse(follow.createdAt);
    const outfits = made.get(follow.followingId) ?? [];
    const before = outfits.filter(({ id }) => timeOfId(id) <= since);
    const atFirst = since > oldest && before.length <= followedAtFirst ? before : [];
    const after = outfits.filter(({ id }) => timeOfId(id) > since && timeOfId(id) > oldest);
    for (const { id } of [...atFirst, ...after]) {
      const key = `${follow.followerId} ${id}`;
      if (visible.has(id) && !brought.has(key))
        yield {
          kind: 'outfit in a feed',
          key,
          stored: 'nothing',
          expected: 'there',
          repair: () => bring(follow, id),
        };
    }
  }
}

const bring = ({ followerId, followingId }: FollowRow, outfitId: string) =>
  commit(service, ({ follow, followed }) => [
    onlyIf(follow.check({ followerId, followingId }), (row, { exists }) => exists(row.createdAt)),
    followed
      .put({
        userId: followerId,
        outfitId,
        authorId: followingId,
        expiresAt: epochSeconds(Date.now() + millisecondsFollowed),
      })
      .commit(),
  ]);
