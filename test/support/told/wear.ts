import type { Brief } from '#shared/stylist/hearing/brief';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import type { DemoPerson } from '../../../bin/demo/wardrobes.ts';
import { plainRequest } from '../../../bin/lab/plain-request.ts';
import { composeOutfit } from '../../../functions/generation/compose-outfit.ts';
import { builtinStylist } from '../../../functions/generation/stylist/builtin.ts';
import type { WithTrends } from '../../../functions/generation/workflow-state.ts';
import { marksOf } from '../../../shared/stylist/wording/phraser.ts';
import { textsOf } from '../../../shared/stylist/wording/texts.ts';
import type { Ask } from './requests.ts';

/** An outfit of the report, with everything that its texts may mention. */
export type Told = {
  ask: Ask;
  brief: Brief;
  items: readonly WardrobeItem[];
  worn: readonly WardrobeItem[];
  /** The outfits that the person liked, as lists of item ids. */
  liked: readonly (readonly string[])[];
  texts: Awaited<ReturnType<typeof composeOutfit>>;
  sentences: readonly string[];
};

/** How many earlier outfits are remembered, count as this week's, and are recent suggestions. */
const remembered = 40;
const ofThisWeek = 7;
const suggestions = 5;

const preferences = [
  { skinTone: 'fair', favoriteColors: ['Navy', 'White'], stylePreferences: ['Elegant'] },
  { skinTone: 'deep', favoriteColors: ['Red', 'Black'], stylePreferences: ['Streetwear'] },
  { skinTone: 'olive', favoriteColors: ['Beige', 'Green'], stylePreferences: ['Bohemian'] },
];

/** Makes an outfit for each request in turn, with the earlier ones' texts, wears and likes known. */
export async function wearOneAfterAnother(
  { pieces }: Pick<DemoPerson, 'pieces'>,
  asks: readonly Ask[],
  person: number,
): Promise<Told[]> {
  const items = pieces.map(
    ({ category, color, style, description }): WardrobeItem & { imageUrl: string } => ({
      id: description,
      category,
      color,
      style,
      description,
      brand: null,
      imageUrl: '',
    }),
  );
  const told: Told[] = [];
  for (const [place, ask] of asks.entries()) {
    const before = told.toReversed().slice(0, remembered);
    // Every third outfit counts as worn, every fifth as liked.
    const worn = told
      .slice(-ofThisWeek)
      .filter((_, at) => at % 3 === 0)
      .map(({ texts }) => texts.itemIds);
    const liked = before.filter((_, at) => at % 5 === 0).map(({ texts }) => texts.itemIds);
    const trends = ask.pins ?? ask.trends;
    const input: WithTrends = {
      userId: 'person',
      jobId: (place * 7919 + person).toString(16).padStart(8, '0'),
      request: {
        ...plainRequest,
        prompt: ask.prompt,
        mood: ask.mood ?? null,
        occasion: ask.occasion ?? null,
        weather: ask.weather ?? null,
        userPreferences: preferences[person] ?? null,
        baseItemIds: ask.base === undefined ? [] : [items[ask.base]?.id ?? ''],
      },
      wardrobe: {
        items,
        inLaundry: [],
        history: {
          wornThisWeek: worn,
          suggestedLately: before.slice(0, suggestions).map(({ texts }) => texts.itemIds),
          suggestedTwice: [],
          feedback: liked.map((itemIds) => ({ itemIds, liked: true })),
          titles: before.map(({ texts }) => texts.title),
          sentences: before.flatMap(({ sentences }) => marksOf(sentences)),
        },
      },
      ...(trends ? { trends: { words: [...trends], fromPinboard: ask.pins !== undefined } } : {}),
    };
    const texts = await composeOutfit(input, builtinStylist);
    const reasons = Object.values(texts.itemReasons).map((reasoning) => ({ reasoning }));
    told.push({
      ask,
      brief: texts.brief,
      items,
      worn: texts.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []),
      liked,
      texts,
      sentences: textsOf(texts, reasons),
    });
  }
  return told;
}
