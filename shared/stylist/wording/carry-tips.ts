import { isAtHome, settingOf } from '#shared/stylist/hearing/words/settings';
import { weatherTests } from '#shared/stylist/hearing/words/weather-rules';
import { rulesFor } from '#shared/stylist/ranking/item-rules';
import { coatBelow, hardFrost, hotAbove } from '#shared/stylist/ranking/temperatures';
import { type Facts, wornAt } from './facts.ts';
import { objectionsTo } from './objections.ts';
import { isMainClothing, type Piece } from './piece.ts';
import { isSmart } from './setting.ts';
import { wordingIn } from './wording-in.ts';

/** In degrees Celsius. Below this temperature gloves and a scarf are useful. */
const bitterBelow = 5;

/** Tips about what to take along in addition to the worn pieces. `onTheWay`: the tip to change the shoes, if any. */
export function carryTips(facts: Facts, onTheWay: readonly string[]): string[][] {
  const { brief, language } = facts;
  const { care } = wordingIn(language);
  const { temperature = null, rain = false, snow = false } = brief.weather ?? {};
  const degrees = temperature === null ? '' : `${Math.round(temperature)} °C`;
  const shoes = wornAt(facts, 'shoes');
  const isHot = temperature !== null && temperature > hotAbove && !rain;
  const isBitter = temperature !== null && temperature < bitterBelow;
  const flats =
    shoes?.garment.category === 'heels' && !shoes.item.tags.has('block-heel')
      ? owned(toWalkIn(facts), 'flats', 'loafers', 'sneakers')
      : undefined;
  const isSport = brief.settings.some(({ id }) => ['run', 'yoga', 'gym', 'ball-sport'].includes(id));
  const isActive = brief.settings.some(({ id }) => settingOf(id)?.active);
  const shade = isHot && !isSport ? owned(facts, 'sunglasses', 'hat', 'cap') : undefined;
  const isCollared = facts.worn.some(({ garment }) => garment.category === 'turtleneck');
  const cover = isBitter && !isCollared ? warmCover(facts) : undefined;
  const lacksHat = temperature !== null && temperature <= hardFrost && !ownsHatOrGloves(facts);
  const bags = isSmart(brief) ? ['bag', 'tote'] : ['tote'];
  const bag = wornAt(facts, 'bag') ? undefined : owned(facts, ...bags);
  if (isAtHome(brief.settings)) return [];
  const jacket = isHot ? jacketFor(facts) : undefined;
  const layer = jacket ? undefined : layerFor(facts);
  return [
    jacket ? care.jacket({ jacket }) : layer ? care.layer({ layer }) : [],
    swimwearFor(facts) ? care.swimwear() : [],
    flats && shoes && !onTheWay.length ? care.flats({ flats, shoes }) : [],
    shade ? care.shade({ shade, degrees }) : [],
    lacksHat ? care.hat() : cover ? care.cover({ cover, degrees }) : [],
    bag && !isActive ? care[bag.garment.category === 'tote' ? 'tote' : 'bag']({ bag }) : [],
    snow && !onTheWay.length && shoes?.fabric !== 'suede' ? care.snow({ shoes }) : [],
  ];
}

/** The formality, 0 to 1, from which heels are right and winter boots are not. */
const dressyFrom = 0.5;
/** By so much, of a formality from 0 to 1, are shoes more formal that dress an outfit up. */
const leastSwap = 0.2;
/** The formality, 0 to 1, from which an occasion that people have at home, too, may be dressed up for. */
const neatFrom = 0.4;
/** A tip to change into owned shoes that are more formal. */
export function swapTip(facts: Facts): string[] {
  const { worn, others, brief, language } = facts;
  const shoes = wornAt({ worn }, 'shoes');
  const isNamed = brief.pieces.some(({ ids }) => ids.includes(shoes?.id ?? ''));
  // Neat shoes alone do not dress up a hoodie, and leather ones are not for the rain.
  const isSporty = worn.some(
    ({ garment, item }) =>
      garment.category === 'hoodie' || item.tags.has('graphic') || item.style === 'sporty',
  );
  const codes = brief.settings.flatMap(({ id }) => settingOf(id) ?? []);
  const isDressy = codes.length
    ? codes.every(({ formality }) => formality >= dressyFrom)
    : worn.some((piece) => isMainClothing(piece) && piece.item.style === 'elegant');
  const isOpen =
    !isNamed && !isSporty && codes.every(({ hosted, formality }) => hosted && formality >= neatFrom);
  if (!shoes || !isOpen || brief.weather?.rain || brief.weather?.snow) return [];
  const [dressier] = others
    .filter(
      (piece) =>
        piece.garment.slot === 'shoes' &&
        !/^(?:sandals|boots|ankle-boots)$/.test(piece.garment.category) &&
        (piece.garment.category !== 'heels' || isDressy) &&
        piece.garment.style !== 'sporty' &&
        piece.garment.formality - shoes.garment.formality >= leastSwap &&
        isWelcome(piece, facts),
    )
    .toSorted((one, other) => one.garment.formality - other.garment.formality);
  return dressier ? wordingIn(language).care.swap({ shoes, dressier }) : [];
}

/** The blazer to the trousers, which an occasion asks for and for which it is too hot. */
function jacketFor({ brief, worn, others, language }: Facts): Piece | undefined {
  if (!settingOf(brief.settings[0]?.id ?? '')?.jacket) return undefined;
  const bottom = worn.find(({ garment }) => garment.slot === 'bottom');
  return others.find(
    ({ garment, item }) =>
      garment.category === 'blazer' &&
      garment.color === bottom?.garment.color &&
      objectionsTo(item, brief, language).every(({ because }) => because === 'weather'),
  );
}

/** A light layer for cold rooms on a hot day. */
export function layerFor(facts: Facts): Piece | undefined {
  const { brief } = facts;
  const isAsked =
    (brief.weather?.temperature ?? 0) > hotAbove && brief.comforts.some(({ id }) => id === 'layers');
  const isRight = (piece: Piece) => isWelcome(piece, facts, 'in any weather');
  return isAsked ? inCategories(facts, 'cardigan', 'blazer').find(isRight) : undefined;
}

/** What is worn under the outfit at the beach or a pool, but not for photos there. */
export const swimwearFor = ({ brief, others }: Facts) =>
  /^(?!.*photo)(?:beach|water)/.test(brief.settings.map(({ id }) => id).join())
    ? others.find(({ item }) => item.tags.has('swimwear'))
    : undefined;

/** The facts with what may get dirty, in the colors that were asked for. */
const toWalkIn = (facts: Facts): Facts => ({
  ...facts,
  others: facts.others.filter(
    ({ item }) => !item.tags.has('keep-clean') && (facts.brief.palette?.colors.includes(item.color) ?? true),
  ),
});

/** An owned scarf, gloves or a knitted hat against the cold. A hijab and a sun hat do not count. */
const warmCover = (facts: Facts) =>
  owned(
    {
      ...facts,
      others: facts.others.filter(
        ({ item, garment }) => !item.tags.has('hijab') && (garment.category !== 'hat' || isKnitted(garment)),
      ),
    },
    'scarf',
    'gloves',
    'hat',
  );
const ownsHatOrGloves = ({ worn, others }: Facts) =>
  [...worn, ...others].some(
    ({ garment }) => garment.category === 'gloves' || (garment.category === 'hat' && isKnitted(garment)),
  );
const isKnitted = ({ words }: Piece['garment']) => knit.test([...words].join(' '));
const knit = /\b(?:beanie|knit|knitted|wool|mössa|fleece|fur)\b/;

/** A tip to change shoes between the way and a warm room, where those of the outfit are not right for both. */
export function shoesOnTheWay(facts: Facts): string[] {
  const { brief, others, language } = facts;
  const { weather, settings } = brief;
  const shoes = wornAt(facts, 'shoes');
  const code = settingOf(settings[0]?.id ?? '');
  if (!code?.indoors || !shoes || !weather?.temperature || weather.temperature >= coatBelow) return [];
  const outside = weatherTests(weather);
  const { refusal } = rulesFor(brief).bans;
  const pairs = others.filter(
    ({ garment, item }) => garment.slot === 'shoes' && !refusal(item) && !item.tags.has('indoor-only'),
  );
  const change = (boots: Piece | undefined, inside: Piece | undefined) =>
    boots && inside ? wordingIn(language).care.shoesOnTheWay({ boots, shoes: inside }) : [];
  if (outside.bans(shoes.item)) {
    const dry = pairs.filter(({ item }) => !outside.bans(item));
    return change(
      outside.prefers.flatMap((test) => dry.find(({ item }) => test(item)) ?? [])[0] ?? dry[0],
      shoes,
    );
  }
  const isLined = shoes.item.tags.has('lined') || shoes.item.tags.has('warm');
  // Lined boots are left at the door of a dinner.
  const isHeavy = ({ id, garment }: Piece) =>
    id === shoes.id && isLined && garment.category === 'boots' && code.formality >= dressyFrom;
  const fits = (piece: Piece) => code.styles.split(' ').includes(piece.item.style) && !isHeavy(piece);
  const isForWeather = (['boots', 'rain-boots'].includes(shoes.garment.category) || isLined) && !fits(shoes);
  if (!isForWeather || brief.pieces.some(({ ids }) => ids.includes(shoes.id))) return [];
  const distance = ({ garment }: Piece) => Math.abs(garment.formality - code.formality);
  const [nearest] = pairs
    .filter(
      (pair) =>
        fits(pair) && objectionsTo(pair.item, brief, language).every(({ because }) => because === 'weather'),
    )
    .toSorted((one, other) => distance(one) - distance(other));
  return change(shoes, nearest);
}

/** The first owned piece of the given categories to which there is no objection. */
const owned = (facts: Facts, ...categories: string[]): Piece | undefined =>
  inCategories(facts, ...categories).find((piece) => isWelcome(piece, facts));

/** The pieces of some categories that are not worn, in the order of the categories. */
const inCategories = ({ others }: Facts, ...categories: string[]) =>
  categories.flatMap((category) => others.filter(({ garment }) => garment.category === category));

/** Whether a piece is not refused, and nothing speaks against it, or nothing but the weather. */
const isWelcome = ({ item }: Piece, { brief, language }: Facts, when?: 'in any weather') =>
  !rulesFor(brief).bans.refusal(item) &&
  objectionsTo(item, brief, language).every(({ because }) => when && because === 'weather');
