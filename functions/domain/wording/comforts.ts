import { ruleOf } from '#shared/listening/rule';
import { comfortRules } from '#shared/listening/words/comfort-rules';
import { capitalize } from './english.ts';
import type { Facts } from './facts.ts';
import { does, isMain, type Piece, The, the } from './piece.ts';

/** How a comfort is answered: the pieces that a rule finds, and what is said of them. */
type Answer = { by: string; ways: (pieces: readonly Piece[]) => string[] };

const can = (one: string, many: string) => (pieces: readonly Piece[]) => [
  `${capitalize(does(pieces, one, many))}.`,
  `I chose ${the(...pieces)} because ${pieces.length > 1 || pieces[0]?.isPlural ? `they ${many}` : `it ${one}`}.`,
];
const walk: Answer = {
  by: 'sneakers loafers oxfords flats boots&!#platform ankle-boots&!#high-heel rain-boots @shoes&#flat',
  ways: (pieces) => [
    `You can walk in ${the(...pieces)}: they are flat.`,
    `${The(...pieces)} are flat, for walking.`,
  ],
};

const answers: Readonly<Record<string, Answer>> = {
  'flat-shoes': walk,
  crutches: {
    by: walk.by,
    ways: (pieces) => [
      `${The(...pieces)} are flat, which is safer on crutches.`,
      `On crutches flat shoes are safest: ${the(...pieces)}.`,
    ],
  },
  pregnant: { by: '#stretchy #loose #maternity', ways: can('leaves room', 'leave room') },
  loose: { by: '#loose #stretchy', ways: can('sits loosely', 'sit loosely') },
  nursing: { by: '@top&#buttons @dress&#buttons @dress&#wrap', ways: can('opens in front', 'open in front') },
  'cover-arms': {
    by: '@top&#long-sleeves @dress&#long-sleeves',
    ways: can('covers your arms', 'cover your arms'),
  },
  'cover-shoulders': {
    by: '@top&#long-sleeves @top&#short-sleeves @dress&#long-sleeves @dress&#short-sleeves',
    ways: can('covers your shoulders', 'cover your shoulders'),
  },
  'cover-knees': {
    by: 'jeans trousers chinos joggers leggings maxi-skirt maxi-dress @dress&#floor-length @dress&#below-knee skirt&#below-knee',
    ways: can('covers your knees', 'cover your knees'),
  },
  warm: { by: '#warm', ways: can('is warm', 'are warm') },
  cool: { by: '#linen #cotton #thin', ways: can('lets air through', 'let air through') },
  'hands-free': { by: 'backpack', ways: can('leaves your hands free', 'leave your hands free') },
  pockets: { by: '#pockets #cargo jeans chinos', ways: can('has pockets', 'have pockets') },
  'easy-shoes': { by: 'loafers flats', ways: can('slips on', 'slip on') },
  bike: {
    by: 'jeans trousers chinos leggings joggers shorts',
    ways: can('is fine on a bike', 'are fine on a bike'),
  },
};

/** What a comfort keeps out of the outfit, where nothing in it answers by itself. */
const without: Readonly<Record<string, string>> = {
  'no-jewelry': 'jewelry, watch and belt',
  'sensitive-skin': 'wool, lace and sequins',
  washable: 'silk, satin and suede',
  baby: 'jewelry, silk and suede',
};

/** Ways to say how the outfit answers each comfort that was asked for; none where it does not, or twice the same. */
export function comfortWays({ brief, worn }: Pick<Facts, 'brief' | 'worn'>): string[][] {
  const named = new Set<Piece>();
  return brief.comforts.map(({ id, words }) => {
    const isBanned = ruleOf(comfortRules[id]?.bans ?? '');
    if (worn.some(({ item }) => isBanned(item))) return [];
    const answer = answers[id];
    const isFor = ruleOf(answer?.by ?? '');
    const pieces = worn
      .filter(
        (piece) => (isMain(piece) || piece.garment.slot === 'bag') && isFor(piece.item) && !named.has(piece),
      )
      .slice(0, 2);
    for (const piece of pieces) named.add(piece);
    if (answer && pieces.length) return answer.ways(pieces);
    const out = without[id];
    return out ? [`For “${words}” I left out ${out}.`] : [];
  });
}
