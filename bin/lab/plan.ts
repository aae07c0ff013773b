import type { DayOccasion } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { DayWeather } from '#shared/contract/planning';
import { dayAfter } from '#shared/rules/days';
import { accessoriesFor } from '#shared/stylist/planning/accessories-for';
import { packTrip } from '#shared/stylist/planning/pack-trip';
import { planWeek } from '#shared/stylist/planning/plan-week';
import { repeatedPieces } from '#shared/stylist/planning/repeats';
import { factsOfDay, sayFaults, sayWhyNot } from '../../functions/planning/describe-day.ts';
import { demoPeople } from '../demo/wardrobes.ts';
import { blankItem } from './blank-item.ts';

/**
 * Prints a week plan and a packing list for each demo wardrobe and for a small one of six pieces, in four climates. The
 * output is meant to be judged by a person.
 */
const monday = '2026-11-23';
const week: readonly DayOccasion[] = ['work', 'gym', 'client meeting', 'work', 'dinner', 'party', 'everyday'];
const trip: readonly DayOccasion[] = [
  'travel',
  'sightseeing',
  'sightseeing',
  'dinner',
  'hike',
  'sightseeing',
  'travel',
];

const climates: Readonly<Record<string, (day: number) => DayWeather>> = {
  'Luleå in the snow': (day) => weather(-6 - (day % 3), -12, 'snow', 3),
  'Bergen in the rain': (day) => weather(8 + (day % 3), 5, 'rain', 6),
  'Paris in spring': (day) => weather(16 + (day % 4), 10, day === 2 ? 'drizzle' : 'cloudy', 3),
  'Seville in the heat': (day) => weather(30 + (day % 3), 21, 'clear', 2),
};

function weather(
  temperature: number,
  low: number,
  condition: NonNullable<DayWeather['condition']>,
  windSpeed: number,
): DayWeather {
  return { temperature, low, high: temperature + 2, condition, windSpeed, from: 'forecast' };
}

const image = { width: 3, height: 4, placeholder: '', hash: '' };

type Piece = Pick<ClothingItem, 'category' | 'color' | 'style'> & { description: string };
const poor: readonly Piece[] = [
  { category: 't-shirt', color: 'white', style: 'casual', description: 'Cotton t-shirt' },
  { category: 'sweater', color: 'navy', style: 'casual', description: 'Wool sweater' },
  { category: 'jeans', color: 'blue', style: 'casual', description: 'Straight jeans' },
  { category: 'chinos', color: 'beige', style: 'casual', description: 'Cotton chinos' },
  { category: 'sneakers', color: 'white', style: 'casual', description: 'Leather trainers' },
  { category: 'jacket', color: 'black', style: 'casual', description: 'Short jacket' },
];

/** Makes a stored item of a piece. Its description is used as its id. */
const itemOf = ({ category, color, style, description }: Piece): ClothingItem => ({
  ...blankItem,
  id: description,
  userId: 'person',
  imageUrl: '',
  category,
  color,
  style,
  brand: null,
  description,
  createdAt: '',
  image,
});

const named = (ids: Iterable<string>) => [...ids].join(' · ');
const at = ({ temperature, condition }: DayWeather) => `${temperature}° ${condition}`;

function printWeek(wardrobe: readonly ClothingItem[], climate: (day: number) => DayWeather) {
  const days = week.map((occasion, day) => ({
    date: dayAfter(monday, day),
    occasion,
    weather: climate(day),
    keep: null,
    avoid: [],
  }));
  const plans = planWeek(wardrobe, days);
  for (const [place, { brief, outfit }] of plans.entries()) {
    const day = days[place];
    if (!day) continue;
    const ids = outfit?.garments.map(({ id }) => id) ?? [];
    console.log(`  ${day.occasion.padEnd(15)} ${at(day.weather).padEnd(12)} ${named(ids) || 'nothing'}`);
    const notes = outfit
      ? sayFaults(factsOfDay(wardrobe, ids, day, brief, 'en'))
      : [sayWhyNot(wardrobe, 'en')];
    for (const note of notes) console.log(`  ${''.padEnd(28)} - ${note}`);
  }
  const repeats = repeatedPieces(plans.map(({ outfit }) => outfit?.garments.map(({ id }) => id) ?? []));
  console.log(
    `  worn again: ${[...repeats].map(([id, times]) => `${id} ×${times}`).join(', ') || 'nothing'}\n`,
  );
}

function printTrip(wardrobe: readonly ClothingItem[], climate: (day: number) => DayWeather) {
  const asked = trip.map((occasion, day) => ({
    date: dayAfter(monday, day),
    occasion,
    weather: climate(day),
  }));
  const { days, pieces, wears } = packTrip(wardrobe, asked);
  console.log(`  suitcase: ${[...pieces].map(([id, worksIn]) => `${id} (${worksIn})`).join(' · ')}`);
  console.log(`  a top is worn ${wears.fresh} times at most, a look ${wears.look}`);
  console.log(`  if there is room: ${named(accessoriesFor(wardrobe, asked)) || 'nothing'}`);
  for (const [place, { brief, look }] of days.entries()) {
    const day = asked[place];
    if (!day) continue;
    console.log(
      `  ${day.occasion.padEnd(15)} ${at(day.weather).padEnd(12)} ${named(look?.pieces ?? []) || 'nothing'}`,
    );
    const notes = look
      ? sayFaults(factsOfDay(wardrobe, look.pieces, day, brief, 'en'))
      : [sayWhyNot(wardrobe, 'en')];
    for (const note of notes) console.log(`  ${''.padEnd(28)} - ${note}`);
  }
  console.log('');
}

const people = [
  ...demoPeople.map(({ displayName, pieces }) => ({ name: displayName, pieces })),
  { name: 'Six pieces', pieces: poor },
];
for (const { name, pieces } of people)
  for (const [where, climate] of Object.entries(climates)) {
    const wardrobe = pieces.map(itemOf);
    console.log(`${name}: a week, ${where}`);
    printWeek(wardrobe, climate);
    console.log(`${name}: seven days, ${where}`);
    printTrip(wardrobe, climate);
  }
