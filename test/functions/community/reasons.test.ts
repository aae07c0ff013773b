import { expect, it } from 'vitest';
import { scoreCard } from '#functions/community/recommendations/score-card';
import type { TasteProfile } from '#functions/community/recommendations/taste-profile';
import type { OutfitCardRow } from '#functions/table/outfit-card';

const card = {
  userId: 'ada',
  authorName: 'Ada',
  mood: 'edgy > concert',
  occasion: null,
  styleAnalysis: 'De svarta byxorna går i streetwearstil.',
  pieces: [{ color: 'black' }],
} as unknown as OutfitCardRow;
const noTaste: TasteProfile = {
  styles: new Set(),
  colors: new Set(),
  moods: new Set(),
  likedMoods: new Set(),
  likedColors: new Set(),
  followingIds: new Set(),
};

it.each([
  [{}, 0, 'New in the community', 'Ny i communityn'],
  [{}, 9, 'Loved in the community', 'Omtyckt i communityn'],
  [{ followingIds: new Set(['ada']) }, 0, 'From Ada, whom you follow', 'Från Ada, som du följer'],
  // The style analysis of this card is Swedish.
  [{ styles: new Set(['streetwear']) }, 0, 'Matches your streetwear style', 'Passar din stil: streetwear'],
  [{ colors: new Set(['black']) }, 0, 'Wears black, one of your colors', 'Har svart, en av dina färger'],
  [
    { moods: new Set(['edgy']) },
    0,
    'As edgy as outfits of your own',
    'Samma känsla som i dina outfits: edgigt',
  ],
])('taste %o with %i likes is told as “%s” or “%s”', (taste, likes, english, swedish) => {
  const reasonIn = (language: 'en' | 'sv') =>
    scoreCard(card, likes, { ...noTaste, ...taste }, language).reason;
  expect([reasonIn('en'), reasonIn('sv')]).toEqual([english, swedish]);
});
