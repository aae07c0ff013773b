import { slotOf } from '../../catalog.ts';
import { remember } from '../../remember.ts';
import type { Brief } from '../hearing/brief.ts';
import { purposeTag, type TaggedItem } from '../hearing/item-tags.ts';
import { ruleOf } from '../hearing/rule.ts';
import { comfortRules, staysAiry } from '../hearing/words/comfort-rules.ts';
import { isAtHome, type Setting, settingOf, smartFrom, tieFrom } from '../hearing/words/settings.ts';
import { styleRules } from '../hearing/words/style-rules.ts';
import { weatherTests } from '../hearing/words/weather-rules.ts';
import { feltWeather, needsRoomLayer } from './felt-weather.ts';
import { bareFrom, coatBelow, coldBelow, hardFrost, hotAbove } from './temperatures.ts';

/**
 * The reasons for banning an item, strongest first: the person refuses it, or it is unsuitable for their body
 * (`comfort`), the weather, a funeral by its color (`tact`: black jeans are less wrong there than a red dress), the
 * occasion, the style or the other occasions of the day (`others`), or it is worn or suggested often enough.
 */
export const strengths = ['refusal', 'comfort', 'weather', 'tact', 'occasion', 'others', 'repeated'] as const;
type Strength = (typeof strengths)[number];

type Test = (item: TaggedItem) => boolean;

/** A brief, turned into rules about single items. */
export type ItemRules = {
  /** The items that are not worn, by strength. If nothing else can be worn, the weakest ban is relaxed first. */
  bans: Readonly<Record<Strength, Test>>;
  /** Preferences, strongest first. In each slot, the pieces that match the first applicable preference are worn. */
  prefers: readonly Test[];
  /** Those of `prefers` that decide on outerwear: the weather's, after those of a sport. */
  weather: readonly Test[];
  /** Tests whether the owner keeps an item for this occasion. */
  kept: Test;
  /** Whether the occasion is one to dress up for. */
  isFormal: boolean;
  /** Whether the occasion is known and casual. */
  isCasual: boolean;
  /** Whether the occasion decides over a color that was wished for: a funeral. */
  isSolemn: boolean;
  /** Whether the occasion takes place outdoors in this weather. */
  outdoors: boolean;
  /** Tests whether an item clearly shows the first style word. False for all items if there is no style word. */
  look: Test;
  /** Tests whether an item meets the first need of the body: a wrap dress that shows the waist. */
  need: Test;
  /** What an occasion indoors asks for, most wanted first: a dress that meets it better than separates is worn. */
  dressCode: readonly Test[];
  /** Tests whether a piece of outerwear completes an outfit without a dress: a blazer at a wedding. */
  jacket: Test;
  /** Tests whether a blazer or a cardigan is worn for a cold room. */
  roomLayer: Test;
  /** Whether neither is outerwear enough: outdoors, in the cold and in the wet. */
  needsCoat: boolean;
  /** Whether it feels colder than `coatBelow`, so that a coat has to be warm. */
  isChilly: boolean;
  /** Whether it is so cold that the warmest coat is worn to any occasion. */
  isBitter: boolean;
  /** Whether a coat is worn over a blazer. */
  needsOvercoat: boolean;
};

/** Items that are worn only if the person asks for them by name. */
const neverUsed = 'other #swimwear #costume #underlayer';
/** Items for special occasions. They are not worn without one. */
const keptForOccasions = '#tuxedo #evening #indoor-only #sport-jersey';
/** Items that are worn without an occasion only if the person likes their style or the look asks for them. */
const keptForLooks =
  'crop-top #stiletto #sport-shorts style=formal&!tie style=sporty&!#waterproof #waterproof&@bottom joggers leggings'.split(
    ' ',
  );
/** Items that are too much for an ordinary day without a wish for a style. */
const dressy = '#lace @dress&#silk heels';

/** Items that speak so loudly that only a wish, a liked style or the occasion brings them in. */
const statement = ruleOf('#ripped @bottom&#patchwork');

/** The formality from which what its owner calls old stays at home. */
const oldBelow = 0.2;
/** In degrees Celsius: a blazer alone is warm enough from here if it is dry. */
const overcoatBelow = 12;
/** In degrees Celsius: no jacket is worn from here, but with evening dress. */
const sultryFrom = 28;

/** The formality, 0 to 1, of a dress code and of an occasion that decide before a wish for a style. */
const [strictFrom, formalFrom] = [0.7, 0.66];
/** The formality, 0 to 1, of evening dress. */
const eveningFrom = 0.9;

/** No evening dress is worn below this formality, 0 to 1. */
const fineFrom = 0.5;
/** From this formality, 0 to 1, a clutch is carried, and no everyday scarf is worn where people meet. */
const dressyFrom = 0.46;

const barelegged = ruleOf('@dress&#above-knee mini-skirt');
/** What goes with a suit that was asked for, also at a casual lunch. */
const withSuit = ruleOf(
  'shirt&style=business&!#short-sleeves shirt&style=formal oxfords loafers&style=business',
);
const everydayAbaya = ruleOf('#abaya&!#embroidery&!#evening');
/** Whether an item may be worn even where its kind is banned: an abaya for every day, a coat on the way to a workout. */
export const isRightAt = (item: TaggedItem, setting: Setting | undefined): boolean =>
  setting?.active ? setting.indoors === true && slotOf(item.category) === 'outerwear' : everydayAbaya(item);

export function itemRules(
  brief: Brief,
  likedStyles: readonly string[] = [],
  repeated: readonly string[] = [],
): ItemRules {
  const liked = likedStyles.map((style) => `style=${style.toLowerCase()}`);
  const [first, ...others] = brief.settings.flatMap(({ id }) => settingOf(id) ?? []);
  const comforts = new Set([
    ...brief.comforts.map(({ id }) => id),
    ...(first?.comforts.split(' ') ?? []),
    // What a stop on the way asks for gives way to a dress code, but not the bike that takes one there.
    ...others.flatMap(({ comforts: implied, active }) =>
      active || ((first?.formality ?? 0) >= smartFrom && implied !== 'bike') ? [] : implied.split(' '),
    ),
  ]);
  // On a hike, a shirt for the office is worse than bare arms.
  const isSoft = (id: string) => first?.active === true && id.startsWith('cover');
  const { soft = [], hard = [] } = Object.groupBy(comforts, (id) => (isSoft(id) ? 'soft' : 'hard'));
  const ofComfort = hard.flatMap((id) => comfortRules[id] ?? []);
  const softBans = soft.flatMap((id) => comfortRules[id]?.bans ?? []);
  const ofStyle = brief.styles.flatMap(({ id }) => styleRules[id] ?? []);
  const felt = feltWeather(brief);
  const degreesFelt = felt?.temperature ?? coatBelow;
  const isWet = felt?.rain === true || felt?.snow === true;
  const needsOvercoat = degreesFelt < overcoatBelow || isWet;
  const isOutdoors = first?.outdoors === true || comforts.has('bike');
  const at = { month: brief.month, isAtHome: isAtHome(brief.settings) };
  const ofWeather = weatherTests(felt, first && { ...first, outdoors: isOutdoors }, at);
  const refusedRules = (isWorn: boolean) =>
    brief.refusals.filter((each) => Boolean(each.isWorn) === isWorn).map(({ rule }) => rule);
  const isWorn = ruleOf(refusedRules(true).join(' '));
  const palette = brief.palette ? [`!color=${brief.palette.colors.join(',')}`] : [];
  const ofOthers = first?.active ? [] : others.filter(({ active }) => !active).map(({ bans }) => bans);
  const [main] = brief.settings;
  const isKeptForThis = ruleOf(main ? `#${purposeTag(main.id)}` : '');
  const needed = ofComfort.flatMap(({ prefers }) => prefers ?? []);
  const isNeeded = ruleOf(needed.join(' '));
  const isNeed = ruleOf(needed[0] ?? '');
  const isDressy = ruleOf(first || ofStyle.length ? '' : dressy);
  const degrees = brief.weather?.temperature ?? coatBelow;
  // A hat keeps off the sun and the cold.
  const isSunny = first?.indoors ? false : degrees > (first?.outdoors ? bareFrom : hotAbove);
  const ofLook = ofStyle.flatMap(({ prefers }) => prefers);
  const isOfLook = ruleOf(ofLook.join(' '));
  const isTypical = ruleOf(ofStyle.map(({ prefers }) => prefers[0]).join(' '));
  const isHat = ruleOf(isSunny ? '' : degrees < coldBelow ? 'hat&!#wool&!#knit-hat cap' : 'hat cap');
  const isKeptForLook = ruleOf(
    first ? '' : keptForLooks.filter((rule) => !liked.some((style) => rule.startsWith(style))).join(' '),
  );
  const formality = first?.formality ?? Math.max(0, ...ofStyle.map((style) => style.formality ?? 0));
  const isBannedHere = ruleOf(
    [
      neverUsed,
      first?.active || first?.outdoors ? '' : '#running&@bottom',
      degrees >= coldBelow ? '#itchy' : '',
      formality < tieFrom ? 'tie' : '',
      formality < dressyFrom ? '#clutch' : first?.attended ? 'scarf&style=casual&!#hijab' : '',
      first ? '' : keptForOccasions,
      (first?.formality ?? 0) < formalFrom ? '#borrowed' : '',
      (first?.formality ?? 1) < fineFrom ? 'maxi-dress&style=elegant maxi-dress&style=formal' : '',
      (first?.formality ?? oldBelow) < oldBelow ? '' : '#old',
      brief.weather ? '' : 'raincoat',
      first?.bans ?? '',
    ].join(' '),
  );
  const isBannedByStyle = ruleOf(ofStyle.map(({ bans }) => bans).join(' '));
  const isBannedByOthers = ruleOf([...ofOthers, ...softBans].join(' '));
  /** Whether another occasion of the day bans the item's color: white at a wedding, even if a dress code permits it. */
  const isInBannedColor = inColorsOf(ofOthers);
  const isOfCode = ruleOf(first?.code ? first.prefers.join(' ') : '');
  const isForSport = ruleOf(first?.active ? `${first.prefers.join(' ')} style=sporty&@outerwear` : '');
  /** Whether the occasion decides over the weather and the wish for a style: a hike, a funeral. */
  const isStrict = first !== undefined && (first.active || first.tact);
  const ofPlace = isStrict ? [] : (first?.prefers ?? []);
  const isOfPlace = ruleOf(first?.prefers.join(' ') ?? '');
  const isFormal = (first?.formality ?? 0) > (first?.code ? strictFrom : formalFrom);
  const jackets = first?.active || degrees >= hotAbove ? [] : ofStyle.map(({ jacket }) => jacket);
  return {
    bans: {
      refusal: ruleOf([...refusedRules(false), ...palette].join(' ')),
      comfort: ruleOf(ofComfort.flatMap(({ bans }) => bans ?? []).join(' ')),
      // Who runs in the snow runs in running shoes and a shell.
      weather: (item) =>
        ((isWet || isOutdoors) && item.tags.has('indoor-only')) ||
        // Also on the way to a warm room
        (degreesFelt < 0 && barelegged(item)) ||
        (degreesFelt < coatBelow && !first?.active && main?.id !== 'club' && item.category === 'tank-top') ||
        (ofWeather.bans(item) &&
          !(['shoes', 'outerwear'].includes(slotOf(item.category)) && isForSport(item))),
      tact: inColorsOf(first?.tact ? [first.bans] : []),
      // Who wants to look taller wears heels on any day.
      occasion: (item) =>
        (isBannedHere(item) ||
          (isDressy(item) && !isNeeded(item)) ||
          (isKeptForLook(item) && !isOfLook(item)) ||
          (isHat(item) && !isTypical(item))) &&
        !isKeptForThis(item) &&
        !isRightAt(item, first),
      // A dress code for an event permits what the event alone would not.
      others: (item) =>
        (statement(item) && !isOfLook(item) && !isOfPlace(item) && !liked.includes(`style=${item.style}`)) ||
        (isBannedByStyle(item) && !isNeed(item)) ||
        (isBannedByOthers(item) && !isKeptForThis(item) && (!isOfCode(item) || isInBannedColor(item))),
      repeated: (item) => repeated.includes(item.id) || isWorn(item),
    },
    prefers: [
      ...palettePrefers(brief).map(ruleOf),
      // Not the T-shirt that its owner keeps for running.
      ...(main?.id === 'run' && degreesFelt < coldBelow
        ? [ruleOf('style=sporty&@top&!#short-sleeves&!tank-top')]
        : []),
      isKeptForThis,
      ...needed.map(ruleOf),
      ...(first?.active && first.outdoors && felt?.rain
        ? [ruleOf('#waterproof&@bottom'), ruleOf('rain-boots #waterproof&@shoes #hiking&@shoes')]
        : []),
      ...(isStrict ? first.prefers : []).map(ruleOf),
      // A band's T-shirt comes before linen at a metal show, unless the heat bans it.
      ...(degrees > bareFrom && !isFormal ? [isTypical] : []),
      ...ofWeather.prefers,
      ...(brief.pieces.some(({ words }) => /\b(?:suit|kostym)/.test(words)) ? [withSuit] : []),
      ...(isFormal ? [...ofPlace, ...ofLook] : [...ofLook, ...ofPlace]).map(ruleOf),
    ],
    // Who runs in the cold wears the shell, not the coat.
    weather: [
      ...(first?.active ? [ruleOf('style=sporty&@outerwear')] : []),
      // A coat for the office does not go over gym clothes.
      ...(first?.active && first.indoors
        ? [ruleOf(`jacket denim-jacket ${degreesFelt < coldBelow ? 'puffer-jacket parka' : ''}`)]
        : []),
      ...ofWeather.prefers,
    ],
    kept: isKeptForThis,
    isFormal: formality >= tieFrom,
    isCasual: first !== undefined && formality < dressyFrom,
    isSolemn: first?.tact ?? false,
    outdoors: isOutdoors,
    look: ruleOf(isFormal ? '' : (ofStyle[0]?.prefers[0] ?? '')),
    need: isNeed,
    dressCode: first?.indoors || first?.attended ? first.prefers.map(ruleOf) : [],
    // Under a puffer jacket comes no blazer.
    roomLayer: ruleOf(
      needsRoomLayer(brief)
        ? 'blazer cardigan vest'
        : needsOvercoat && comforts.has('layers')
          ? `cardigan vest ${formality >= tieFrom ? 'blazer' : ''}`
          : '',
    ),
    needsCoat: isOutdoors || degreesFelt < coldBelow || isWet,
    isChilly: degreesFelt < coatBelow,
    isBitter: degreesFelt < hardFrost,
    needsOvercoat,
    // Who fears the heat takes no layer more.
    jacket: ruleOf(
      staysAiry(brief.comforts) || (degrees >= sultryFrom && (first?.formality ?? 0) < eveningFrom)
        ? ''
        : [first?.jacket ? 'blazer' : '', ...jackets].join(' '),
    ),
  };
}

/** Tests whether an item has a color that bans of occasions name on their own. */
const inColorsOf = (bans: readonly string[]) =>
  ruleOf(bans.flatMap((each) => each.match(/(?<!\S)color=\S+/g) ?? []).join(' '));

/** The rules of a brief without a wardrobe's history and likes, built once for all its pieces. */
export const rulesFor = remember((brief: Brief) => itemRules(brief), new WeakMap());

/** Similar colors, used if the person owns too little in a color. */
const neighbors: Readonly<Record<string, string>> = {
  black: 'navy,gray',
  navy: 'black,blue',
  gray: 'black,navy',
  white: 'beige',
  beige: 'white,brown',
  brown: 'beige',
};

/** The palette's colors as preferences, for when it has too few items for a whole outfit. */
const palettePrefers = ({ palette }: Brief): string[] =>
  palette
    ? [
        `color=${palette.colors.join(',')}`,
        ...palette.colors.flatMap((color) => (neighbors[color] ? `color=${neighbors[color]}` : [])),
      ]
    : [];
