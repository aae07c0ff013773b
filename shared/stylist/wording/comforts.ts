import type { Brief } from '#shared/stylist/hearing/brief';
import { lookUp } from '#shared/stylist/hearing/look-up';
import { ruleOf } from '#shared/stylist/hearing/rule';
import { comfortRules } from '#shared/stylist/hearing/words/comfort-rules';
import table from '../lexicon/comfort-pieces.json' with { type: 'json' };
import { rowsOf } from '../lexicon/rows.ts';
import type { Facts } from './facts.ts';
import { isMain, type Piece } from './piece.ts';
import { wordingIn } from './wording-in.ts';

/**
 * The words in which a comfort was typed. Null if a model has read it: it tells which comfort a request requires, and its
 * id stands for the words unless the rules have heard it, too.
 */
export const typedWords = ({ id, words }: Brief['comforts'][number], { readBy }: Brief): string | null =>
  readBy === 'model' && words === id.replaceAll('-', ' ') ? null : words;

/** Rules for the pieces that meet each comfort wish, such as flat shoes. */
const rules = new Map(rowsOf<readonly [comfort: string, rule: string]>(table));

/**
 * Alternative sentences about how the outfit meets each comfort wish. Empty for a wish if a worn piece breaks it. Each
 * piece is named for one wish only.
 */
export function comfortWays({
  brief,
  worn,
  others,
  language,
}: Pick<Facts, 'brief' | 'worn' | 'others' | 'language'>): string[][] {
  const { comforts, comfort, leftOut } = wordingIn(language);
  const named = new Set<Piece>();
  return brief.comforts.map((each) => {
    const { id } = each;
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
    return left && others.some(({ item }) => isBanned(item))
      ? comfort.leftOut({ words: typedWords(each, brief), left: left() })
      : [];
  });
}
