import { v7 as uuidv7 } from 'uuid';
import type { NewOutfit, Outfit } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { outfitRows, storeOutfit } from '../domain/outfit-rows.ts';
import { publicationOf } from '../domain/publication.ts';
import { commit } from '../platform/transactions.ts';
import { describeByHand } from './describe-by-hand.ts';
import { getOutfit } from './outfits.ts';
import { requireItems } from './own-items.ts';

/** An outfit of pieces that the person chose, which can be worn together. */
export async function createOutfit(userId: string, wish: NewOutfit): Promise<Outfit> {
  const items = await requireItems(userId, wish.itemIds);
  const conflict = selectionConflict(items.map(({ category }) => category));
  if (conflict) throw new AppError('request.invalid', { field: 'itemIds', message: conflict.message });
  const { title, notes, occasion, isPublic } = wish;
  return store({
    ...unrated(),
    ...describeByHand(items, wish),
    userId,
    title,
    // It was asked for in no words.
    prompt: '',
    mood: null,
    occasion,
    notes,
    isPublic,
    recommendedClothes: items.map(({ id }) => id),
    pinboardBoardId: null,
    purchaseLinks: [],
    weatherData: null,
  });
}

/** The same outfit once more, to be changed: private, unrated, and without the picture, which is the other's. */
export async function copyOutfit(userId: string, id: string): Promise<Outfit> {
  return store({ ...(await getOutfit(userId, id)), ...unrated(), isPublic: false });
}

function unrated() {
  const now = new Date().toISOString();
  return {
    id: uuidv7(),
    outfitImageUrl: null,
    generatedImageUrl: null,
    aiGeneratedImageUrl: null,
    likesCount: 0,
    feedback: null,
    createdAt: now,
    updatedAt: now,
  };
}

async function store(outfit: Outfit): Promise<Outfit> {
  const publication = await publicationOf(outfit);
  await commit(() =>
    outfitRows.transaction.write((entities) => storeOutfit(entities, outfit, publication)).go(),
  );
  return outfit;
}
