import type { Garment } from './garment.ts';
import type { Intent } from './intent.ts';

/** What the weather does to a piece, or a piece against the weather. */
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
/** What it is worth tells a shortcoming from a nuance: from -0.35 down one should be told. */
type Note = readonly [note: WeatherNote, worth: number];
export type WeatherFit = { score: number; notes: readonly Note[] };

/** How far, in degrees, a piece may be from the weather it is made for before anybody minds. */
const tolerance = 8;
/** A coat is all there is against the cold, so that less is forgiven it. */
const toleranceOfCoat = 4;
const hot = 24;
const cold = 8;
/** Under a coat, and indoors, it is never colder than this. */
const underCoat = 8;
/** Socks do the rest. */
const onFeet = 0;

const kinds = (names: string) => new Set(names.split(' '));
const open = kinds('sandals flat-sandals flip-flops heeled-sandals espadrilles wedges mules slippers');
const thinSoled = kinds('flats heels pumps stilettos loafers slip-ons');
const closed = kinds('boots ankle-boots combat-boots tall-boots western-boots winter-boots rain-boots');
/** What goes under a coat, or instead of one on a mild day. */
const layers = kinds('blazer cardigan vest denim-jacket bomber kimono windbreaker');
const snowproof = kinds('boots combat-boots winter-boots tall-boots rain-boots');
const rainproof = kinds('raincoat trench parka windbreaker rain-boots umbrella');
const warmExtras = kinds('scarf gloves beanie tights');
const heavy = kinds('parka coat fur sweater turtleneck tall-boots winter-boots knit-dress boots');
const againstSun = kinds('sunglasses sun-hat');
const shady = kinds('sunglasses sun-hat hat fedora');
const caughtByWind = kinds('fedora sun-hat hat maxi-dress full-skirt kimono maxi-skirt');
const spoiledByRain = new Set(['suede', 'silk', 'satin', 'velvet', 'straw', 'fur']);
const lightCloth = new Set(['linen', 'cotton', 'silk', 'chiffon', 'lace', 'crochet', 'straw']);
const heavyCloth = new Set(['wool', 'leather', 'velvet', 'fleece', 'tweed', 'corduroy']);

/** How well a piece suits what it is like outside, -1.5 to 1, and why. */
export function fitWeather(garment: Garment, intent: Intent): WeatherFit {
  const kind = garment.attributes.kind ?? garment.category;
  const found: Note[] = [
    ...(intent.temperature === null ? [] : inTemperature(garment, kind, intent.temperature)),
    ...(intent.rain || intent.snow ? inTheWet(garment, kind, intent.rain) : []),
    ...(intent.snow && garment.slot === 'shoes' ? inSnow(kind) : []),
    ...(intent.windy && caughtByWind.has(kind) ? [['caught by the wind', -0.35] as const] : []),
    ...(isOutOfSeason(garment, intent.temperature) ? [['out of season', -0.4] as const] : []),
  ];
  const score = found.reduce((sum, [, worth]) => sum + worth, 0.8);
  return { score: Math.max(-1.5, Math.min(1, score)), notes: found };
}

function inTemperature({ attributes, slot, warmth }: Garment, kind: string, degrees: number): Note[] {
  const made = (cloths: ReadonlySet<string>) => attributes.fabrics.some((fabric) => cloths.has(fabric));
  const onBody = slot === 'top' || slot === 'bottom' || slot === 'dress' || slot === 'outerwear';
  const lived = Math.max(degrees, slot === 'outerwear' ? -20 : slot === 'shoes' ? onFeet : underCoat);
  const above = warmth === null ? 0 : lived - warmth - tolerance;
  const below = warmth === null ? 0 : warmth - lived - (slot === 'outerwear' ? toleranceOfCoat : tolerance);
  const notes: Note[] = [];
  const lenience = slot === 'shoes' ? 3 : 1;
  if (above > 0) notes.push(['too warm', -Math.min(1.4, above / 10 / lenience)]);
  if (below > 0) notes.push(['too cold', -Math.min(1.2, below / 10)]);
  if (degrees < cold && slot === 'outerwear' && layers.has(kind)) notes.push(['too cold', -0.6]);
  if (degrees < cold && open.has(kind)) notes.push(['too cold', -0.6]);
  if (degrees < 15 && made(new Set(['linen']))) notes.push(['too cold', -0.25]);
  if (degrees < cold && below <= 0 && (warmth ?? 99) <= cold + 1) notes.push(['keeps warm', 0.2]);
  if (degrees > hot && onBody && made(lightCloth)) notes.push(['cool in the heat', 0.15]);
  if (degrees > hot && shady.has(kind)) notes.push(['cool in the heat', 0.15]);
  if (degrees > hot && (heavy.has(kind) || (onBody && made(heavyCloth)))) notes.push(['too warm', -0.4]);
  if (degrees > 17 && warmExtras.has(kind)) notes.push(['too warm', -0.4]);
  if (degrees < 14 && againstSun.has(kind)) notes.push(['out of season', -0.35]);
  return notes;
}

function inTheWet({ attributes, slot, color }: Garment, kind: string, rain: boolean): Note[] {
  const has = (fabric: string) => attributes.fabrics.includes(fabric);
  if (rainproof.has(kind)) return rain ? [['keeps the rain out', 0.4]] : [];
  if (attributes.fabrics.some((fabric) => spoiledByRain.has(fabric)) || (has('linen') && color === 'white'))
    return [['spoiled by rain', -0.95]];
  if (slot === 'shoes' && (open.has(kind) || has('canvas'))) return [['soaked', -0.8]];
  if (slot === 'shoes' && thinSoled.has(kind)) return [['soaked', -0.25]];
  if (closed.has(kind)) return rain ? [['keeps the rain out', 0.2]] : [];
  if (slot === 'outerwear' && rain)
    return [['soaked', kind === 'leather-jacket' ? -0.1 : layers.has(kind) ? -0.45 : -0.3]];
  if (has('linen') || kind === 'maxi-dress') return [['soaked', -0.25]];
  return againstSun.has(kind) ? [['out of season', -0.4]] : [];
}

function inSnow(kind: string): Note[] {
  if (snowproof.has(kind)) return [['made for snow', 0.3]];
  if (closed.has(kind)) return [];
  return [['no good in snow', open.has(kind) ? -1.5 : -0.8]];
}

/** Whether its owner keeps it for other seasons than the one that a temperature belongs to. */
function isOutOfSeason({ seasons }: Garment, temperature: number | null): boolean {
  if (seasons.length === 0 || temperature === null) return false;
  return !seasonsOf(temperature).some((season) => seasons.includes(season));
}

function seasonsOf(degrees: number): readonly string[] {
  if (degrees < 6) return ['winter'];
  if (degrees < 13) return ['winter', 'autumn', 'spring'];
  return degrees < 20 ? ['spring', 'autumn', 'summer'] : ['summer'];
}
