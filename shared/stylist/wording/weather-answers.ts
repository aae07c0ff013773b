import { staysAiry } from '#shared/stylist/hearing/words/comfort-rules';
import { bareFrom, coatBelow, coldBelow, hotAbove } from '#shared/stylist/ranking/temperatures';
import { seriousDrawback, type WeatherNote } from '#shared/stylist/ranking/weather-fit';
import { type Facts, wornAt } from './facts.ts';
import type { Piece } from './piece.ts';
import { sourceOf, weatherPhrase } from './weather.ts';
import { wordingIn } from './wording-in.ts';

/** The weather notes that the stylist mentions, the most important first. */
const toldNotes = [
  'made for snow',
  'keeps the rain out',
  'keeps warm',
  'cool in the heat',
] as const satisfies readonly WeatherNote[];

/** In degrees Celsius. From this temperature on, an outfit without outerwear needs no comment. */
const coatFrom = 18;

/** Alternative sentences that name the weather with its source, and the pieces that are worn because of it. */
export function weatherWays(facts: Facts): string[] {
  const { brief, request, language } = facts;
  const { withSource, withPhrase } = wordingIn(language).weather;
  const phrase = weatherPhrase(brief.weather, language);
  const answers = answersTo(facts).slice(0, 2);
  // The warmth of a room is only assumed.
  const isRoom = brief.weather?.from === 'prompt' && brief.weather.words === '';
  if (!phrase || isRoom || answers.length === 0) return [];
  const source = sourceOf(brief, request.weather, language);
  // Today's report stands on the screen, and need not be named.
  const isKnown = brief.weather?.from === 'card' && (brief.day?.isToday ?? true);
  return [
    ...(source ? withSource({ source, answers }) : []),
    ...(isKnown || !source ? withPhrase({ phrase, answers }) : []),
  ];
}

const warming: ReadonlySet<string> = new Set(['top', 'dress', 'outerwear']);

/** In degrees Celsius: below it, a layer stays on. */
const chillyBelow = 16;
/** In degrees Celsius, for which a coat is made: a shell or a raincoat only keeps out wind and rain. */
const warmCoat = 10;
/** Whether a piece of outerwear is warm enough for the cold. */
export const isWarm = ({ category, warmth }: Piece['garment']) =>
  !/^(?:blazer|trench-coat)$/.test(category) && warmth !== null && warmth <= warmCoat;

/** Whether shoes are known to keep water out: boots of an unknown material may not. */
const isTight = ({ category, attributes: { fabrics } }: Piece['garment'], { tags }: Piece['item']) =>
  category === 'rain-boots' || fabrics.includes('leather') || tags.has('waterproof');

/** What the pieces do in the weather, for example 'the beige trench coat keeps the rain out'. */
function answersTo(facts: Facts): string[] {
  const { worn, reasons, brief, language } = facts;
  const { inWeather, weather: words } = wordingIn(language);
  const temperature = brief.weather?.temperature ?? null;
  const coat = wornAt(facts, 'outerwear');
  const isCold = temperature !== null && temperature < coatBelow;
  const isHardlyWarm = (slot: string, { tags }: Piece['item']) =>
    (slot === 'shoes' && !tags.has('warm') && !tags.has('lined')) ||
    (isCold && slot !== 'shoes' && tags.has('thin'));
  const withNote = (note: WeatherNote): Piece[] =>
    worn.filter(
      ({ id, garment, item }) =>
        garment.slot !== 'bag' &&
        !(note === 'cool in the heat' && garment.slot === 'accessory') &&
        !item.tags.has('hijab') &&
        !(note === 'keeps the rain out' && garment.slot === 'shoes' && !isTight(garment, item)) &&
        !(note === 'keeps warm' && (staysAiry(brief.comforts) || isHardlyWarm(garment.slot, item))) &&
        ((note === 'keeps warm' && isCold && id === coat?.id && isWarm(garment)) ||
          reasons.weather.notes.some((each) => each.piece === id && each.note === note)),
    );
  const named = new Set<string>();
  const noted = toldNotes.flatMap((note) => {
    const pieces = withNote(note).filter(({ id }) => !named.has(id) && !hasDrawback(facts, id));
    // If only accessories, shoes or trousers are warm, the coat is named with them, because it is what keeps the cold out.
    const lacksCore = note === 'keeps warm' && pieces.every(({ garment: { slot } }) => !warming.has(slot));
    // A rain cape is not warm.
    const told = !lacksCore ? pieces : coat && isWarm(coat.garment) && pieces.length ? [coat, ...pieces] : [];
    for (const { id } of told) named.add(id);
    return told.length ? inWeather[note]({ pieces: told }) : [];
  });
  if (noted.length) return noted;
  if (temperature === null) return [];
  // In the cold, a blazer is part of an outfit for a warm room.
  const isCool = isCold || temperature < (brief.weather?.windy ? bareFrom : chillyBelow);
  if (coat?.garment.category === 'blazer' && (isCool || brief.settings[0]?.id === 'black-tie')) return [];
  if (coat && !hasDrawback(facts, coat.id)) {
    const isCold = temperature < (isWarm(coat.garment) ? coatBelow : coldBelow);
    return [words[isCold ? 'againstCold' : isCool ? 'againstChill' : 'toTakeOff']({ coat })];
  }
  const body = worn.filter(({ garment: { slot } }) => ['top', 'dress', 'bottom'].includes(slot));
  if (body.some(({ id }) => hasDrawback(facts, id))) return [];
  // The weather of another place is told in any case.
  const isHere = brief.weather?.from === 'card' || brief.weather?.from === 'prompt';
  if (coat || body.length === 0 || (temperature < coatFrom && isHere)) return [];
  return [temperature > hotAbove ? words.enough({ body }) : words.withoutCoat({ body })];
}

const hasDrawback = ({ reasons }: Pick<Facts, 'reasons'>, id: string) =>
  reasons.weather.notes.some(({ piece, worth }) => piece === id && worth <= seriousDrawback);
