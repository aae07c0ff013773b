import { listen } from '#shared/listening/listen';
import type { WardrobeItem } from '#shared/ranker/garment';
import type { Weather } from '#shared/ranker/intent';
import { rankOutfits } from '#shared/ranker/rank';
import type { Reasons, Rule } from '#shared/ranker/rules';
import { factsOf } from '../functions/domain/wording/facts.ts';
import { presentOutfit } from '../functions/domain/wording/present-outfit.ts';
import { demoPeople } from './demo/wardrobes.ts';

/** Prints what the ranker would have the demo people wear on 24 days, and why, to be read as a stylist would. */
type Scenario = readonly [
  person: number,
  mood: string,
  occasion: string | null,
  weather: Weather,
  says: string,
];

const snow: Weather = { temperature: -6, low: -11, condition: 'snow' };
const frost: Weather = { temperature: 2, low: -2 };
const sleet: Weather = { temperature: 4, condition: 'rain', windSpeed: 8 };
const coolRain: Weather = { temperature: 11, condition: 'rain', windSpeed: 5 };
const mild: Weather = { temperature: 16, low: 10 };
const gusts: Weather = { temperature: 15, windSpeed: 13 };
const warm: Weather = { temperature: 21 };
const warmRain: Weather = { temperature: 20, condition: 'rain' };
const heat: Weather = { temperature: 29, high: 32 };

const scenarios: readonly Scenario[] = [
  [0, 'professional > client meeting', 'meeting', mild, 'mild'],
  [0, 'professional > job interview', 'interview', heat, 'heat'],
  [0, 'professional > office day', null, coolRain, 'cool rain'],
  [0, 'elegant > opera night', null, frost, 'frost'],
  [0, 'elegant > dinner party', 'date', warm, 'warm'],
  [0, 'romantic > wedding guest', 'wedding', warm, 'warm'],
  [0, 'romantic > wedding guest', 'wedding', snow, 'snow'],
  [0, 'casual > weekend errands', 'casual', sleet, 'sleet'],
  [0, 'minimalist > city walk', null, gusts, 'gusts'],
  [0, 'casual > coffee run', 'brunch', heat, 'heat'],
  [1, 'edgy > concert', 'concert', mild, 'mild'],
  [1, 'edgy > club night', 'party', warm, 'warm'],
  [1, 'sporty > morning run', null, frost, 'frost'],
  [1, 'sporty > gym session', null, heat, 'heat'],
  [1, 'sporty > hike', null, coolRain, 'cool rain'],
  [1, 'casual > day with friends', 'casual', snow, 'snow'],
  [1, 'professional > networking event', 'wedding', warm, 'warm'],
  [1, 'casual > movie night', 'travel', warmRain, 'warm rain'],
  [2, 'bohemian > beach day', 'beach', heat, 'heat'],
  [2, 'bohemian > music festival', 'concert', warmRain, 'warm rain'],
  [2, 'romantic > first date', 'date', mild, 'mild'],
  [2, 'bohemian > flea market', 'brunch', gusts, 'gusts'],
  [2, 'minimalist > museum visit', null, snow, 'snow'],
  [2, 'romantic > garden walk', 'wedding', heat, 'heat'],
];

const wardrobes = demoPeople.map(({ pieces }) =>
  pieces.map(
    ({ category, color, style, description }): WardrobeItem => ({
      id: description,
      category,
      color,
      style,
      brand: null,
      description,
    }),
  ),
);

/** The rules that did most, with what they found. */
function mainReasons(reasons: Reasons): string {
  return (Object.entries(reasons) as [Rule, Reasons[Rule]][])
    .sort(([, a], [, b]) => Math.abs(b.effect) - Math.abs(a.effect))
    .slice(0, 4)
    .map(
      ([rule, { score: _, effect, ...facts }]) =>
        `${rule} ${effect > 0 ? '+' : ''}${effect.toFixed(2)} ${factsIn(facts)}`,
    )
    .join('; ');
}

const factsIn = (facts: object) =>
  Object.entries(facts)
    .filter(([, fact]) => fact !== null && fact !== false && !(Array.isArray(fact) && fact.length === 0))
    .map(
      ([name, fact]) =>
        `${name}=${JSON.stringify(fact, (_, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value))}`,
    )
    .join(' ');

for (const [place, [person, mood, occasion, weather, says]] of scenarios.entries()) {
  const items = wardrobes[person] ?? [];
  const request = { prompt: 'Something for the day', mood, occasion };
  const brief = listen({ ...request, weather }, items);
  const [best] = rankOutfits(items, { ...request, weather, brief });
  if (!best) throw new Error(`Nothing to wear for ${mood}.`);
  const words = presentOutfit(factsOf({ ...request, weather: null, baseItemIds: [] }, brief, best, items));
  console.log(
    [
      `${place + 1}. ${demoPeople[person]?.displayName}: ${mood}${occasion ? `, ${occasion}` : ''}, ${says} ${weather.temperature} °C`,
      `   wears    ${best.garments.map(({ id, color }) => `${id} (${color})`).join(' · ')}`,
      `   because  ${mainReasons(best.reasons)}`,
      `   ${words.title}: ${words.description}`,
      `   ${words.reasoning} ${words.styleNotes}`,
      `   ${words.stylingTips.join(' ')}`,
      '',
    ].join('\n'),
  );
}
