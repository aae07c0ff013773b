import { colors } from '../catalog.ts';
import { wordsOf } from './garment.ts';
import { lookUp } from './look-up.ts';

/** What an outfit is wanted for, as far as words tell. */
export type Intent = {
  /** 0 (gym) to 1 (black tie); null when nothing was said of it. */
  formality: number | null;
  /** Which styles suit, 0 to 1; a style that is not named is neither wanted nor unwanted. */
  styles: Readonly<Record<string, number>>;
  /** Degrees Celsius; null when nothing is known. */
  temperature: number | null;
  rain: boolean;
  /** The words of the prompt. */
  words: ReadonlySet<string>;
  /** The colours that the prompt asks for. */
  colors: readonly string[];
};

type Hint = { formality: number; styles: readonly string[] };

const byMood: Record<string, Hint> = {
  casual: { formality: 0.25, styles: ['casual'] },
  sporty: { formality: 0.1, styles: ['sporty', 'casual'] },
  elegant: { formality: 0.8, styles: ['elegant', 'formal'] },
  professional: { formality: 0.75, styles: ['business', 'formal', 'elegant'] },
  romantic: { formality: 0.6, styles: ['elegant', 'vintage', 'bohemian'] },
  edgy: { formality: 0.35, styles: ['streetwear', 'vintage'] },
  bohemian: { formality: 0.35, styles: ['bohemian', 'vintage'] },
  minimalist: { formality: 0.5, styles: ['casual', 'business', 'elegant'] },
};

const byOccasion: Record<string, Hint> = {
  wedding: { formality: 0.9, styles: ['elegant', 'formal'] },
  interview: { formality: 0.8, styles: ['business', 'formal'] },
  date: { formality: 0.6, styles: ['elegant', 'vintage', 'casual'] },
  beach: { formality: 0.1, styles: ['casual', 'bohemian'] },
  concert: { formality: 0.3, styles: ['streetwear', 'casual', 'vintage'] },
  brunch: { formality: 0.4, styles: ['casual', 'elegant', 'bohemian'] },
  travel: { formality: 0.25, styles: ['casual', 'sporty'] },
  party: { formality: 0.65, styles: ['elegant', 'streetwear'] },
  meeting: { formality: 0.75, styles: ['business', 'formal'] },
  casual: { formality: 0.25, styles: ['casual'] },
};

/** The kinds of prompt that are understood by their words, each with what it asks for. */
const byWords: readonly (Hint & { words: readonly string[] })[] = [
  {
    words: ['business', 'office', 'work', 'meeting', 'interview', 'presentation', 'client', 'professional'],
    formality: 0.75,
    styles: ['business', 'formal'],
  },
  {
    words: ['formal', 'wedding', 'gala', 'opera', 'ceremony', 'elegant', 'evening', 'cocktail'],
    formality: 0.9,
    styles: ['elegant', 'formal'],
  },
  {
    words: ['gym', 'run', 'running', 'sport', 'sporty', 'athletic', 'yoga', 'hike', 'workout', 'training'],
    formality: 0.05,
    styles: ['sporty'],
  },
  {
    words: ['date', 'romantic', 'dinner', 'anniversary', 'restaurant'],
    formality: 0.6,
    styles: ['elegant', 'vintage'],
  },
  {
    words: ['street', 'streetwear', 'urban', 'concert', 'club', 'skate', 'edgy'],
    formality: 0.25,
    styles: ['streetwear'],
  },
  {
    words: [
      'casual',
      'relaxed',
      'weekend',
      'errand',
      'coffee',
      'cosy',
      'cozy',
      'comfortable',
      'home',
      'lazy',
    ],
    formality: 0.25,
    styles: ['casual'],
  },
];

const temperatures: readonly { words: readonly string[]; degrees: number }[] = [
  { words: ['snow', 'snowy', 'freezing', 'ski'], degrees: -4 },
  { words: ['winter', 'cold', 'frosty', 'icy'], degrees: 2 },
  { words: ['autumn', 'fall', 'chilly', 'windy'], degrees: 10 },
  { words: ['spring', 'mild'], degrees: 15 },
  { words: ['summer', 'hot', 'heat', 'beach', 'sunny', 'tropical'], degrees: 27 },
];

/** Reads a wish; a mood may carry a sub-occasion, as in 'elegant > gallery opening'. */
export function readIntent(wish: { prompt: string; mood: string | null; occasion: string | null }): Intent {
  const words = wordsOf(wish.prompt);
  const said = wordsOf(`${wish.prompt} ${wish.mood ?? ''} ${wish.occasion ?? ''}`);
  const anyOf = (some: readonly string[]) => some.some((word) => said.has(word));
  const mood = lookUp(byMood, wish.mood?.split('>')[0]?.trim().toLowerCase() ?? '');
  const occasion = lookUp(byOccasion, wish.occasion?.toLowerCase() ?? '');
  const hints: Hint[] = [
    ...(mood ? [mood] : []),
    ...(occasion ? [occasion] : []),
    ...byWords.filter((kind) => anyOf(kind.words)),
  ];
  return {
    formality: hints.length ? hints.reduce((sum, hint) => sum + hint.formality, 0) / hints.length : null,
    styles: Object.fromEntries(
      hints.flatMap((hint) => hint.styles.map((style, place) => [style, 1 - place * 0.2])).reverse(),
    ),
    temperature: temperatures.find((season) => anyOf(season.words))?.degrees ?? null,
    rain: anyOf(['rain', 'rainy', 'drizzle', 'wet', 'storm']),
    words,
    colors: colors.filter((color) => words.has(color)),
  };
}
