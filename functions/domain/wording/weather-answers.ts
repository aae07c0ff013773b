import { coatBelow, hotAbove } from '#shared/ranker/temperatures';
import { seriousDrawback, type WeatherNote } from '#shared/ranker/weather-fit';
import { capitalize } from './english.ts';
import { type Facts, wornAt } from './facts.ts';
import { agree, type Piece, the } from './piece.ts';
import { sourceOf, weatherPhrase } from './weather.ts';

/** Degrees Celsius from which on an outfit without outerwear needs no comment. */
const coatFrom = 16;

/** Alternative sentences that tell the weather with its source, and which pieces are worn because of it. */
export function weatherWays(facts: Facts): string[] {
  const { brief, request } = facts;
  const phrase = weatherPhrase(brief.weather);
  const answers = answersTo(facts);
  if (!phrase || answers.length === 0) return [];
  const source = sourceOf(brief, request.weather);
  const answer = answers.slice(0, 2).join(' and ');
  return source
    ? [`${capitalize(source)}: ${answer}.`, `${capitalize(answer)}: ${source}.`]
    : [`For ${phrase}: ${answer}.`, `Against ${phrase}, ${answer}.`];
}

const verbs: Partial<Record<WeatherNote, readonly [one: string, many: string]>> = {
  'made for snow': ['can take the snow', 'can take the snow'],
  'keeps the rain out': ['keeps the rain out', 'keep the rain out'],
  'keeps warm': ['keeps you warm', 'keep you warm'],
  'cool in the heat': ['keeps you cool', 'keep you cool'],
};

/** What pieces do in the weather: 'the beige trench coat keeps the rain out'. */
function answersTo(facts: Facts): string[] {
  const { worn, reasons, brief } = facts;
  const withNote = (note: WeatherNote): Piece[] =>
    worn.filter(
      ({ id, garment }) =>
        garment.slot !== 'bag' &&
        reasons.weather.notes.some((each) => each.piece === id && each.note === note),
    );
  const named = new Set<string>();
  const noted = (Object.entries(verbs) as [WeatherNote, readonly [string, string]][]).flatMap(
    ([note, verb]) => {
      const pieces = withNote(note).filter(({ id }) => !named.has(id) && !hasDrawback(facts, id));
      for (const { id } of pieces) named.add(id);
      return pieces.length ? [`${the(...pieces)} ${agree(pieces, ...verb)}`] : [];
    },
  );
  if (noted.length) return noted;
  const temperature = brief.weather?.temperature ?? null;
  const coat = wornAt(facts, 'outerwear');
  if (temperature === null) return [];
  if (coat && !hasDrawback(facts, coat.id))
    return [
      temperature < coatBelow
        ? `${the(coat)} ${agree([coat], 'is', 'are')} there against the cold`
        : `${the(coat)} ${agree([coat], 'is', 'are')} the layer to take off`,
    ];
  const body = worn.filter(
    ({ garment: { slot, id } }) => ['top', 'dress', 'bottom'].includes(slot) && !hasDrawback(facts, id),
  );
  if (coat || body.length === 0 || temperature < coatFrom) return [];
  return [
    temperature > hotAbove
      ? `${the(...body)} ${agree(body, 'is', 'are')} enough`
      : `${the(...body)} will do without a coat`,
  ];
}

const hasDrawback = ({ reasons }: Pick<Facts, 'reasons'>, id: string) =>
  reasons.weather.notes.some(({ piece, worth }) => piece === id && worth <= seriousDrawback);
