import type { Brief } from '#shared/stylist/hearing/brief';
import { eventOf } from '#shared/stylist/hearing/heard-settings';
import { lookUp } from '#shared/stylist/hearing/look-up';
import { ruleOf } from '#shared/stylist/hearing/rule';
import { comfortRules } from '#shared/stylist/hearing/words/comfort-rules';
import { hotAbove } from '#shared/stylist/ranking/temperatures';
import table from '../lexicon/benefits.json' with { type: 'json' };
import { recordsOf } from '../lexicon/rows.ts';
import type { Facts } from './facts.ts';
import { isMain, type Piece } from './piece.ts';
import { needsTact } from './setting.ts';
import { wordingIn } from './wording-in.ts';

/**
 * The words in which a comfort was typed. Null if a model has read it: it tells which comfort a request requires, and its
 * id stands for the words unless the rules have heard it, too.
 */
export const typedWords = ({ id, words }: Brief['comforts'][number], { readBy }: Brief): string | null =>
  readBy === 'model' && words === id.replaceAll('-', ' ') ? null : words;

/** What a piece does for its wearer: `rule` finds the pieces, and in `settings` it is told without being asked for. */
const benefits = recordsOf<{ benefit: string; rule: string; settings: string }>(table);

/** The test whether a piece has a benefit. Null if there is no sentence that tells of it. */
export function isOfBenefit(id: string, language: Facts['language']): ((piece: Piece) => boolean) | null {
  const rule = benefits.find(({ benefit }) => benefit === id)?.rule;
  const isFor = ruleOf(rule ?? '');
  return rule && lookUp(wordingIn(language).comforts, id)
    ? (piece) => (isMain(piece) || piece.garment.slot === 'bag') && isFor(piece.item)
    : null;
}

/** Alternative sentences about the pieces that have a benefit, such as flat shoes, at most two of them. Empty for none. */
export function benefitWays(id: string, worn: readonly Piece[], language: Facts['language']) {
  const pieces = worn.filter(isOfBenefit(id, language) ?? (() => false)).slice(0, 2);
  const ways = lookUp(wordingIn(language).comforts, id);
  return { pieces, ways: ways && pieces.length ? ways({ pieces }) : [] };
}

/** Sentences about how the outfit meets each comfort wish, none if a piece breaks it. A piece is named once. */
export function comfortWays({
  brief,
  worn,
  others,
  language,
}: Pick<Facts, 'brief' | 'worn' | 'others' | 'language'>): string[][] {
  const { comfort, leftOut } = wordingIn(language);
  const named = new Set<Piece>();
  const isPlain = needsTact(brief);
  return brief.comforts.map((each) => {
    const { id } = each;
    const isBanned = ruleOf(comfortRules[id]?.bans ?? '');
    if (worn.some(({ item }) => isBanned(item)) || (isPlain && ofFigure.has(id))) return [];
    const { pieces, ways } = benefitWays(
      id,
      worn.filter((piece) => !named.has(piece)),
      language,
    );
    for (const piece of pieces) named.add(piece);
    const left = lookUp(leftOut, id);
    if (ways.length) return ways;
    return left && others.some(({ item }) => isBanned(item))
      ? comfort.leftOut({ words: typedWords(each, brief), left: left() })
      : [];
  });
}

/** Needs of the figure. Where tact is needed, as at a funeral, no text says how the outfit meets them. */
const ofFigure: ReadonlySet<string> = new Set(['petite', 'tall', 'slimmer', 'hips', 'curvy', 'show-legs']);

/** Alternative sentences about what the pieces are good for at the occasion and in the heat, a list a benefit. */
export function usefulWays({ brief, worn, reasons, language }: Facts): string[][] {
  const isHot = (brief.weather?.temperature ?? hotAbove) > hotAbove;
  const when = [eventOf(brief.settings)?.id, ...(isHot ? ['hot'] : [])];
  // What a piece does in the weather and for what was asked is said of it elsewhere.
  const asked = [...brief.comforts, ...brief.styles].flatMap(
    ({ id }) => benefitWays(id, worn, language).pieces,
  );
  const rest = worn.filter(
    (piece) => !asked.includes(piece) && reasons.weather.notes.every((note) => note.piece !== piece.id),
  );
  return benefits
    .filter(({ settings }) => settings.split(' ').some((each) => when.includes(each)))
    .map(({ benefit }) => benefitWays(benefit, rest, language).ways);
}
