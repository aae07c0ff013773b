import type { Brief } from '#shared/stylist/hearing/brief';
import { isAtHome, settingOf } from '#shared/stylist/hearing/words/settings';
import { isShortSleeved } from '#shared/stylist/ranking/hard-rules';
import { bareLegsFrom, coatBelow, hardFrost, hotAbove } from '#shared/stylist/ranking/temperatures';
import { carryTips, shoesOnTheWay, swapTip } from './carry-tips.ts';
import { type Facts, wornAt } from './facts.ts';
import { objectionsTo } from './objections.ts';
import type { Phraser } from './phraser.ts';
import type { Piece } from './piece.ts';
import { isSmart, needsTact } from './setting.ts';
import { wordingIn } from './wording-in.ts';

const mostTips = 2;

/** Up to two tips for these pieces and weather, the most useful first. */
export function tipsFor(facts: Facts, { offer }: Phraser): string[] {
  const onTheWay = isAtHome(facts.brief.settings) ? [] : shoesOnTheWay(facts);
  const topics = [
    onTheWay,
    ...weatherTips(facts),
    ...carryTips(facts, onTheWay),
    ...(needsTact(facts.brief) || isForSport(facts.brief) ? [] : [...wearingTips(facts), swapTip(facts)]),
  ];
  const tips: string[] = [];
  for (const ways of topics) {
    if (tips.length === mostTips) break;
    const tip = offer(...ways);
    if (tip) tips.push(tip);
  }
  return tips;
}

const isForSport = ({ settings: [first] }: Brief) => settingOf(first?.id ?? '')?.active ?? false;

/** Tips that depend on the weather. */
function weatherTips(facts: Facts): string[][] {
  const { brief, reasons, worn, request, language } = facts;
  const { tips } = wordingIn(language);
  const { rain = false, snow = false, temperature = null } = brief.weather ?? {};
  const isWet = rain || snow;
  const shoes = wornAt(facts, 'shoes');
  const suede = worn.filter(({ fabric }) => fabric === 'suede');
  const silk = worn.filter(({ fabric }) => fabric === 'silk' || fabric === 'satin');
  const low = request.weather?.low;
  const layer = reasons.weather.lacksLayer && low !== undefined ? layerFrom(facts) : undefined;
  const scarf = neckScarf(facts);
  const coat = wornAt(facts, 'outerwear');
  const isDry = reasons.weather.notes.some(
    ({ piece, note }) => piece === coat?.id && note === 'keeps the rain out',
  );
  const isHot = temperature !== null && temperature > hotAbove;
  const isCold = temperature !== null && temperature < coatBelow;
  return [
    layer && low !== undefined && !brief.settings.some(({ id }) => settingOf(id)?.active)
      ? tips.layer({ layer, low: Math.round(low) })
      : [],
    rain && !snow && !isDry && !isForSport(brief) && !comfortsOf(brief).includes('bike')
      ? tips.umbrella({ coat })
      : [],
    temperature !== null && (temperature < 0 || !isForSport(brief)) ? underLayer(facts, temperature) : [],
    isWet && suede.length ? tips.suede({ suede }) : [],
    rain && !snow && shoes?.fabric === 'leather' && waxed.includes(shoes.garment.category)
      ? tips.leather({ shoes })
      : [],
    rain && !snow && silk.length ? tips.silk({ silk }) : [],
    // A huge scarf does not go inside a collar.
    isCold && scarf && coat
      ? tips.warmScarf({ scarf, coat }).slice(Number(isBig.test([...scarf.garment.words].join(' '))))
      : [],
    isHot && !of(facts, 'tie') && !isCovered(facts) ? openCollar(facts) : [],
  ];
}

const isBig = /\b(?:huge|big|large|chunky|oversized?|stor|jätte\p{L}*)\b/u;

/** What to wear under a skirt in the cold, or under trousers in hard frost: many people do not list it as a piece. */
function underLayer(facts: Facts, temperature: number): string[] {
  const { tips } = wordingIn(facts.language);
  const skirt = of(facts, 'dress', 'midi-dress', 'skirt', 'mini-skirt');
  if (skirt && temperature < bareLegsFrom)
    return of(facts, 'tights') ? [] : tips[isSmart(facts.brief) ? 'fineTights' : 'tights']({ skirt });
  const legs = wornAt(facts, 'bottom');
  const isSport = isForSport(facts.brief);
  const isIndoors = settingOf(facts.brief.settings[0]?.id ?? '')?.indoors;
  const isWarmEnough = isSport && (isIndoors || legs?.garment.category === 'leggings');
  return legs && !isWarmEnough && temperature <= (isSport ? 0 : hardFrost) ? tips.longJohns({ legs }) : [];
}

/** A hijab is worn on the head. */
const neckScarf = ({ worn }: Facts) =>
  worn.find(({ garment, item }) => garment.category === 'scarf' && !item.tags.has('hijab'));

const waxed = ['boots', 'ankle-boots', 'loafers', 'oxfords'];

const of = ({ worn }: Pick<Facts, 'worn'>, ...categories: string[]) =>
  worn.find(({ garment }) => categories.includes(garment.category));

/** An owned layer for the evening to which there is no objection. */
const layerFrom = ({ others, brief, language }: Facts) =>
  others.find(
    ({ garment, item }) =>
      ['cardigan', 'blazer', 'jacket', 'denim-jacket', 'leather-jacket', 'trench-coat'].includes(
        garment.category,
      ) && objectionsTo(item, brief, language).length === 0,
  );

function openCollar(facts: Facts): string[] {
  const collar = of(facts, 'shirt', 'blouse', 'polo');
  return collar && !collar.garment.words.has('bow')
    ? wordingIn(facts.language).tips.openCollar({ collar })
    : [];
}

/** What the person and the occasion require of an outfit, by the ids of comforts. */
const comfortsOf = ({ comforts, settings: [first] }: Brief): string[] => [
  ...comforts.map(({ id }) => id),
  ...(first ? (settingOf(first.id)?.comforts.split(' ') ?? []) : []),
];

/** Whether skin is to be covered. */
const isCovered = ({ brief, worn }: Facts) =>
  comfortsOf(brief).some((id) => id.startsWith('cover')) ||
  brief.styles.some(({ id }) => id === 'modest') ||
  worn.some(({ item }) => item.tags.has('hijab'));

/** Whether a shirt is casual enough for rolled sleeves or a half tuck. */
const isOpenStyle = ({ item: { style } }: Piece) =>
  style !== 'business' && style !== 'formal' && style !== 'elegant';

/** The formality, 0 to 1, of an occasion where a T-shirt is not worn half tucked: a conference. */
const officialFrom = 0.6;

/** A top that is made to be worn over the waist. */
const isLong = /\b(?:tunic|hips?|longline|oversized|cropped)\b/;

const tucked = ['shirt', 'blouse'];
const waisted = ['trousers', 'chinos', 'jeans', 'skirt', 'mini-skirt', 'maxi-skirt', 'shorts'];

/** Tips about how pieces are worn together. */
function wearingTips(facts: Facts): string[][] {
  const { worn, brief, language } = facts;
  const { tips } = wordingIn(language);
  const { rain = false, snow = false, temperature = null } = brief.weather ?? {};
  const isCold = temperature !== null && temperature < coatBelow;
  const top = wornAt(facts, 'top');
  const bottom = wornAt(facts, 'bottom');
  const coat = wornAt(facts, 'outerwear');
  const shirt = of(facts, ...tucked);
  const waist = of(facts, ...waisted);
  const plainTee = of(facts, 't-shirt');
  const tee = plainTee?.item.tags.has('graphic') ? undefined : plainTee;
  const belt = of(facts, 'belt');
  const belted = worn.filter(
    ({ garment }) => garment.category !== 'belt' && /\bbelt(?:ed)?\b/.test([...garment.words].join(' ')),
  );
  const comforts = comfortsOf(brief);
  const isDressy = isSmart(brief);
  const isOfficial = (settingOf(brief.settings[0]?.id ?? '')?.formality ?? 0) >= officialFrom;
  const isLoose =
    comforts.includes('cover-belly') ||
    comforts.includes('loose') ||
    isLong.test([...((shirt ?? tee)?.garment.words ?? [])].join(' '));
  const tie = of(facts, 'tie');
  const rolls =
    shirt?.garment.category === 'shirt' &&
    !coat &&
    !tie &&
    !isCovered(facts) &&
    !isDressy &&
    isOpenStyle(shirt) &&
    shirt.item.tags.has('long-sleeves') &&
    (temperature === null || temperature >= 18);
  const ankle =
    bottom && ['jeans', 'chinos'].includes(bottom.garment.category) && !bottom.item.tags.has('loose')
      ? of(facts, 'sneakers', 'loafers')
      : undefined;
  const hood = of(facts, 'hoodie');
  const knit = of(facts, 'sweater', 'turtleneck', 'cardigan');
  const scarf = neckScarf(facts);
  const blazer = of(facts, 'blazer');
  const dress = wornAt(facts, 'dress');
  return [
    rolls ? tips.rolledSleeves({ shirt }) : [],
    // With a tie, a shirt is tucked in anyway.
    shirt && waist && !tie && !isLoose
      ? tips[
          blazer || isDressy || isOfficial || !isOpenStyle(shirt) || !isOpenStyle(waist)
            ? 'tuckedIn'
            : 'tuckedShirt'
        ]({ shirt, waist })
      : [],
    tee && waist && isOpenStyle(waist) && !isLoose && !isOfficial ? tips.tuckedTee({ tee, waist }) : [],
    belt && waist ? tips.beltInLoops({ belt, waist }) : [],
    belt && dress ? tips.beltOnDress({ belt, dress }) : [],
    ...belted.map((piece) => tips.ownBelt({ piece })),
    hood && coat && !coat.item.tags.has('hooded') && !rain && !snow ? tips.hood({ hood, coat }) : [],
    // Only a shirt with long sleeves has a cuff and a collar to show.
    blazer && top
      ? tips
          .blazer({ blazer, top })
          .slice(
            Number(blazer.item.tags.has('tuxedo')),
            shirt && !isShortSleeved(top.garment) ? undefined : 2,
          )
      : [],
    ankle && bottom && !isDressy && !rain && !snow && !brief.settings.some(({ id }) => id === 'cycle')
      ? tips.hem({ bottom, shoes: ankle })
      : [],
    scarf && coat && !isCold ? tips.looseScarf({ scarf, coat }) : [],
    dress && coat && !isCold && !rain && !snow && !brief.weather?.windy ? tips.openCoat({ coat, dress }) : [],
    knit && bottom && !coat && !isCold && !isCovered(facts) && !comforts.includes('warm')
      ? tips.knit({ knit, bottom })
      : [],
  ];
}
