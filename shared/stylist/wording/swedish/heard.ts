import { capitalize } from '#shared/rules/capitalize';
import type { Wording } from '../english/wording.ts';
import type { Piece } from '../piece.ts';
import { dressCodes } from './dress-codes.ts';
import { colorNouns, The, the } from './pieces.ts';
import { lookOf } from './styles.ts';

const completion = (rest: readonly Piece[]) => (rest.length ? `; ${the(...rest)} gör outfiten komplett` : '');

export const heard: Wording['heard'] = {
  dressCodes,
  named: (named, rest) => [
    `Du bad om ${the(...named)}${completion(rest)}.`,
    `${The(...named)}, precis som du bad om${completion(rest)}.`,
  ],
  chosen: (chosen, rest) => [
    `Du valde ${the(...chosen)}${completion(rest)}.`,
    `Allt utgår från ${the(...chosen)}, som du valde${completion(rest)}.`,
  ],
  instead: (chosen, former) => [`Du valde ${the(...chosen)} i stället för ${former}.`],
  found: (words, pieces) => [
    `För ”${words}” finns ${the(...pieces)}.`,
    `Du ville ha ”${words}”: här är ${the(...pieces)}.`,
  ],
  palette: (base, accents, first) =>
    accents.length
      ? [`Allt är i ${colorNouns(base)}, utom ${the(...accents)}, precis som du bad om.`]
      : [
          `Allt är i ${colorNouns(base)}, precis som du bad om.`,
          `Från ${the(first)} och nedåt är allt i ${colorNouns(base)}, precis som du bad om.`,
        ],
  code: (phrase, asks, pieces) => [
    `${capitalize(phrase)} kräver ${asks}: därför ${the(...pieces)}.`,
    `För ${phrase} letade jag efter ${asks} och tog ${the(...pieces)}.`,
    `${The(...pieces)} är med för ${phrase}: ${asks}.`,
    `Med tanke på ${phrase}, som kräver ${asks}, valde jag ${the(...pieces)}.`,
  ],
  style: (id, _words, pieces) => [
    `För en ${lookOf(id)} finns ${the(...pieces)}.`,
    `${The(...pieces)} ger en ${lookOf(id)}.`,
    `Det som står för en ${lookOf(id)}: ${the(...pieces)}.`,
  ],
};
