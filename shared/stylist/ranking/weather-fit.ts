import { roomTemperature } from '../hearing/words/weather-rules.ts';
import type { Garment } from './garment.ts';
import type { Intent } from './intent.ts';
import { coldBelow, hotAbove } from './temperatures.ts';
import { warmthShiftOf } from './words/item-words.ts';

/** How an item suits the weather ('too warm'), or what the weather does to it ('spoiled by rain'). */
export type WeatherNote =
  | 'too warm'
  | 'too cold'
  | 'spoiled by rain'
  | 'soaked'
  | 'keeps the rain out'
  | 'no good in snow'
  | 'made for snow'
  | 'keeps warm'
  | 'cool in the heat'
  | 'caught by the wind'
  | 'out of season';
/** A note and the amount that it adds to the item's score. A note with a negative amount is a drawback. */
type Note = readonly [note: WeatherNote, worth: number];
/** The score goes from -1.5 (wrong for the weather) to 1 (made for it). */
export type WeatherFit = { score: number; notes: readonly Note[] };

/** The stylist mentions a drawback if its amount is at or below this. */
export const seriousDrawback = -0.35;

/** By how many degrees the temperature may differ from the one that an item is made for, without a cost. */
const tolerance = 8;
/** The same limit for outerwear. It is smaller, because outerwear is the only protection from the cold. */
const toleranceOfOuterwear = 4;
/** Items under a coat are rated as if it were never colder than this, because they are worn indoors, too. */
const underCoat = 8;
/** Shoes are rated as if it were never colder than this, because warm socks help. */
const inShoes = 0;
/** A fabric that shifts an item's warmth by `lightFrom` degrees or more is light, by `heavyFrom` or less heavy. */
const lightFrom = 2;
const heavyFrom = -4;

const kinds = (names: string) => new Set(names.split(' '));
const openShoes = kinds('sandals flat-sandals flip-flops heeled-sandals espadrilles wedges mules slippers');
const thinSoled = kinds('flats heels pumps stilettos loafers slip-ons');
const closedShoes = kinds('boots ankle-boots combat-boots tall-boots western-boots winter-boots rain-boots');
/** Outerwear for mild days, or to wear under a coat. */
const lightLayers = kinds('blazer cardigan vest denim-jacket bomber kimono windbreaker');
const snowproof = kinds('boots combat-boots winter-boots tall-boots rain-boots');
const rainproof = kinds('raincoat trench parka windbreaker rain-boots umbrella');
/** Words of a description, in English and Swedish, that say that a piece is waterproof. */
const againstWater = 'waterproof gore vattentät vattentäta vattenavvisande'.split(' ');
const warmExtras = kinds('scarf gloves beanie tights');
const heavyKinds = kinds('parka coat fur sweater turtleneck tall-boots winter-boots knit-dress');
const againstSun = kinds('sunglasses sun-hat');
const givesShade = kinds('sunglasses sun-hat hat fedora');
const caughtByWind = kinds('fedora sun-hat hat maxi-dress full-skirt kimono maxi-skirt');
const spoiledByRain = new Set(['suede', 'silk', 'satin', 'velvet', 'straw', 'fur']);

/** Returns how well an item suits the weather of an intent, and why. The score is 0.8 if the weather is unknown. */
export function fitWeather(garment: Garment, intent: Intent): WeatherFit {
  const kind = garment.attributes.kind ?? garment.category;
  const inRoom = intent.indoors && !isOver(garment);
  const temperature =
    inRoom && intent.temperature !== null ? roomTemperature(intent.temperature) : intent.temperature;
  const notes: Note[] = [
    ...(temperature === null ? [] : temperatureNotes(garment, kind, temperature)),
    ...((intent.rain || intent.snow) && !inRoom && garment.category !== 'tie'
      ? wetNotes(garment, kind, intent.rain)
      : []),
    ...(intent.snow && garment.slot === 'shoes' ? snowNotes(kind) : []),
    ...(intent.windy && caughtByWind.has(kind) ? [['caught by the wind', -0.35] as const] : []),
    ...(isOutOfSeason(garment, temperature) ? [['out of season', -0.4] as const] : []),
  ];
  const score = notes.reduce((sum, [, worth]) => sum + worth, 0.8);
  return { score: Math.max(-1.5, Math.min(1, score)), notes };
}

/** Whether a piece has to suit the way to an occasion indoors, too. */
const isOver = ({ slot, category }: Garment) =>
  (slot === 'outerwear' && category !== 'blazer') || slot === 'shoes' || slot === 'accessory';

function temperatureNotes(
  { attributes, slot, tags, warmth }: Garment,
  kind: string,
  degrees: number,
): Note[] {
  const shifts = attributes.fabrics.map((fabric) => warmthShiftOf.get(fabric) ?? 0);
  const isLight = shifts.some((shift) => shift >= lightFrom) && !tags.has('lined');
  const isHeavy = shifts.some((shift) => shift <= heavyFrom);
  const onBody = slot === 'top' || slot === 'bottom' || slot === 'dress' || slot === 'outerwear';
  const lowest = slot === 'outerwear' ? -20 : slot === 'shoes' ? inShoes : underCoat;
  const worn = Math.max(degrees, lowest);
  const above = warmth === null ? 0 : worn - warmth - tolerance;
  const below =
    warmth === null ? 0 : warmth - worn - (slot === 'outerwear' ? toleranceOfOuterwear : tolerance);
  const notes: Note[] = [];
  const lenience = slot === 'shoes' ? 3 : 1;
  if (above > 0) notes.push(['too warm', -Math.min(1.4, above / 10 / lenience)]);
  if (below > 0) notes.push(['too cold', -Math.min(1.2, below / 10)]);
  if (degrees < coldBelow && slot === 'outerwear' && lightLayers.has(kind)) notes.push(['too cold', -0.6]);
  if (degrees < coldBelow && openShoes.has(kind)) notes.push(['too cold', -0.6]);
  if (degrees < 15 && attributes.fabrics.includes('linen')) notes.push(['too cold', -0.25]);
  if (degrees < coldBelow && below <= 0 && (warmth ?? 99) <= coldBelow + 1) notes.push(['keeps warm', 0.2]);
  if (degrees > hotAbove && onBody && isLight) notes.push(['cool in the heat', 0.15]);
  if (degrees > hotAbove && givesShade.has(kind)) notes.push(['cool in the heat', 0.15]);
  if (degrees > hotAbove && (heavyKinds.has(kind) || (onBody && isHeavy))) notes.push(['too warm', -0.4]);
  if (degrees > 17 && warmExtras.has(kind)) notes.push(['too warm', -0.4]);
  if (degrees < 14 && againstSun.has(kind)) notes.push(['out of season', -0.35]);
  return notes;
}

function wetNotes(
  { attributes, slot, category, color, words }: Garment,
  kind: string,
  rain: boolean,
): Note[] {
  const has = (fabric: string) => attributes.fabrics.includes(fabric);
  const isProof = (slot === 'outerwear' || slot === 'shoes') && againstWater.some((word) => words.has(word));
  // A down jacket soaks, although it is cut like a parka.
  const isShell = rainproof.has(kind) && category !== 'puffer-jacket';
  if (isProof || isShell) return rain ? [['keeps the rain out', 0.4]] : [];
  if (attributes.fabrics.some((fabric) => spoiledByRain.has(fabric)) || (has('linen') && color === 'white'))
    return [['spoiled by rain', -0.95]];
  if (slot === 'shoes' && (openShoes.has(kind) || has('canvas'))) return [['soaked', -0.8]];
  if (slot === 'shoes' && thinSoled.has(kind)) return [['soaked', -0.25]];
  if (closedShoes.has(kind)) return rain ? [['keeps the rain out', 0.2]] : [];
  if (slot === 'outerwear' && rain)
    return [['soaked', kind === 'leather-jacket' ? -0.1 : lightLayers.has(kind) ? -0.45 : -0.3]];
  if (has('linen') || kind === 'maxi-dress') return [['soaked', -0.25]];
  return againstSun.has(kind) ? [['out of season', -0.4]] : [];
}

function snowNotes(kind: string): Note[] {
  if (snowproof.has(kind)) return [['made for snow', 0.3]];
  if (closedShoes.has(kind)) return [];
  return [['no good in snow', openShoes.has(kind) ? -1.5 : -0.8]];
}

/** Whether the owner has marked the item for specific seasons, and none of them suits this temperature. */
function isOutOfSeason({ seasons }: Garment, temperature: number | null): boolean {
  if (seasons.length === 0 || temperature === null) return false;
  return !seasonsOf(temperature).some((season) => seasons.includes(season));
}

function seasonsOf(degrees: number): readonly string[] {
  if (degrees < 6) return ['winter'];
  if (degrees < 13) return ['winter', 'autumn', 'spring'];
  return degrees < 20 ? ['spring', 'autumn', 'summer'] : ['summer'];
}
