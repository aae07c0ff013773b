import { lookUp } from '#shared/stylist/hearing/look-up';
import { ruleOf } from '#shared/stylist/hearing/rule';
import { comfortRules } from '#shared/stylist/hearing/words/comfort-rules';
import table from '../lexicon/comfort-pieces.json' with { type: 'json' };
import { rowsOf } from '../lexicon/rows.ts';
import type { Facts } from './facts.ts';
import { isMain, type Piece } from './piece.ts';
import { wordingIn } from './wording-in.ts';

/** Rules for the pieces that meet each comfort wish, such as flat shoes. */
const rules = new Map(rowsOf<readonly [comfort: string, rule: string]>(table));

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
    const isFor = ruleOf(rules.get(id) ?? '');
    const pieces = worn
      .filter(
        (piece) => (isMain(piece) || piece.garment.slot === 'bag') && isFor(piece.item) && !named.has(piece),
      )
      .slice(0, 2);
    for (const piece of pieces) named.add(piece);
    if (answer && pieces.length) return answer({ pieces });
    // A model reads what a request requires, and not in which words.
    const typed = brief.readBy === 'model' && words === id.replaceAll('-', ' ') ? null : words;
    return left ? comfort.leftOut({ words: typed, left: left() }) : [];
  });
}
