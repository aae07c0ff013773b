import type { Wording } from '../english/wording.ts';
import { colorNoun, fabricName, styleName } from './pieces.ts';

export const distinctions: Wording['distinctions'] = {
  fabric: (fabric) => [`Det enda i ${fabricName(fabric)} i outfiten.`, `Bidrar med ${fabricName(fabric)}.`],
  style: (style, among) => [`Det enda i ${styleName(style)} bland plagg i ${styleName(among)}.`],
  lightest: ({ color }) => [`Det ljusaste i outfiten: ${colorNoun(color)}.`],
  darkest: ({ color }) => [`Det mörkaste i outfiten: ${colorNoun(color)}.`],
  lastWorn: (date) => [`Användes senast den ${day.format(date)}.`],
};

const day = new Intl.DateTimeFormat('sv', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
