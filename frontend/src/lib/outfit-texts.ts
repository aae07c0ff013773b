import type { Outfit } from '#shared/contract/outfits';
import type { Weather } from '#shared/contract/weather';
import { catalogName, moodName } from './catalog-name.ts';
import { relativeTime } from './relative-time.ts';
import { t } from './t.ts';

/** Joins texts into sentences. Repeated texts are left out, and a missing full stop is added. */
const sentences = (...texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** The stylist's reasons for an outfit, followed by the style notes. Empty if there are neither. */
export const takeOf = ({ reasoning, styleNotes }: Pick<Outfit, 'reasoning' | 'styleNotes'>) =>
  sentences(reasoning, styleNotes);

type Analyzed = Pick<Outfit, 'styleNotes'> & {
  aiAnalysis: Pick<Outfit['aiAnalysis'], 'colorHarmony' | 'styleAnalysis' | 'styleContext'>;
};

/** What the stylist says about colors and style. A style analysis that repeats the style notes is left out. */
export function analysisOf({ styleNotes, aiAnalysis }: Analyzed) {
  const { colorHarmony, styleAnalysis, styleContext } = aiAnalysis;
  const isSaid = styleAnalysis === styleNotes && Boolean(colorHarmony || styleContext);
  return sentences(colorHarmony, isSaid ? '' : styleAnalysis, styleContext);
}

export const moodText = (mood: string) => t('Mood: {mood}', { mood: moodName(mood) });

export const weatherText = ({ temperature, description }: Pick<Weather, 'temperature' | 'description'>) =>
  t('{degrees}° and {sky}', {
    degrees: Math.round(temperature),
    sky: catalogName(description).toLowerCase(),
  });

type Made = Pick<Outfit, 'createdAt' | 'mood' | 'occasion'> & Partial<Pick<Outfit, 'weatherData'>>;

/** When and for what an outfit was made, in one line. */
export const occasionOf = ({ createdAt, mood, occasion, weatherData }: Made) =>
  [
    relativeTime(createdAt),
    mood && moodText(mood),
    occasion && catalogName(occasion),
    weatherData && weatherText(weatherData),
  ]
    .filter(Boolean)
    .join(' · ');
