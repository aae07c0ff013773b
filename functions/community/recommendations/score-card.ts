import type { OutfitCardRow } from '../../table/outfit-card.ts';
import { moodOf, type Taste } from './taste.ts';

export type Judgement = { recommendationScore: number; reason: string };

/** What speaks for an outfit, at most, in points. */
const most = { followed: 3, style: 2.5, mood: 1.5, likedMood: 1.5, color: 2, likedColor: 1, popular: 1.5 };
const everything = Object.values(most).reduce((sum, points) => sum + points, 0);
/** From so many likes on an outfit is as popular as can be. */
const manyLikes = 64;

/** How much an outfit is to a person's taste, from 0 to 1, and what speaks most for it. */
export function scoreCard(card: OutfitCardRow, likes: number, taste: Taste): Judgement {
  const mood = moodOf(card.mood);
  const words = new Set(
    `${mood} ${card.occasion ?? ''} ${card.styleAnalysis}`.toLowerCase().match(/[\p{L}-]+/gu),
  );
  const colors = card.pieces.map(({ color }) => color.toLowerCase());
  const style = [...taste.styles].find((each) => words.has(each));
  const color = colors.find((each) => taste.colors.has(each));
  const share = (known: ReadonlySet<string>) =>
    colors.filter((each) => known.has(each)).length / Math.max(1, colors.length);

  const grounds = [
    {
      points: taste.followingIds.has(card.userId) ? most.followed : 0,
      reason: `From ${card.authorName ?? 'someone'}, whom you follow`,
    },
    { points: style ? most.style : 0, reason: `Matches your ${style} style` },
    { points: share(taste.colors) * most.color, reason: `Wears ${color}, one of your colors` },
    { points: taste.moods.has(mood) ? most.mood : 0, reason: `As ${mood} as outfits of your own` },
    { points: taste.likedMoods.has(mood) ? most.likedMood : 0, reason: `As ${mood} as outfits you liked` },
    { points: share(taste.likedColors) * most.likedColor, reason: 'In the colors of outfits you liked' },
    {
      points: (Math.log2(1 + Math.min(likes, manyLikes)) / Math.log2(1 + manyLikes)) * most.popular,
      reason: 'Loved in the community',
    },
  ].toSorted((one, other) => other.points - one.points);
  const score = grounds.reduce((sum, { points }) => sum + points, 0) / everything;
  const best = grounds[0];
  return {
    recommendationScore: Math.round(score * 1000) / 1000,
    reason: best && best.points > 0 ? best.reason : 'New in the community',
  };
}
