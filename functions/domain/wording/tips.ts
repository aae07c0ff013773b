import { isOfMetal } from '#shared/ranker/oklch-color';
import { coatBelow, hotAbove } from '#shared/ranker/temperatures';
import { careTips, carryTips, plainTip } from './care-tips.ts';
import { type Facts, wornAt } from './facts.ts';
import { objectionsTo } from './objections.ts';
import type { Phraser } from './phraser.ts';
import { the, theKinds } from './piece.ts';
import { needsTact } from './setting.ts';

const mostTips = 3;

/** Up to three tips for these pieces in this weather, the most useful first; none that says nothing. */
export function tipsFor(facts: Facts, { offer }: Phraser): string[] {
  const topics = [
    ...weatherTips(facts),
    ...carryTips(facts),
    ...(needsTact(facts.brief) ? [] : wearingTips(facts)),
    ...careTips(facts),
  ];
  const tips: string[] = [];
  for (const ways of topics) {
    if (tips.length === mostTips) break;
    const tip = offer(...ways);
    if (tip) tips.push(tip);
  }
  const plain = tips.length ? null : offer(...plainTip(facts));
  return plain ? [plain] : tips;
}

/** Tips that the weather asks for. */
function weatherTips(facts: Facts): string[][] {
  const { brief, reasons, worn, request } = facts;
  const { rain = false, snow = false, temperature = null } = brief.weather ?? {};
  const isWet = rain || snow;
  const shoes = wornAt(facts, 'shoes');
  const suede = worn.filter(({ fabric }) => fabric === 'suede');
  const silk = worn.filter(({ fabric }) => fabric === 'silk' || fabric === 'satin');
  const low = request.weather?.low;
  const layer = reasons.weather.lacksLayer && low !== undefined ? layerFrom(facts) : undefined;
  const scarf = of(facts, 'scarf');
  const coat = wornAt(facts, 'outerwear');
  const isHot = temperature !== null && temperature > hotAbove;
  const isCold = temperature !== null && temperature < coatBelow;
  return [
    layer && low !== undefined
      ? [
          `It cools down to ${Math.round(low)} °C: take ${the(layer)} along.`,
          `Carry ${the(layer)} for the ${Math.round(low)} °C of the coldest hour.`,
        ]
      : [],
    isWet && suede.length
      ? [
          `Spray the suede of ${the(...suede)} before you go out.`,
          `Keep ${the(...suede)} off wet ground: suede stains.`,
        ]
      : [],
    isWet && shoes?.fabric === 'leather' && waxed.includes(shoes.garment.category)
      ? [
          `Wax the leather of ${the(shoes)} before the wet.`,
          `Dry ${the(shoes)} slowly afterwards, away from heat.`,
        ]
      : [],
    rain && !snow && silk.length
      ? [`Keep ${the(...silk)} dry: water leaves marks on ${silk[0]?.fabric}.`]
      : [],
    isCold && scarf && coat
      ? [
          `Wear ${the(scarf)} inside the collar of ${the(coat)}.`,
          `Wrap ${the(scarf)} once over ${the(coat)}.`,
        ]
      : [],
    isHot ? openCollar(facts) : [],
  ];
}

const waxed = ['boots', 'ankle-boots', 'loafers', 'oxfords'];

const of = ({ worn }: Pick<Facts, 'worn'>, ...categories: string[]) =>
  worn.find(({ garment }) => categories.includes(garment.category));

/** An owned layer for the evening that nothing speaks against. */
const layerFrom = ({ others, brief }: Facts) =>
  others.find(
    ({ garment, item }) =>
      ['cardigan', 'blazer', 'jacket', 'denim-jacket', 'leather-jacket', 'trench-coat'].includes(
        garment.category,
      ) && objectionsTo(item, brief).length === 0,
  );

function openCollar(facts: Facts): string[] {
  const collar = of(facts, 'shirt', 'blouse', 'polo');
  return collar ? [`Leave the top button of ${the(collar)} open in the heat.`] : [];
}

const tucked = ['shirt', 'blouse'];
const waisted = ['trousers', 'chinos', 'jeans', 'skirt', 'mini-skirt', 'maxi-skirt', 'shorts'];

/** Tips about how pieces are worn together. */
function wearingTips(facts: Facts): string[][] {
  const { worn, brief } = facts;
  const { rain = false, snow = false, temperature = null } = brief.weather ?? {};
  const isCold = temperature !== null && temperature < coatBelow;
  const top = wornAt(facts, 'top');
  const bottom = wornAt(facts, 'bottom');
  const coat = wornAt(facts, 'outerwear');
  const shirt = of(facts, ...tucked);
  const waist = of(facts, ...waisted);
  const belt = of(facts, 'belt');
  const belted = worn.filter(
    ({ garment }) => garment.category !== 'belt' && /\bbelt(?:ed)?\b/.test([...garment.words].join(' ')),
  );
  const isCovered = brief.comforts.some(({ id }) => id.startsWith('cover'));
  const rolls =
    shirt &&
    !coat &&
    !isCovered &&
    shirt.item.tags.has('long-sleeves') &&
    (temperature === null || temperature >= 18);
  const ankle =
    bottom && ['jeans', 'chinos'].includes(bottom.garment.category)
      ? of(facts, 'sneakers', 'loafers')
      : undefined;
  const hood = of(facts, 'hoodie');
  const knit = of(facts, 'sweater', 'turtleneck', 'cardigan');
  const jewelry = of(facts, 'jewelry');
  const scarf = of(facts, 'scarf');
  const blazer = of(facts, 'blazer');
  const tee = of(facts, 't-shirt', 'polo');
  const dress = wornAt(facts, 'dress');
  const metals = worn.filter(
    ({ garment }) => isOfMetal(garment.category) && garment.attributes.metal !== null,
  );
  return [
    rolls
      ? [
          `Roll the sleeves of ${the(shirt)} to below the elbow.`,
          `Turn back the cuffs of ${the(shirt)} twice${waist ? ` above ${the(waist)}` : ''}.`,
        ]
      : [],
    shirt && waist
      ? [
          `Tuck ${the(shirt)} into ${the(waist)} all the way.`,
          `Tuck in only the front of ${the(shirt)} above ${the(waist)}.`,
          `Let ${the(shirt)} fall a little over the waist of ${the(waist)}.`,
        ]
      : [],
    tee && waist
      ? [
          `Tuck the front of ${the(tee)} into ${the(waist)}.`,
          `Let ${the(tee)} end at the hip, over ${the(waist)}.`,
        ]
      : [],
    belt && waist ? [`Wear ${the(belt)} through the loops of ${the(waist)}.`] : [],
    belt && dress ? [`Close ${the(belt)} at the waist of ${the(dress)}.`] : [],
    ...belted.map((piece) => [
      `Tie the belt of ${the(piece)} at the waist.`,
      `Leave the belt of ${the(piece)} loose.`,
    ]),
    hood && coat ? [`Let the hood of ${the(hood)} fall over the collar of ${the(coat)}.`] : [],
    blazer && top
      ? [
          `Leave ${the(blazer)} open over ${the(top)}.`,
          `Let ${the(top)} show at the cuff and collar of ${the(blazer)}.`,
        ]
      : [],
    ankle && bottom && !rain && !snow
      ? [
          `Turn up the hem of ${the(bottom)} once above ${the(ankle)}.`,
          `Let the hem of ${the(bottom)} just touch ${the(ankle)}.`,
        ]
      : [],
    scarf && coat && !isCold
      ? [
          `Let ${the(scarf)} hang open over ${the(coat)}.`,
          `Loop ${the(scarf)} once, loosely, over ${the(coat)}.`,
        ]
      : [],
    jewelry && knit ? [`Wear ${the(jewelry)} over ${the(knit)}, not under it.`] : [],
    metals.length > 0 && metals.every(({ color }) => color === metals[0]?.color)
      ? [`Add no second metal to the ${metals[0]?.color} of ${theKinds(...metals)}.`]
      : [],
    dress && coat ? [`Leave ${the(coat)} open, so that ${the(dress)} shows.`] : [],
    knit && bottom && !isCold
      ? [
          `Push the sleeves of ${the(knit)} up a little.`,
          `Let ${the(knit)} fall straight over ${the(bottom)}.`,
        ]
      : [],
  ];
}
