import type { Language } from '#shared/languages';
import { styleWords } from '#shared/rules/style-words';
import type { OutfitCardRow } from '../../rows/community/outfit-card.ts';
import { reasonsIn } from './reasons.ts';
import { moodOf, type TasteProfile } from './taste-profile.ts';

type CardScore = { recommendationScore: number; reason: string };

/** The most points that each reason for a recommendation can add. */
const maxPoints = {
  followed: 3,
  style: 2.5,
  mood: 1.5,
  likedMood: 1.5,
  color: 2,
  likedColor: 1,
  popular: 1.5,
};
const maxTotal = Object.values(maxPoints).reduce((sum, points) => sum + points, 0);
/** From this number of likes on, an outfit gets all points for popularity. */
const manyLikes = 64;

/** Scores how well an outfit fits a user's taste, from 0 to 1. Also returns the main reason as a text. */
export function scoreCard(
  card: OutfitCardRow,
  likes: number,
  taste: TasteProfile,
  language: Language,
): CardScore {
  const say = reasonsIn(language);
  const mood = moodOf(card.mood);
  const words = new Set(
    `${mood} ${card.occasion ?? ''} ${card.styleAnalysis}`.toLowerCase().match(/[\p{L}-]+/gu),
  );
  const colors = card.colors.map((color) => color.toLowerCase());
  const style = [...taste.styles].find((each) => styleWords(each).some((word) => words.has(word)));
  const color = colors.find((each) => taste.colors.has(each));
  const share = (known: ReadonlySet<string>) =>
    colors.filter((each) => known.has(each)).length / Math.max(1, colors.length);

  const grounds = [
    {
      points: taste.followingIds.has(card.userId) ? maxPoints.followed : 0,
      reason: say.followed(card.authorName ?? undefined),
    },
    { points: style ? maxPoints.style : 0, reason: style ? say.style(style) : '' },
    { points: share(taste.colors) * maxPoints.color, reason: color ? say.color(color) : '' },
    { points: taste.moods.has(mood) ? maxPoints.mood : 0, reason: say.mood(mood) },
    { points: taste.likedMoods.has(mood) ? maxPoints.likedMood : 0, reason: say.likedMood(mood) },
    { points: share(taste.likedColors) * maxPoints.likedColor, reason: say.likedColors },
    {
      points: (Math.log2(1 + Math.min(likes, manyLikes)) / Math.log2(1 + manyLikes)) * maxPoints.popular,
      reason: say.popular,
    },
  ].toSorted((one, other) => other.points - one.points);
  const score = grounds.reduce((sum, { points }) => sum + points, 0) / maxTotal;
  const best = grounds[0];
  return {
    recommendationScore: Math.round(score * 1000) / 1000,
    reason: best && best.points > 0 ? best.reason : say.isNew,
  };
}
