import { capitalize } from '#shared/rules/capitalize';
import type { Wording } from '../english/wording.ts';
import type { ToldNote } from '../told-notes.ts';
import { the } from './pieces.ts';

const months = 'januari februari mars april maj juni juli augusti september oktober november december'.split(
  ' ',
);

/** A date in words: 'fredag 4 december'. */
const dateInWords = (date: string) =>
  new Date(date).toLocaleDateString('sv', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

const verbs: Record<ToldNote, string> = {
  'made for snow': 'klarar snön',
  'keeps the rain out': 'håller regnet ute',
  'keeps warm': 'håller dig varm',
  'cool in the heat': 'håller dig sval',
};

export const weather: Wording['weather'] = {
  joint: ' och ',
  snow: 'snö',
  rain: 'regn',
  wind: 'blåst',
  forecast: (place, date, said) =>
    `prognosen${place ? ` för ${place}` : ''}${date ? ` ${dateInWords(date)}` : ''} säger ungefär ${said}`,
  usual: (place, month, degrees) =>
    `${place ?? 'din ort'} brukar ligga på ungefär ${degrees}${month === null ? '' : ` i ${months[month - 1]}`}`,
  taken: (words, degrees) => `jag tolkade ”${words}” som ungefär ${degrees}`,
  said: (degrees) => `du sa ${degrees}`,
  report: (said) => `väderrapporten säger ${said}`,
  onlyToday: (date, said) => `för ${dateInWords(date)} har jag bara dagens rapport, ${said}`,
  answer: (note, pieces) => `${the(...pieces)} ${verbs[note]}`,
  againstCold: (coat) => `${the(coat)} är med mot kylan`,
  toTakeOff: (coat) => `${the(coat)} är lagret att ta av`,
  enough: (body) => `${the(...body)} räcker`,
  withoutCoat: (body) => `${the(...body)} klarar sig utan ytterplagg`,
  withSource: (source, answers) => {
    const answer = answers.join(' och ');
    return [`${capitalize(source)}: ${answer}.`, `${capitalize(answer)}: ${source}.`];
  },
  withPhrase: (phrase, answers) => {
    const answer = answers.join(' och ');
    return [`För ${phrase}: ${answer}.`, `Mot ${phrase}: ${answer}.`];
  },
};
