import { lookUp } from '#shared/stylist/hearing/look-up';
import { ruleOf } from '#shared/stylist/hearing/rule';
import { comfortRules } from '#shared/stylist/hearing/words/comfort-rules';
import type { Facts } from './facts.ts';
import { isMain, type Piece } from './piece.ts';
import { wordingIn } from './wording-in.ts';

/** Rules for the pieces that meet each comfort wish, such as flat shoes. */
const flat =
  'sneakers loafers oxfords flats boots&!#platform ankle-boots&!#high-heel rain-boots @shoes&#flat';
const rules: Readonly<Record<string, string>> = {
  'flat-shoes': flat,
  crutches: flat,
  pregnant: '#stretchy #loose #maternity',
  loose: '#loose #stretchy',
  nursing: '@top&#buttons @dress&#buttons @dress&#wrap',
  'cover-arms': '@top&#long-sleeves @dress&#long-sleeves',
  'cover-shoulders': '@top&#long-sleeves @top&#short-sleeves @dress&#long-sleeves @dress&#short-sleeves',
  'cover-knees':
    'jeans trousers chinos joggers leggings maxi-skirt maxi-dress @dress&#floor-length @dress&#below-knee skirt&#below-knee',
  'cover-belly': '@top&#loose @dress&#loose @dress&#wrap blouse cardigan blazer',
  warm: '#warm',
  cool: '#linen #cotton #thin',
  'hands-free': 'backpack',
  pockets: '#pockets #cargo jeans chinos',
  'easy-shoes': 'loafers flats',
  bike: 'jeans trousers chinos leggings joggers shorts',
};

/**
 * Alternative sentences about how the outfit meets each comfort wish. Empty for a wish if a worn piece breaks it. Each
 * piece is named for one wish only.
 */
export function comfortWays({
  brief,
  worn,
  language,
}: Pick<Facts, 'brief' | 'worn' | 'language'>): string[][] {
  const { comforts, comfort, leftOut } = wordingIn(language);
  const named = new Set<Piece>();
  return brief.comforts.map(({ id, words }) => {
    const isBanned = ruleOf(comfortRules[id]?.bans ?? '');
    if (worn.some(({ item }) => isBanned(item))) return [];
    const [answer, left] = [lookUp(comforts, id), lookUp(leftOut, id)];
    const isFor = ruleOf(rules[id] ?? '');
    const pieces = worn
      .filter(
        (piece) => (isMain(piece) || piece.garment.slot === 'bag') && isFor(piece.item) && !named.has(piece),
      )
      .slice(0, 2);
    for (const piece of pieces) named.add(piece);
    if (answer && pieces.length) return answer({ pieces });
    return left ? comfort.leftOut({ words, left: left() }) : [];
  });
}
