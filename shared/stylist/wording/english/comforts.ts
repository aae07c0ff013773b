import { capitalize } from '#shared/rules/capitalize';
import type { Piece } from '../piece.ts';
import { does, The, the } from './pieces.ts';

type Ways = (pieces: readonly Piece[]) => string[];

const can =
  (one: string, many: string): Ways =>
  (pieces) => [
    `${capitalize(does(pieces, one, many))}.`,
    `I chose ${the(...pieces)} because ${pieces.length > 1 || pieces[0]?.isPlural ? `they ${many}` : `it ${one}`}.`,
  ];

/** Sentences about how pieces meet a comfort wish. */
const answers: Readonly<Record<string, Ways>> = {
  'flat-shoes': (pieces) => [
    `You can walk in ${the(...pieces)}: they are flat.`,
    `${The(...pieces)} are flat, for walking.`,
  ],
  crutches: (pieces) => [
    `${The(...pieces)} are flat, which is safer on crutches.`,
    `On crutches flat shoes are safest: ${the(...pieces)}.`,
  ],
  pregnant: can('leaves room', 'leave room'),
  loose: can('sits loosely', 'sit loosely'),
  nursing: can('opens in front', 'open in front'),
  'cover-arms': can('covers your arms', 'cover your arms'),
  'cover-shoulders': can('covers your shoulders', 'cover your shoulders'),
  'cover-knees': can('covers your knees', 'cover your knees'),
  'cover-belly': can('falls loosely over your belly', 'fall loosely over your belly'),
  warm: can('is warm', 'are warm'),
  cool: can('lets air through', 'let air through'),
  'hands-free': can('leaves your hands free', 'leave your hands free'),
  pockets: can('has pockets', 'have pockets'),
  'easy-shoes': can('slips on', 'slip on'),
  bike: can('is fine on a bike', 'are fine on a bike'),
};

/** The materials and pieces that a comfort wish keeps out of the outfit. */
const left: Readonly<Record<string, string>> = {
  'cover-belly': 'what is tight or cropped',
  'no-jewelry': 'jewelry, watch and belt',
  'sensitive-skin': 'wool, lace and sequins',
  washable: 'silk, satin and suede',
  baby: 'jewelry, silk and suede',
};

export const comforts = {
  answers,
  leftOut: (id: string, words: string) => (left[id] ? [`For “${words}” I left out ${left[id]}.`] : []),
};
