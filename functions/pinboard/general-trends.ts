import type { TrendPin } from '#shared/contract/pinboard';

type Trend = { id: string; title: string; description: string };

const trend = (title: string, description: string): Trend => ({
  id: `general-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
  title,
  description,
});

/** Trends that return every year, by season of the northern hemisphere. */
const bySeason = {
  winter: [
    trend('Head-to-toe knits', 'a chunky sweater over a knitted skirt or wide trousers, tone on tone'),
    trend('The long wool coat', 'a straight camel or black coat over everything, worn open'),
    trend('Winter whites', 'cream, ivory and beige in wool, with brown leather'),
    trend('Velvet after dark', 'deep green or burgundy velvet with simple black pieces'),
    trend('Boots with everything', 'tall or ankle boots under skirts, dresses and straight jeans'),
    trend('Scarf as a statement', 'an oversized scarf in one strong color on a quiet outfit'),
  ],
  spring: [
    trend('The trench coat', 'a beige trench over denim and a striped t-shirt'),
    trend('Loafers and bare ankles', 'leather loafers with cropped trousers or a midi skirt'),
    trend('Soft tailoring', 'an unstructured blazer over a t-shirt and wide trousers'),
    trend('Butter yellow', 'pale yellow as the one color beside white, gray and denim'),
    trend('Denim on denim', 'two close shades of blue denim with white sneakers'),
    trend('Satin midi skirts', 'a slip skirt with a fine knit and flat shoes'),
  ],
  summer: [
    trend('All linen', 'a loose linen shirt with linen trousers or shorts, in white and sand'),
    trend('The long floral dress', 'a printed maxi dress with flat leather sandals and a straw tote'),
    trend('Crisp white shirt', 'an oversized white shirt over shorts or a swimsuit'),
    trend('Color of the sea', 'blue and white stripes, navy shorts, a canvas tote'),
    trend('Crochet and raffia', 'a crochet top or bag with plain cotton'),
    trend('Light tailoring', 'pleated trousers with a tank top and sandals'),
  ],
  autumn: [
    trend('Chocolate brown', 'brown in place of black: trousers, suede and knitwear in one tone'),
    trend('Layered shirts', 'a shirt under a knitted vest or a cropped sweater'),
    trend('Suede everything', 'a suede jacket, vest or ankle boots on a dry day'),
    trend('Wide-leg denim', 'dark wide jeans with a fitted turtleneck and boots'),
    trend('Country checks', 'a checked blazer with jeans and loafers'),
    trend('Leather jacket, soft skirt', 'a leather jacket over a long flowing skirt'),
  ],
} as const;

const seasonOf = (date: Date) =>
  (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor(((date.getUTCMonth() + 1) % 12) / 3)] ??
  'winter';

/** The trends of a date's season. Used for users without a connected pinboard, and when Pinterest fails. */
export const generalTrends = (date: Date): TrendPin[] =>
  bySeason[seasonOf(date)].map((each) => ({ ...each, imageUrl: null, link: null }));
