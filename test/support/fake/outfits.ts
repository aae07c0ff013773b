import { slotOf } from '#shared/catalog';
import type { Insights, Outfit, outfits } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { anOutfit } from '../examples/made-up.ts';
import { showWorn } from './calendar.ts';
import { newRow, ownedBy, ownRow, pageOf } from './rows.ts';
import type { AnswersTo, World } from './world.ts';

const newestOf = (world: World, userId: string) =>
  ownedBy(userId, world.outfits).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
const piecesOf = ({ aiAnalysis }: Outfit) => aiAnalysis.outfitVisualization.items;

/** Answers outfit calls like the server. */
export function outfitAnswers(world: World): Omit<AnswersTo<typeof outfits>, 'getInsights'> {
  const outfitOf = (userId: string, outfitId: string) => ownRow(userId, world.outfits, outfitId);
  const change = (userId: string, outfitId: string, changes: Partial<Outfit>) => {
    const outfit = outfitOf(userId, outfitId);
    const changed = { ...outfit, ...changes };
    world.outfits = world.outfits.map((each) => (each === outfit ? changed : each));
    return changed;
  };
  /** Changes the list of days on which the pieces of an outfit were worn. */
  const setDays = ({ userId, recommendedClothes }: Outfit, change: (days: readonly string[]) => string[]) => {
    world.clothes = world.clothes.map((item) => {
      if (item.userId !== userId || !recommendedClothes.includes(item.id)) return item;
      const days = change(world.wears.get(item.id) ?? []);
      world.wears.set(item.id, days);
      return { ...item, timesWorn: days.length, lastWornOn: days.toSorted().at(-1) ?? null };
    });
    return ownedBy(userId, world.clothes).filter(({ id }) => recommendedClothes.includes(id));
  };

  return {
    listOutfits: ({ userId, query }) =>
      pageOf(
        ownedBy(userId, world.outfits).filter(
          ({ isPublic }) => !query.visibility || isPublic === (query.visibility === 'public'),
        ),
        query,
      ),
    listOutfitsWith: ({ userId, params }) =>
      newestOf(world, userId).filter(({ recommendedClothes }) => recommendedClothes.includes(params.itemId)),
    countOutfitsWith: ({ userId, body }) => ({
      outfits: ownedBy(userId, world.outfits).filter(({ recommendedClothes }) =>
        recommendedClothes.some((id) => body.itemIds.includes(id)),
      ).length,
    }),
    getOutfit: ({ userId, params }) => outfitOf(userId, params.outfitId),
    setVisibility: ({ userId, params, body }) => change(userId, params.outfitId, body),
    removeOutfit({ userId, params }) {
      const outfit = outfitOf(userId, params.outfitId);
      world.outfits = world.outfits.filter((each) => each !== outfit);
      return undefined;
    },
    createOutfit({ userId, body }) {
      const pieces = world.clothes.filter(({ id }) => body.itemIds.includes(id));
      const made: Outfit = {
        ...anOutfit({ userId }),
        ...newRow(userId),
        title: body.title,
        notes: body.notes,
        prompt: '',
        mood: null,
        occasion: body.occasion,
        recommendedClothes: pieces.map(({ id }) => id),
      };
      world.outfits.push(made);
      return made;
    },
    copyOutfit({ userId, params }) {
      const { lastWornOn: _, ...outfit } = outfitOf(userId, params.outfitId);
      const copy = { ...outfit, ...newRow(userId), feedback: null };
      world.outfits.push(copy);
      return copy;
    },
    updateOutfit: ({ userId, params, body }) => change(userId, params.outfitId, body as Partial<Outfit>),
    setFeedback: ({ userId, params, body }) => change(userId, params.outfitId, body),
    listAlternatives({ userId, params, query }) {
      const outfit = outfitOf(userId, params.outfitId);
      const piece = piecesOf(outfit).find(({ itemId }) => itemId === params.itemId);
      return ownedBy(userId, world.clothes)
        .filter(({ category }) =>
          query.of === 'category'
            ? category === piece?.category
            : category !== piece?.category && slotOf(category) === slotOf(piece?.category ?? ''),
        )
        .filter(({ id }) => !outfit.recommendedClothes.includes(id))
        .slice(0, limits.outfit.alternatives);
    },
    replaceItem({ userId, params, body }) {
      const outfit = outfitOf(userId, params.outfitId);
      const item = world.clothes.find(({ id }) => id === body.replacementId);
      if (!item) throw new AppError('not_found');
      const items = piecesOf(outfit).map((piece) =>
        piece.itemId === params.itemId
          ? { ...piece, itemId: item.id, itemName: `${item.color} ${item.category}`, imageUrl: item.imageUrl }
          : piece,
      );
      return change(userId, outfit.id, {
        recommendedClothes: items.map(({ itemId }) => itemId),
        aiAnalysis: { ...outfit.aiAnalysis, outfitVisualization: { items } },
      });
    },
    wearOutfit({ userId, params: { outfitId, date } }) {
      const { lastWornOn } = outfitOf(userId, outfitId);
      const outfit = change(userId, outfitId, {
        lastWornOn: lastWornOn && lastWornOn > date ? lastWornOn : date,
      });
      showWorn(world, outfit, date);
      world.outfitWears.set(outfitId, [...new Set([...(world.outfitWears.get(outfitId) ?? []), date])]);
      return setDays(outfit, (days) => [...new Set([...days, date])]);
    },
    takeBackOutfitWear({ userId, params: { outfitId, date } }) {
      const { lastWornOn: _, ...outfit } = outfitOf(userId, outfitId);
      const days = (world.outfitWears.get(outfitId) ?? []).filter((day) => day !== date);
      world.outfitWears.set(outfitId, days);
      setDays(outfit, (worn) => worn.filter((day) => day !== date));
      for (const entry of world.entries)
        if (entry.outfitId === outfitId && entry.scheduledDate === date) entry.worn = false;
      const last = days.toSorted().at(-1);
      const changed = last ? { ...outfit, lastWornOn: last } : outfit;
      world.outfits = world.outfits.map((each) => (each.id === outfitId ? changed : each));
      return changed;
    },
  };
}

export function insightsOf(world: World, userId: string): Insights {
  const own = newestOf(world, userId);
  const last = own.slice(0, 10);
  return {
    totalOutfits: own.length,
    favoriteColors: [...new Set(last.flatMap(piecesOf).map(({ color }) => color))],
    favoriteMoods: [...new Set(last.flatMap(({ mood }) => mood ?? []))],
    lastOutfit: own[0] ?? null,
  };
}
