import type * as z from 'zod';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import type { Outfit } from '#shared/contract/outfits';
import { plainShirt } from './unworn.ts';

export type Person = { userId: string; email: string };

export const ada: Person = { userId: '6a1e2c1e-1d6e-4d36-8a53-1a1f2c7b0a01', email: 'ada@example.com' };
export const bob: Person = { userId: '6a1e2c1e-1d6e-4d36-8a53-1a1f2c7b0b02', email: 'bob@example.com' };

let made = 0;
/** Timestamps that are one minute apart, so that what is created later is newer. */
const nextMoment = () => new Date(Date.UTC(2026, 0, 1) + made++ * 60_000).toISOString();

export function anItem(change: Partial<ClothingItem> = {}): ClothingItem {
  const userId = change.userId ?? ada.userId;
  const createdAt = nextMoment();
  return {
    id: crypto.randomUUID(),
    userId,
    imageUrl: `${userId}/${Date.parse(createdAt)}_photo.jpg`,
    createdAt,
    ...plainShirt,
    ...change,
  };
}

export const items = (count: number, change: Partial<ClothingItem> = {}) =>
  Array.from({ length: count }, () => anItem(change));

/** An outfit of a white shirt and navy trousers. */
export function anOutfit(change: Partial<Outfit> = {}): Outfit {
  const pieces = [anItem({ color: 'white' }), anItem({ category: 'trousers' })];
  const createdAt = nextMoment();
  return {
    id: crypto.randomUUID(),
    userId: ada.userId,
    title: 'Quiet Navy',
    description: 'White shirt and navy trousers.',
    prompt: 'office day',
    mood: 'professional',
    occasion: 'meeting',
    recommendedClothes: pieces.map(({ id }) => id),
    outfitImageUrl: null,
    generatedImageUrl: null,
    aiGeneratedImageUrl: null,
    reasoning: 'Navy carries it.',
    styleNotes: 'Roll the sleeves once.',
    isPublic: true,
    pinboardBoardId: null,
    purchaseLinks: [],
    weatherData: null,
    likesCount: 0,
    feedback: null,
    notes: null,
    brief: null,
    createdAt,
    updatedAt: createdAt,
    aiAnalysis: {
      occasion: 'meeting',
      stylingTips: ['Leave the top button open.'],
      colorHarmony: 'Neutral with one accent',
      styleAnalysis: 'Calm and precise.',
      styleContext: 'Put together for a meeting.',
      usedPinboardTrends: false,
      outfitVisualization: {
        items: pieces.map((piece) => ({
          itemId: piece.id,
          itemName: `${piece.color} ${piece.category}`,
          category: piece.category,
          color: piece.color,
          isSelected: false,
          reasoning: `The ${piece.category} holds it together.`,
          imageUrl: piece.imageUrl,
        })),
      },
    },
    ...change,
  };
}

/** The items of the wardrobe that an outfit's pieces are copies of. */
export const clothesOf = ({ aiAnalysis }: Outfit) =>
  aiAnalysis.outfitVisualization.items.map(({ itemId: id, category, color, imageUrl }) =>
    anItem({ id, category, color, imageUrl }),
  );

/** A public outfit of Bob's, as a card of the community feed. */
export function aCard(change: Partial<z.input<typeof OutfitCard>> = {}): OutfitCard {
  const { id, title, description, prompt, mood, occasion, purchaseLinks, likesCount, createdAt, aiAnalysis } =
    anOutfit();
  const { items: pieces } = aiAnalysis.outfitVisualization;
  const userId = change.userId ?? bob.userId;
  return {
    ...{ id, title, description, prompt, mood, occasion, purchaseLinks, likesCount, createdAt, userId },
    author: { userId, displayName: 'Bob', avatarUrl: null },
    isLiked: false,
    commentsCount: 0,
    colorHarmony: aiAnalysis.colorHarmony,
    styleAnalysis: aiAnalysis.styleAnalysis,
    imageUrl: null,
    colors: pieces.map(({ color }) => color),
    flatLay: pieces.map(({ category, imageUrl }) => ({
      ...{ category, isCutOut: false, aspectRatio: 3 / 4 },
      url: `/media/${imageUrl}/640.webp?Signature=1`,
    })),
    ...change,
  } as OutfitCard;
}

export const photo = (name = 'shirt.jpg', { type = 'image/jpeg', bytes = 1000 } = {}) =>
  new File([photoBytes(type, bytes)], name, { type, lastModified: 1 });

/** A file that begins like a JPEG but that no browser can decode. */
export const brokenPhoto = (name: `torn${string}`) => photo(name);

/** The first bytes of a file of each type. */
const beginnings: Readonly<Record<string, string>> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF\0\0\0\0WEBP',
  'image/heic': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
};

function photoBytes(type: string, bytes: number) {
  const content = new Uint8Array(bytes);
  const beginning = [...(beginnings[type] ?? '')].map((character) => character.charCodeAt(0));
  content.set(beginning.slice(0, bytes));
  return content;
}
