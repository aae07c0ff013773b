import type { Wording } from '../english/wording.ts';
import type { Piece } from '../piece.ts';
import { agree, The, the, they } from './pieces.ts';

type Ways = (pieces: readonly Piece[]) => string[];

const can =
  (what: string): Ways =>
  (pieces) => [
    `${The(...pieces)} ${what}.`,
    `Jag valde ${the(...pieces)} för att ${they(...pieces)} ${what}.`,
  ];
const flat = (pieces: readonly Piece[]) => agree(pieces, 'platt', 'platt', 'platta');

export const comforts: Wording['comforts'] = {
  answers: {
    'flat-shoes': (pieces) => [
      `Du kan gå i ${the(...pieces)}: ${they(...pieces)} är ${flat(pieces)}.`,
      `${The(...pieces)} är ${flat(pieces)}, så att du kan gå.`,
    ],
    crutches: (pieces) => [
      `${The(...pieces)} är ${flat(pieces)}, vilket är säkrare med kryckor.`,
      `Med kryckor är platta skor säkrast: ${the(...pieces)}.`,
    ],
    pregnant: can('ger plats'),
    loose: can('sitter löst'),
    nursing: can('går att öppna framtill'),
    'cover-arms': can('täcker armarna'),
    'cover-shoulders': can('täcker axlarna'),
    'cover-knees': can('täcker knäna'),
    'cover-belly': can('faller löst över magen'),
    warm: can('värmer'),
    cool: can('släpper igenom luft'),
    'hands-free': can('lämnar händerna fria'),
    pockets: can('har fickor'),
    'easy-shoes': can('går lätt att kliva i'),
    bike: can('fungerar på cykeln'),
  },
  leftOut: (id, words) => (left[id] ? [`För ”${words}” lät jag ${left[id]} vara.`] : []),
};

const left: Readonly<Record<string, string>> = {
  'cover-belly': 'det som är tajt eller kort',
  'no-jewelry': 'smycken, klocka och skärp',
  'sensitive-skin': 'ull, spets och paljetter',
  washable: 'siden, satin och mocka',
  baby: 'smycken, siden och mocka',
};
