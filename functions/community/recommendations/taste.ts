import { fallbackColor } from '#shared/catalog';
import { mostFrequent } from '../../domain/most-frequent.ts';
import type { OutfitCardRow } from '../../table/outfit-card.ts';

/** What is known of a person's taste, in lower case. */
export type Taste = {
  styles: ReadonlySet<string>;
  colors: ReadonlySet<string>;
  moods: ReadonlySet<string>;
  /** Of outfits that the person has liked. */
  likedMoods: ReadonlySet<string>;
  likedColors: ReadonlySet<string>;
  followingIds: ReadonlySet<string>;
};

type Known = {
  stylePreferences: readonly string[];
  favoriteColors: readonly string[];
  clothes: readonly { style: string; color: string }[];
  ownMoods: readonly (string | null)[];
  liked: readonly OutfitCardRow[];
  followingIds: readonly string[];
};

/** How many of the most frequent styles and colors of a wardrobe stand for it. */
const mostOfWardrobe = 3;

export const tasteOf = ({
  stylePreferences,
  favoriteColors,
  clothes,
  ownMoods,
  liked,
  followingIds,
}: Known): Taste => ({
  styles: setOf([
    ...stylePreferences,
    ...mostFrequent(
      clothes.map(({ style }) => style),
      mostOfWardrobe,
    ),
  ]),
  colors: setOf([
    ...favoriteColors,
    ...mostFrequent(
      clothes.map(({ color }) => color),
      mostOfWardrobe,
    ),
  ]),
  moods: setOf(ownMoods.map(moodOf)),
  likedMoods: setOf(liked.map(({ mood }) => moodOf(mood))),
  likedColors: setOf(liked.flatMap(({ pieces }) => pieces.map(({ color }) => color))),
  followingIds: new Set(followingIds),
});

/** Of a mood such as 'elegant > gallery opening' the first part. */
export const moodOf = (mood: string | null) => mood?.split('>')[0]?.trim().toLowerCase() ?? '';

const setOf = (words: readonly string[]) =>
  new Set(words.map((word) => word.toLowerCase()).filter((word) => word && word !== fallbackColor));
