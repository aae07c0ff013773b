import type { Garment } from '#shared/ranker/garment';
import type { RankedOutfit } from '#shared/ranker/rank';
import { coatBelow, hotAbove } from '#shared/ranker/temperatures';
import { seriousDrawback } from '#shared/ranker/weather-fit';
import type { Setting } from './builtin-setting.ts';
import { calmColors, isPlural, nounOf, type Phraser, subjectWithVerb } from './builtin-words.ts';
import { capitalize, enumerate } from './english.ts';

type Speech = (outfit: RankedOutfit, say: Phraser, setting: Setting | null) => string | null;

const find = ({ garments }: RankedOutfit, id: string | null | undefined): Garment | undefined =>
  garments.find((garment) => garment.id === id);

/** Why the outfit was chosen, in a fixed order of topics; drawbacks are stated honestly. */
export const reasoningOf = (outfit: RankedOutfit, setting: Setting | null, say: Phraser): string =>
  [color, statement, pair, formality, weather, caution, wishes, taste]
    .flatMap((speech) => speech(outfit, say, setting) ?? [])
    .join(' ');

const color: Speech = ({ garments, reasons }, say) => {
  const { scheme, accents } = reasons.color.harmony;
  const calm = calmColors(garments);
  const first = accents[0] ?? '';
  const both = enumerate(accents);
  switch (scheme) {
    case 'neutral':
      if (calm.length === 0) return 'The colors keep to themselves.';
      return calm.length > 1
        ? say('color', [
            `${capitalize(enumerate(calm))} stay among the neutrals, so every piece goes with every other.`,
            `No color competes here: ${enumerate(calm)} leave the cut and the cloth to be noticed.`,
            `${capitalize(enumerate(calm))} make a calm palette that looks considered rather than matched.`,
          ])
        : `${capitalize(calm[0] ?? '')} from head to toe draws one clean line.`;
    case 'tonal':
      return `Everything is ${first}, one tone from head to toe.`;
    case 'accent':
      if (calm.length === 0) return `${capitalize(first)} carries the look on its own.`;
      return say('color', [
        `${capitalize(first)} is the one color that speaks; ${enumerate(calm)} ${calm.length === 1 ? 'lets' : 'let'} it.`,
        `Against ${enumerate(calm)}, the ${first} gets all the attention.`,
        `A single note of ${first} lifts ${enumerate(calm)}.`,
      ]);
    case 'analogous':
      return say('color', [
        `${capitalize(both)} are neighbors on the color wheel and blend softly.`,
        `${capitalize(both)} sit side by side on the color wheel, so the change from one to the next is gentle.`,
      ]);
    case 'complementary':
      return `${capitalize(both)} face each other on the color wheel: a contrast that is meant.`;
    case 'clash':
      return `${capitalize(both)} are not the obvious choice together; wear them with confidence.`;
    default:
      return null;
  }
};

const statement: Speech = (outfit, say) => {
  const piece = find(outfit, outfit.reasons.statement.piece);
  if (!piece) return null;
  return say('statement', [
    `The pattern is left to the ${nounOf(piece)}; the rest stays plain.`,
    `${capitalize(subjectWithVerb(piece, 'does', 'do'))} the talking, and nothing else raises its voice.`,
  ]);
};

const pair: Speech = (outfit, say) => {
  const [one, other] = (outfit.reasons.affinity.pair ?? []).map((id) => find(outfit, id));
  if (!one || !other) return null;
  const names = `the ${nounOf(one)} and the ${nounOf(other)}`;
  return say('pair', [
    `${capitalize(names)} are a pairing that has always worked.`,
    `${capitalize(names)} belong together.`,
    `It starts with ${names}, which need no explaining.`,
  ]);
};

const formality: Speech = ({ reasons }, say, setting) => {
  const { level, wanted } = reasons.formality;
  const polish = level > 0.7 ? 'dressed up' : level > 0.45 ? 'smart but easy' : 'relaxed';
  if (wanted === null) return reasons.formality.score > 0.8 ? `Every piece is equally ${polish}.` : null;
  const goal = setting?.phrase ?? 'what you have in mind';
  if (Math.abs(level - wanted) < 0.2)
    return say('formality', [
      `It is ${polish}, which suits ${goal}.`,
      `For ${goal} it strikes the right note: ${polish}.`,
      `${capitalize(polish)}, and so just right for ${goal}.`,
    ]);
  return level < wanted
    ? `It is ${polish}: as close to ${goal} as your wardrobe comes.`
    : `It is ${polish}, a little more than needed for ${goal}, which is the better side to err on.`;
};

const weather: Speech = (outfit, say) => {
  const { degrees, notes } = outfit.reasons.weather;
  const coat = outfit.garments.find(({ slot }) => slot === 'outerwear');
  const withNote = (note: string) =>
    outfit.garments.filter(({ id }) => notes.some((each) => each.piece === id && each.note === note));
  const dry = withNote('keeps the rain out');
  if (dry.length)
    return `The ${enumerate(dry.map(nounOf))} ${dry.length > 1 || dry.some(isPlural) ? 'keep' : 'keeps'} the rain out.`;
  if (degrees === null) return null;
  if (degrees < coatBelow)
    return coat && notes.some(({ piece, worth }) => piece === coat.id && worth <= seriousDrawback)
      ? null
      : coat
        ? `${capitalize(subjectWithVerb(coat, 'keeps', 'keep'))} the cold out.`
        : 'Mind the cold: there is no coat in it.';
  const cool = withNote('cool in the heat').filter(({ slot }) => slot !== 'bag');
  if (degrees > hotAbove && cool.length)
    return say('heat', [
      `In the heat, ${subjectWithVerb(cool[0] as Garment, 'lets', 'let')} the air through.`,
      `${capitalize(subjectWithVerb(cool[0] as Garment, 'is', 'are'))} made for a day this warm.`,
    ]);
  return null;
};

const warnings: Readonly<Record<string, (garment: Garment) => string>> = {
  'spoiled by rain': (garment) => `keep the ${nounOf(garment)} out of the wet`,
  soaked: (garment) => `${subjectWithVerb(garment, 'is', 'are')} no match for a downpour`,
  'no good in snow': (garment) => `${subjectWithVerb(garment, 'wants', 'want')} cleared paths`,
  'too warm': (garment) => `${subjectWithVerb(garment, 'is', 'are')} warm for the day`,
  'too cold': (garment) => `${subjectWithVerb(garment, 'is', 'are')} light for the cold`,
  'caught by the wind': (garment) => `hold on to the ${nounOf(garment)} in the wind`,
};

/** The drawbacks that the wardrobe leaves no better choice for. */
const caution: Speech = (outfit, _, setting) => {
  const { weather, place } = outfit.reasons;
  const said = weather.notes.flatMap(({ piece, note, worth }) => {
    const garment = find(outfit, piece);
    return garment && worth <= seriousDrawback && Object.hasOwn(warnings, note)
      ? (warnings[note]?.(garment) ?? [])
      : [];
  });
  const strangers = outfit.garments.filter(({ id }) => place.outOfPlace.includes(id));
  return (
    [
      said.length ? `A word of caution: ${enumerate([...new Set(said)].slice(0, 2))}.` : null,
      weather.lacksLayer ? 'Take a layer for when it cools down.' : null,
      strangers.length
        ? `The ${enumerate(strangers.map(nounOf))} would not be the first choice for ${setting?.phrase ?? 'this'}, but your wardrobe has nothing closer.`
        : null,
    ]
      .filter(Boolean)
      .join(' ') || null
  );
};

const wishes: Speech = ({ reasons }) => {
  const { colors } = reasons.prompt;
  return colors.length ? `You asked for ${enumerate(colors)}, and here it is.` : null;
};

const taste: Speech = ({ garments, reasons }, say) => {
  const { favorites, skin } = reasons.preference;
  const face = garments.find(({ slot }) => slot === 'top' || slot === 'dress');
  return (
    [
      favorites.length
        ? `${capitalize(enumerate(favorites))} ${favorites.length > 1 ? 'are' : 'is'} among your favorites.`
        : null,
      skin === 'flattering' && face?.oklch
        ? `${capitalize(face.oklch.name)} by the face sets off your complexion.`
        : null,
      reasons.rating.leaning === 'liked' ? 'It builds on combinations you have liked.' : null,
      reasons.freshness.lately.length === 0
        ? null
        : say('lately', [
            'Some of it you have worn lately, in other company.',
            'A piece or two you wore lately come back in new company.',
          ]),
    ]
      .filter(Boolean)
      .join(' ') || null
  );
};
