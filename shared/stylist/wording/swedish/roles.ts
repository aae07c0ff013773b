import { capitalize } from '#shared/rules/capitalize';
import type { Wording } from '../english/wording.ts';
import { patterns } from './materials.ts';
import {
  agree,
  bare,
  colorNoun,
  colorNouns,
  fabricName,
  nounOf,
  styleName,
  the,
  theColor,
  theKinds,
} from './pieces.ts';

export const roles: Wording['roles'] = {
  names: (sentence, { garment: { category } }) => sentence.includes(nounOf(category).definite),
  named: (piece) => `${capitalize(bare(piece))}.`,
  closest: (words) => [`Det som är närmast ”${words}”.`],
  asked: (words) => [`Du nämnde ”${words}”.`, `”${words}”, som du nämnde.`],
  chosen: (piece) => [`Ditt val: ${the(piece)}.`, `Du valde ${the(piece)}.`],
  askedColor: ({ color }) => [`Tillför ${colorNoun(color)}, som du nämnde.`],
  weather(note, degrees, piece) {
    const at = degrees === null ? '' : ` i ${degrees} °C`;
    switch (note) {
      case 'keeps the rain out':
        return [`Håller regnet ute${at}.`, `För regnet${at}.`];
      case 'made for snow':
        return [`För snön${at}.`];
      case 'keeps warm':
        return [
          `Håller dig varm${at}.`,
          `${capitalize(agree([piece], 'tillräckligt varm', 'tillräckligt varmt', 'tillräckligt varma'))}${at}.`,
        ];
      case 'cool in the heat':
        return [`Håller sig ${agree([piece], 'sval', 'svalt', 'svala')}${at}.`];
      default:
        return [];
    }
  },
  pattern: (pattern) => [
    `Det ${patterns[pattern]?.plural ?? `”${pattern}”`} i outfiten.`,
    `Står för det enda starka mönstret: ${patterns[pattern]?.ett ?? `”${pattern}”`}.`,
  ],
  accent: ({ color }, calm) => [
    `${capitalize(theColor(color))} bredvid ${colorNouns(calm)}.`,
    `Lägger ${colorNoun(color)} till ${colorNouns(calm)}.`,
  ],
  knownPair: (other) => [`Känt för att gå ihop med ${the(other)}.`, `Går fint ihop med ${the(other)}.`],
  sameFabric: ({ fabric }, other) => [`${capitalize(fabricName(fabric))}, precis som ${the(other)}.`],
  sameColor: ({ color }, other) => [
    `Delar ${theColor(color)} med ${theKinds(other)}.`,
    `I samma färg som ${the(other)}.`,
  ],
  inPlace: (phrase, other) => [`Rätt för ${phrase}, precis som ${the(other)}.`],
  contrast: ({ color }, other) => [
    `${capitalize(colorNoun(color))} mot ${theColor(other.color)} i ${theKinds(other)}.`,
    `Sätter ${colorNoun(color)} bredvid ${the(other)}.`,
  ],
  sameStyle: (style, other) => [`I ${styleName(style)}, precis som ${the(other)}.`],
  wornWith: (other) => [`Bärs med ${the(other)}.`, `Utvalt till ${the(other)}.`],
  between: (one, other) => [`Knyter an till ${the(one)} och ${the(other)}.`],
  carriedWith: (shoes) => [`Bärs till ${the(shoes)}.`],
};
