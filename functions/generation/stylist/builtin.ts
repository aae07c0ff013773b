import type { Garment } from '#shared/ranker/garment';
import type { RankedOutfit } from '#shared/ranker/rank';
import type { Brief, Composition } from './brief.ts';
import { capitalize, enumerate, nameOf, spoken, withArticle } from './words.ts';

/** The stylist that needs no model: the ranker's best outfit, presented in words made of the ranker's reasons. */
export async function builtinStylist({ request, shortlist }: Brief): Promise<Composition> {
  const [best] = shortlist;
  if (!best) throw new Error('There is no outfit to present.');
  const { garments } = best;
  const setting = settingOf(request);
  return {
    itemIds: garments.map(({ id }) => id),
    itemReasons: Object.fromEntries(garments.map((garment) => [garment.id, roleOf(garment, best)])),
    title: titleOf(best, setting),
    description: `${capitalize(enumerate(garments.map(nameOf)))}.`,
    reasoning: [colorSentence(best), formalitySentence(best, setting), weatherSentence(best)]
      .filter(Boolean)
      .join(' '),
    styleNotes: styleSentence(best),
    occasion: request.occasion ?? setting ?? 'everyday',
    stylingTips: tipsFor(garments),
    colorHarmony: harmonyNames[best.reasons.color.harmony.scheme],
    styleAnalysis: styleSentence(best),
    styleContext: setting ? `Put together for ${setting}.` : 'Put together for an ordinary day.',
  };
}

const harmonyNames: Record<RankedOutfit['reasons']['color']['harmony']['scheme'], string> = {
  neutral: 'Neutral palette',
  tonal: 'Tone on tone',
  accent: 'One accent on neutrals',
  analogous: 'Neighbouring colours',
  complementary: 'Complementary contrast',
  clash: 'Bold contrast',
  unknown: 'Open palette',
};

/** 'a wedding', 'an interview', 'a casual day'; null when nothing was said of it. */
const settingOf = ({ mood, occasion }: Brief['request']) => {
  const [category = '', subOccasion] = (mood ?? '').split('>').map((part) => part.trim());
  if (subOccasion) return withArticle(subOccasion);
  if (occasion && occasion !== 'casual') return withArticle(occasion);
  return category ? withArticle(`${category} day`) : null;
};

function titleOf({ reasons }: RankedOutfit, setting: string | null) {
  const { scheme, accents } = reasons.color.harmony;
  const [first = '', second = ''] = accents.map(capitalize);
  const palette = {
    neutral: 'Quiet Neutrals',
    tonal: `All in ${first}`,
    accent: `A Touch of ${first}`,
    analogous: `${first} into ${second}`,
    complementary: `${first} Meets ${second}`,
    clash: `${first} and ${second}, on Purpose`,
    unknown: 'An Easy Choice',
  }[scheme];
  return setting ? `${palette} for ${setting}` : palette;
}

function colorSentence({ garments, reasons }: RankedOutfit) {
  const { scheme, accents } = reasons.color.harmony;
  const calm = spoken(garments.map(({ color }) => color).filter((color) => !accents.includes(color)));
  switch (scheme) {
    case 'neutral':
      return `${capitalize(enumerate(calm))} stay among the neutrals, so every piece goes with every other.`;
    case 'tonal':
      return `Everything is ${accents[0]}, one tone from head to toe.`;
    case 'accent':
      return calm.length
        ? `${capitalize(accents[0] ?? '')} is the one colour that speaks; ${enumerate(calm)} let${calm.length === 1 ? 's' : ''} it.`
        : `${capitalize(accents[0] ?? '')} carries the look on its own.`;
    case 'analogous':
      return `${capitalize(enumerate(accents))} are neighbours on the colour wheel and blend softly.`;
    case 'complementary':
      return `${capitalize(enumerate(accents))} face each other on the colour wheel: a contrast that is meant.`;
    case 'clash':
      return `${capitalize(enumerate(accents))} are an unusual pair, worn with confidence.`;
    default:
      return '';
  }
}

function formalitySentence({ reasons }: RankedOutfit, setting: string | null) {
  const { level, wanted } = reasons.formality;
  const polish = level > 0.7 ? 'dressed up' : level > 0.45 ? 'smart but easy' : 'relaxed';
  if (wanted === null) return `The pieces are equally ${polish}.`;
  const fits = Math.abs(level - wanted) < 0.2;
  const goal = setting ?? 'what you have in mind';
  return fits
    ? `It is ${polish}, as ${goal} asks for.`
    : `It is ${polish}: the closest to ${goal} that this wardrobe allows.`;
}

function weatherSentence({ garments, reasons }: RankedOutfit) {
  const { degrees } = reasons.weather;
  if (degrees === null) return '';
  const coat = garments.find(({ slot }) => slot === 'outerwear');
  if (degrees < 12)
    return coat ? `The ${nameOf(coat)} keeps the cold out.` : 'Mind the cold: there is no coat in it.';
  return degrees > 22 ? 'Nothing in it is too warm for the heat.' : '';
}

function styleSentence({ reasons }: RankedOutfit) {
  const { shared, wanted } = reasons.style;
  if (shared && wanted.includes(shared)) return `${capitalize(withArticle(shared))} look, as you wished.`;
  return shared
    ? `${capitalize(withArticle(shared))} look at heart.`
    : 'A mix of styles that meet in the middle.';
}

function roleOf(garment: Garment, { reasons }: RankedOutfit): string {
  if (reasons.prompt.named.some((word) => garment.words.has(word))) return 'You asked for it by name.';
  if (reasons.color.harmony.accents.length === 1 && garment.color === reasons.color.harmony.accents[0])
    return 'Brings the colour.';
  const roles: Record<Garment['slot'], string> = {
    top: 'Sets the tone.',
    bottom: 'Grounds the look.',
    dress: 'The whole look in one piece.',
    outerwear: 'The layer that finishes it.',
    shoes: 'Matches how dressed up the rest is.',
    bag: 'Carries what you need and the palette too.',
    accessory: 'The small detail that makes it yours.',
    other: 'Completes it.',
  };
  return roles[garment.slot];
}

function tipsFor(garments: readonly Garment[]): string[] {
  const has = (...categories: string[]) => garments.some(({ category }) => categories.includes(category));
  const tips = [
    has('shirt', 'blouse') &&
      has('trousers', 'chinos', 'jeans', 'skirt') &&
      'Tuck the front in and let the back fall.',
    has('blazer', 'coat', 'trench-coat') && 'Push the sleeves up a little to take the stiffness out.',
    has('jeans', 'chinos') &&
      has('loafers', 'oxfords', 'sneakers') &&
      'Turn the hem up once to show the ankle.',
    has('dress', 'midi-dress', 'maxi-dress') && 'A belt at the waist gives it shape.',
    has('sweater', 'turtleneck') && 'Keep jewellery small: the knit is texture enough.',
    has('sneakers') && 'Clean laces make the difference.',
    has('scarf') && 'Let the scarf hang open rather than knotted.',
  ];
  return [...tips.filter((tip) => tip !== false), 'Wear one thing less than you think you need.'].slice(0, 3);
}
