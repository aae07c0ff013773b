import { fallbackColor } from '#shared/catalog';
import { mostFrequent } from '#shared/rules/most-frequent';
import type { OutfitCardRow } from '../../rows/community/outfit-card.ts';

/** A user's taste as sets of words in lower case. */
export type TasteProfile = ReturnType<typeof tasteProfileOf>;

/** The data from which a taste profile is built. */
type Sources = {
  stylePreferences: readonly string[];
  favoriteColors: readonly string[];
  clothes: readonly { style: string; color: string }[];
  ownMoods: readonly (string | null)[];
  liked: readonly OutfitCardRow[];
  followingIds: readonly string[];
};

/** How many of the most frequent styles and colors in a wardrobe count as the user's taste. */
const topOfWardrobe = 3;
const mostWorn = (words: readonly string[]) => mostFrequent(words, topOfWardrobe);

/** Builds a taste profile from a user's preferences, wardrobe, outfits, likes and follows. */
export const tasteProfileOf = ({
  stylePreferences,
  favoriteColors,
  clothes,
  ownMoods,
  liked,
  followingIds,
}: Sources) => ({
  styles: setOf([...stylePreferences, ...mostWorn(clothes.map(({ style }) => style))]),
  colors: setOf([...favoriteColors, ...mostWorn(clothes.map(({ color }) => color))]),
  moods: setOf(ownMoods.map(moodOf)),
  // The moods and colors of other users' outfits that the user likes.
  likedMoods: setOf(liked.map(({ mood }) => moodOf(mood))),
  likedColors: setOf(liked.flatMap(({ colors }) => colors)),
  followingIds: new Set(followingIds),
});

/** The first part of a mood such as 'elegant > gallery opening', in lower case. Empty if there is no mood. */
export const moodOf = (mood: string | null) => mood?.split('>')[0]?.trim().toLowerCase() ?? '';

/** Words in lower case as a set, without empty words and the placeholder for an unknown color. */
const setOf = (words: readonly string[]) =>
  new Set(words.map((word) => word.toLowerCase()).filter((word) => word && word !== fallbackColor));
