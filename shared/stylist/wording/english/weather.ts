import { capitalize } from '#shared/rules/capitalize';
import type { Piece } from '../piece.ts';
import type { ToldNote } from '../told-notes.ts';
import { agree, the } from './pieces.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A date in full, 'Friday, December 4'. Outfits are also read on later days, when 'tomorrow' would be wrong. */
const dateInWords = (date: string) =>
  new Date(date).toLocaleDateString('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

const verbs: Record<ToldNote, readonly [one: string, many: string]> = {
  'made for snow': ['can take the snow', 'can take the snow'],
  'keeps the rain out': ['keeps the rain out', 'keep the rain out'],
  'keeps warm': ['keeps you warm', 'keep you warm'],
  'cool in the heat': ['keeps you cool', 'keep you cool'],
};

/** Sentences about the weather and its source, and about the pieces that are worn because of it. */
export const weather = {
  joint: ' and ',
  snow: 'snow',
  rain: 'rain',
  wind: 'wind',
  forecast: (place: string | null, date: string | null, said: string) => {
    const where = [place ? `for ${place}` : '', date ? `on ${dateInWords(date)},` : ''];
    return `the forecast ${where.filter(Boolean).join(' ')} says about ${said}`;
  },
  usual: (place: string | null, month: number | null, degrees: string) =>
    `${place ?? 'your town'}${month === null ? '' : ` in ${months[month - 1]}`} usually reaches about ${degrees}`,
  taken: (words: string, degrees: string) => `I took “${words}” as about ${degrees}`,
  said: (degrees: string) => `you said ${degrees}`,
  report: (said: string) => `the weather report says ${said}`,
  onlyToday: (date: string, said: string) => `for ${dateInWords(date)}, I only have today’s report, ${said}`,
  /**
   * What the pieces do in the weather: 'the beige trench coat keeps the rain out'. Null if there is no verb for this
   * note.
   */
  answer: (note: ToldNote, pieces: readonly Piece[]) => `${the(...pieces)} ${agree(pieces, ...verbs[note])}`,
  againstCold: (coat: Piece) => `${the(coat)} ${agree([coat], 'is', 'are')} there against the cold`,
  toTakeOff: (coat: Piece) => `${the(coat)} ${agree([coat], 'is', 'are')} the layer to take off`,
  enough: (body: readonly Piece[]) => `${the(...body)} ${agree(body, 'is', 'are')} enough`,
  withoutCoat: (body: readonly Piece[]) => `${the(...body)} will do without a coat`,
  withSource: (source: string, answers: readonly string[]) => {
    const answer = answers.join(' and ');
    return [`${capitalize(source)}: ${answer}.`, `${capitalize(answer)}: ${source}.`];
  },
  withPhrase: (phrase: string, answers: readonly string[]) => {
    const answer = answers.join(' and ');
    return [`For ${phrase}: ${answer}.`, `Against ${phrase}, ${answer}.`];
  },
};
