import { chipsOf } from '#shared/stylist/hearing/chips';
import { listen } from '#shared/stylist/hearing/listen';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import type { Weather } from '#shared/stylist/ranking/intent';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import type { Reasons, Rule } from '#shared/stylist/ranking/rules';
import { factsOf } from '../../shared/stylist/wording/facts.ts';
import { presentOutfit } from '../../shared/stylist/wording/present-outfit.ts';
import { demoPeople } from '../demo/wardrobes.ts';

/**
 * Prints the ranker's outfits for the demo people on 60 days, with the reasons. The output is meant to be judged by a
 * person.
 */
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

/** Requests in people's own words, without a chosen mood or occasion. */
const inWords: readonly (readonly [person: number, prompt: string, weather: Weather | null])[] = [
  [0, 'No heels, I broke my ankle', mild],
  [0, "My grandmother's funeral is on Friday", coolRain],
  [0, 'Something for work, please nothing black', mild],
  [0, 'dinner with my parents-in-law, smart but not stiff', warm],
  [0, 'office first, then straight to the theatre', frost],
  [0, "it's a wedding, I'm only a guest", warm],
  [0, 'cycling in, presenting at ten', mild],
  [0, 'old money, please', mild],
  [0, 'tone on tone in beige', warm],
  [0, 'eight months pregnant and a baby shower', warm],
  [0, 'January in Luleå, sightseeing', null],
  [0, '35 degrees and meetings all day', null],
  [1, 'gym at five, drinks at seven', mild],
  [1, 'all black everything', mild],
  [1, '90s grunge', coolRain],
  [1, 'helping a friend move house', warm],
  [1, 'skate park with the boys', warm],
  [1, 'not casual for once: a gallery opening', mild],
  [1, 'hot date in November', null],
  [1, 'dog walk in the pouring rain', null],
  [2, 'music festival, no black', heat],
  [2, 'my skin itches from wool', frost],
  [2, 'black, with one pop of red', mild],
  [2, 'Parisian, flat shoes', mild],
  [0, 'Bygg något kring den svarta kavajen, jag har en jobblunch', mild],
  [1, 'Fjällvandring i helgen, det ska blåsa', null],
  [2, 'inget svart tack, vi ska på midsommarfest', warm],
  [0, 'Vorstellungsgespräch bei einer Bank', mild],
  [1, 'Ich möchte die schwarze Hose anziehen, aber keine Turnschuhe', mild],
  [2, 'Wir gehen ins Museum, ich friere immer', frost],
  [0, 'Un dîner chic, mais sans talons', warm],
  [1, 'un concert de rock ce soir', mild],
  [2, 'mariage champêtre en juillet', null],
  [0, 'Voy a una boda de noche', warm],
  [1, 'Voy a correr por el parque', mild],
  [2, 'algo cómodo para viajar en avión', mild],
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

/** Returns the rules with the greatest effect, with what they found. */
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

const all = [
  ...scenarios.map(([person, mood, occasion, weather, says]) => ({
    person,
    request: { prompt: '', mood, occasion },
    weather,
    asked: `${mood}${occasion ? `, ${occasion}` : ''}, ${says} ${weather.temperature} °C`,
  })),
  ...inWords.map(([person, prompt, weather]) => ({
    person,
    request: { prompt, mood: null, occasion: null },
    weather,
    asked: `"${prompt}"${weather ? `, ${weather.temperature} °C` : ''}`,
  })),
];

for (const [place, { person, request, weather, asked }] of all.entries()) {
  const items = wardrobes[person] ?? [];
  const brief = listen({ ...request, weather }, items);
  const [best] = rankOutfits(items, { ...request, weather, brief });
  if (!best) throw new Error(`Nothing to wear for ${asked}.`);
  const inEnglish = { ...request, weather: null, baseItemIds: [], language: 'en' as const };
  const words = presentOutfit(factsOf(inEnglish, brief, best, items));
  console.log(
    [
      `${place + 1}. ${demoPeople[person]?.displayName}: ${asked}`,
      `   heard    ${
        chipsOf(brief)
          .map(({ label }) => label)
          .join(' · ') || 'nothing'
      }`,
      `   wears    ${best.garments.map(({ id, color }) => `${id} (${color})`).join(' · ')}`,
      `   because  ${mainReasons(best.reasons)}`,
      `   ${words.title}: ${words.description}`,
      `   ${words.reasoning} ${words.styleNotes}`,
      `   ${words.stylingTips.join(' ')}`,
      '',
    ].join('\n'),
  );
}
