import { hotAbove } from '#shared/ranker/temperatures';
import { type Facts, wornAt } from './facts.ts';
import { objectionsTo } from './objections.ts';
import { agree, isMain, type Piece, the } from './piece.ts';

/** Below this, in degrees Celsius, hands and neck want cover. */
const bitterBelow = 5;

/** What to take along besides what is worn. */
export function carryTips(facts: Facts): string[][] {
  const { brief } = facts;
  const { temperature = null, rain = false, snow = false } = brief.weather ?? {};
  const degrees = temperature === null ? '' : `${Math.round(temperature)} °C`;
  const shoes = wornAt(facts, 'shoes');
  const isHot = temperature !== null && temperature > hotAbove && !rain;
  const isBitter = temperature !== null && temperature < bitterBelow;
  const flats =
    shoes?.garment.category === 'heels' ? owned(facts, 'flats', 'loafers', 'sneakers') : undefined;
  const isSport = brief.settings.some(({ id }) => ['run', 'yoga', 'gym', 'ball-sport'].includes(id));
  const shade = isHot && !isSport ? owned(facts, 'sunglasses', 'hat', 'cap') : undefined;
  const cover = isBitter ? owned(facts, 'scarf', 'gloves', 'hat') : undefined;
  const bag = wornAt(facts, 'bag') ? undefined : owned(facts, 'bag', 'tote', 'backpack');
  return [
    flats && shoes
      ? [
          `Take ${the(flats)} along for when ${the(shoes)} ${agree([shoes], 'is', 'are')} too much.`,
          `If you walk far, carry ${the(shoes)} and wear ${the(flats)} on the way.`,
        ]
      : [],
    shade
      ? [
          `Take ${the(shade)} along against the sun at ${degrees}.`,
          `Put on ${the(shade)} when you sit in the sun.`,
        ]
      : [],
    cover
      ? [
          `Take ${the(cover)} along: ${degrees} is cold for neck and hands.`,
          `Add ${the(cover)} outdoors at ${degrees}.`,
        ]
      : [],
    bag && !isSport
      ? [`If you have much to carry, take ${the(bag)} along.`, `For keys and phone take ${the(bag)} along.`]
      : [],
    snow && shoes?.fabric !== 'suede'
      ? [`Knock the snow off ${shoes ? the(shoes) : 'your shoes'} before you go in.`]
      : [],
  ];
}

/** The first owned piece of some categories that nothing speaks against. */
const owned = ({ others, brief }: Facts, ...categories: string[]): Piece | undefined =>
  categories
    .flatMap((category) => others.filter(({ garment }) => garment.category === category))
    .find(({ item }) => objectionsTo(item, brief).length === 0);

type Care = Readonly<Record<string, (name: string) => string[]>>;
const careOfClothes: Care = {
  linen: (name) => [
    `Iron ${name} last: linen creases on the hanger.`,
    `Let ${name} crease a little, as linen does.`,
  ],
  silk: (name) => [`Steam ${name} rather than iron the silk.`],
  satin: (name) => [`Steam ${name} rather than iron the satin.`],
  wool: (name) => [
    `Air ${name} afterwards instead of washing the wool.`,
    `Brush ${name} before you leave: wool gathers lint.`,
  ],
  cashmere: (name) => [
    `Keep bag straps off ${name}: cashmere pills.`,
    `Air ${name} afterwards instead of washing the cashmere.`,
  ],
  merino: (name) => [`Air ${name} afterwards instead of washing the merino.`],
  corduroy: (name) => [`Brush ${name} along the ribs of the corduroy.`],
  lace: (name) => [`Mind rings and bracelets with ${name}: lace catches.`],
  denim: (name) => [`Wash ${name} inside out: denim fades.`],
  velvet: (name) => [`Steam ${name} from the inside: velvet marks.`],
  crepe: (name) => [`Hang ${name} up in steam: crepe smooths itself.`],
};
const careOfAnything: Care = {
  suede: (name) => [`Brush ${name} in one direction before you go.`],
  leather: (name) => [`Wipe ${name} with a dry cloth before you leave.`],
};

/** How to treat the fabrics of the outfit, each told of one piece. */
export const careTips = ({ worn }: Pick<Facts, 'worn'>): string[][] =>
  Map.groupBy(worn, ({ fabric }) => fabric)
    .values()
    .map((pieces) => pieces.map(careOf).find((ways) => ways.length > 0) ?? [])
    .toArray();

/** What holds for any outfit: said only where nothing else is. */
export function plainTip({ worn }: Pick<Facts, 'worn'>): string[] {
  const main = worn.filter(isMain);
  return main[0]
    ? [
        `Look at ${the(...main.slice(0, 2))} in daylight before you go.`,
        `Lay out ${the(...main)} the evening before.`,
        ...(main.length > 1 ? [`Try ${the(...main)} on together before the day.`] : []),
      ]
    : [];
}

function careOf(piece: Piece): string[] {
  const isOfClothes = isMain(piece) && piece.garment.slot !== 'shoes';
  const fabric = piece.fabric ?? '';
  const tell = careOfAnything[fabric] ?? (isOfClothes ? careOfClothes[fabric] : undefined);
  return tell?.(the(piece)) ?? [];
}
