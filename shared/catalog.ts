import communityColors from './community-colors.json' with { type: 'json' };
import { capitalize } from './rules/capitalize.ts';

/** What a text lists, separated by commas, each with its own type. */
type Listed<Text extends string> = Text extends `${infer First}, ${infer Rest}`
  ? readonly [First, ...Listed<Rest>]
  : readonly [Text];
// `split` returns strings only, so TypeScript is told which ones they are.
const listed = <const Text extends string>(text: Text) => text.split(', ') as unknown as Listed<Text>;

/** The lists of the product: what a person can choose from, in the order in which it is offered. */

export const categoriesBySlot = {
  top: listed('t-shirt, tank-top, crop-top, shirt, blouse, polo, turtleneck, sweater, sweatshirt, hoodie'),
  bottom: listed('jeans, trousers, chinos, joggers, leggings, shorts, skirt, mini-skirt, maxi-skirt'),
  dress: listed('dress, midi-dress, maxi-dress, jumpsuit'),
  outerwear: listed(
    'blazer, cardigan, vest, jacket, denim-jacket, leather-jacket, coat, trench-coat, raincoat, puffer-jacket, parka',
  ),
  shoes: listed('sneakers, loafers, oxfords, flats, heels, sandals, ankle-boots, boots, rain-boots'),
  bag: listed('bag, tote, backpack'),
  accessory: listed('watch, jewelry, belt, scarf, hat, cap, gloves, sunglasses, tie, tights'),
  other: ['other'],
} as const;

/** The part of the body where an item is worn. Only the accessory slot can have several items of an outfit. */
export type Slot = keyof typeof categoriesBySlot;
/** All slots: first the clothes from top to toe, then what is carried or worn with them. */
export const slots = Object.keys(categoriesBySlot) as Slot[];
export type Category = (typeof categoriesBySlot)[Slot][number];
/** All categories, slot by slot. */
export const categories: readonly Category[] = Object.values(categoriesBySlot).flat();

const slotByCategory = new Map<string, Slot>(
  Object.entries(categoriesBySlot).flatMap(([slot, categories]) =>
    categories.map((category) => [category, slot as Slot] as const),
  ),
);

/** The slot of a category, in any case. 'other' for a category that is not in the catalog. */
export const slotOf = (category: string): Slot => slotByCategory.get(category.toLowerCase()) ?? 'other';

/** The slots whose pieces a piece of `slot` replaces in an outfit: a dress also replaces the top and the bottom. */
export const insteadOf = (slot: Slot): Slot[] =>
  slot === 'dress'
    ? ['dress', 'top', 'bottom']
    : slot === 'top' || slot === 'bottom'
      ? [slot, 'dress']
      : [slot];

export const styles = listed('casual, sporty, formal, business, elegant, vintage, streetwear, bohemian');
export type Style = (typeof styles)[number];
export const fallbackStyle = 'casual';

export const colors = listed(
  'black, white, navy, gray, beige, brown, red, blue, green, yellow, pink, purple',
);
export type Color = (typeof colors)[number];
export const fallbackColor = 'unknown';

export const moods = {
  casual: listed('weekend errands, coffee run, lazy sunday, movie night, day with friends'),
  sporty: listed('gym session, morning run, hike, match day, yoga class'),
  elegant: listed('dinner party, gallery opening, anniversary, opera night, cocktail hour'),
  professional: listed('client meeting, office day, presentation, job interview, networking event'),
  romantic: listed('first date, dinner for two, garden walk, wedding guest, weekend away'),
  edgy: listed('concert, night out, street festival, club night, art show'),
  bohemian: listed('music festival, beach day, flea market, picnic, road trip'),
  minimalist: listed('museum visit, work from home, travel day, studio day, city walk'),
} as const;

export const occasions = listed(
  'wedding, interview, date, beach, concert, brunch, travel, party, meeting, casual',
);

/** The occasions of a day in a week plan or trip. `stylist/lexicon/settings.json` has their dress codes. */
export const dayOccasions = listed(
  'everyday, work, client meeting, work from home, gym, brunch, dinner, date, party, concert, wedding, travel, sightseeing, hike, beach',
);
export type DayOccasion = (typeof dayOccasions)[number];

/** The styles that the community can be filtered by. */
export const communityStyles = Object.keys(moods) as (keyof typeof moods)[];
/** The colors that the community can be filtered by. Each has a list of the color words that match it. */
export { communityColors };

export const seasons = listed('spring, summer, autumn, winter');

/** The reasons for archiving an item. */
export const archiveReasons = listed('sold, donated, lost, worn out');

export const bodyTypes = listed('athletic, curvy, petite, tall, plus-size, average');
export const genders = listed('prefer-not-to-say, male, female, non-binary, other');
export const skinTones = listed('fair, light, medium, olive, tan, deep');
export const stylePreferences = [...communityStyles, 'streetwear', 'vintage'].map(capitalize);
export const favoriteColors = colors.map(capitalize);
/** The choice for a profile question that the person does not answer. It is stored as null. */
export const noAnswer = 'none';
