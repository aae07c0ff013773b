import { insteadOf, type Slot, slotOf } from '../../catalog.ts';
import type { AskedPiece } from '../hearing/brief.ts';
import { categoriesNamed } from '../hearing/categories-named.ts';
import { ruleOf } from '../hearing/rule.ts';
import { vocabularyOf } from '../hearing/vocabulary.ts';
import { lemmaOf } from '../hearing/word-forms.ts';
import { swimwearFor } from './carry-tips.ts';
import { type Facts, isLong } from './facts.ts';
import type { Piece } from './piece.ts';
import type { Shortcoming } from './shortcoming.ts';
import { distinct } from './text.ts';

/** The pieces that the person asked for and that the outfit does not have. */
export function asked(facts: Facts): Shortcoming[] {
  const { question } = facts.brief;
  const each = facts.brief.pieces.flatMap((piece): Shortcoming[] => {
    const { ids, words, missing } = piece;
    const met = facts.worn.find(({ id }) => ids.includes(id));
    const replacing = replacements(facts, piece);
    if (isLong(facts.request.prompt) && missing.length > 0 && ids.length > 0 && !words.includes(' '))
      return [];
    // The answer to a question says so already.
    const isTold =
      question?.rule !== '' || !(/^(?:kind|colors?)$/.test(question.asks) || question.category === 'other');
    if (question?.words === words && question.or.length === 0 && isTold) return [];
    if (question?.asks === 'which' && ids.length === 0) return [];
    // What no description says may be true all the same: 'my unlined leather jacket'.
    const isKnown = piece.own || isLong(facts.request.prompt) || facts.brief.openQuestions.length > 0;
    if (met && missing.every((word) => isKnown && !isLook(word, facts))) return [];
    if (ids.length === 0 || missing.length > 0)
      return [
        {
          kind: 'not owned',
          words: [asTyped(facts, words)],
          isPart: missing.length > 0 && !missing.includes(words.toLowerCase()),
          closest:
            met ?? replacing.find(({ garment }) => slotsAsked(facts, piece).includes(garment.slot)) ?? null,
          inLaundry: fromLaundry(facts, words),
        },
      ];
    if (met || isLong(facts.request.prompt) || ids.includes(swimwearFor(facts)?.id ?? '')) return [];
    const chosen = replacing.filter(({ id }) => isChosen(facts, id) || isNamed(facts, id));
    if (isAlternative(facts, words)) return [];
    return chosen.length ? [{ kind: 'not together', words, instead: chosen }] : [{ kind: 'left out', words }];
  });
  // 'Do lavender and gray trousers match?' The answer does not tell which of them are owned.
  const all = question ? [question, ...question.or] : [];
  const unowned = all.filter(({ rule, category }) => rule === '' && category !== null);
  if (question?.asks === 'fit' && unowned.length > 0 && unowned.length < all.length)
    each.push({
      kind: 'not owned',
      words: unowned.map(({ words }) => asTyped(facts, words)),
      isPart: false,
      closest: null,
      inLaundry: null,
    });
  const isLacking = (one: Shortcoming) => one.kind === 'not owned' && !one.inLaundry;
  const [first, ...others] = each.filter(isLacking).flatMap((one) => (one.kind === 'not owned' ? one : []));
  if (!first || others.length === 0) return each;
  const words = distinct([first, ...others].flatMap((one) => one.words));
  return [{ ...first, words, closest: null }, ...each.filter((one) => !isLacking(one))];
}

/** Whether a word names a color, a fabric, a pattern or a feature, which descriptions tell. */
function isLook(word: string, { brief: { language } }: Facts): boolean {
  const { exact, forms } = vocabularyOf(language);
  const meanings = [exact.get(word), forms('property').get(lemmaOf(word, language, 'property'))];
  return meanings.flat().some((concept) => concept?.table === 'shade' || concept?.table === 'tag');
}

/** Whether one of several pieces was asked for, as in 'a dress or trousers', and another one is worn. */
function isAlternative({ request: { prompt }, brief, worn }: Facts, words: string): boolean {
  const text = prompt.toLowerCase();
  const met = brief.pieces.filter(({ ids }) => worn.some(({ id }) => ids.includes(id)));
  return met.some((other) => {
    const [from = 0, to = 0] = [text.indexOf(words), text.indexOf(other.words)].toSorted((a, b) => a - b);
    return from >= 0 && orWord.test(text.slice(from, to));
  });
}
const orWord = /(?<!\p{L})(?:or|eller|oder|ou|o)(?!\p{L})/u;

/** The words as they were typed in the prompt, with its capitals, but not with that of a sentence. */
export function asTyped({ request: { prompt } }: Facts, words: string): string {
  const said = new RegExp(`(?<!\\p{L})${RegExp.escape(words).replaceAll('\\x20', '[ -]')}(?!\\p{L})`, 'gu');
  // 'Black Tie' may stand before 'a suit and tie'.
  const at = [...prompt.toLowerCase().matchAll(said)].at(-1)?.index ?? -1;
  const before = prompt.slice(0, Math.max(0, at));
  const beginsSentence = /(?:^|[.!?:])\s*$/.test(before);
  // 'Den gröna sidenkjolen'
  const [article = ''] = /(?<!\p{L})(?:den|det|de) $/iu.exec(before) ?? [];
  return article.toLowerCase() + (at < 0 || beginsSentence ? words : prompt.slice(at, at + words.length));
}

/** The first piece in the laundry that matches all of the words. Null if there is none. */
function fromLaundry({ inLaundry, brief }: Facts, words: string): Piece | null {
  const has = ({ item, garment }: Piece, word: string) =>
    item.color === word ||
    item.tags.has(word) ||
    garment.words.has(word) ||
    categoriesNamed(word, brief.language).includes(item.category);
  return inLaundry.find((piece) => words.split(' ').every((word) => has(piece, word))) ?? null;
}

/** All pieces that the person owns and that are not in the outfit. */
export const ownedBesides = ({ others, inLaundry }: Facts): Piece[] => [...others, ...inLaundry];

/** The slots of a piece that was asked for, or of what its words name. */
function slotsAsked({ worn, others, brief }: Facts, { ids, words }: AskedPiece): Slot[] {
  const owned = [...worn, ...others].filter(({ id }) => ids.includes(id)).map(({ garment }) => garment.slot);
  return owned.length ? owned : categoriesNamed(words, brief.language).map(slotOf);
}

/** The pieces that are worn instead of a piece that was asked for. */
function replacements(facts: Facts, asked: AskedPiece): Piece[] {
  const { worn } = facts;
  const slots = new Set(slotsAsked(facts, asked).flatMap(insteadOf));
  return worn.filter(({ garment: { slot } }) => slot !== 'accessory' && slots.has(slot));
}

const isNamed = ({ brief }: Pick<Facts, 'brief'>, id: string) =>
  brief.pieces.some(({ ids }) => ids.includes(id));

/** Whether the person chose the piece, or named it and the piece fits all their words. */
export const isChosen = ({ brief, request }: Pick<Facts, 'brief' | 'request'>, id: string) =>
  request.baseItemIds.includes(id) ||
  brief.pieces.some(({ ids, missing }) => ids.includes(id) && missing.length === 0);

/** The refusals of the person that the outfit could not keep to. */
export function refusals(facts: Facts): Shortcoming[] {
  const { worn, brief } = facts;
  const others = ownedBesides(facts);
  const meant = brief.refusals.filter(({ isWorn }) => !isWorn);
  const broken = meant.flatMap(({ words, rule }): Shortcoming[] => {
    const test = ruleOf(rule);
    const pieces = worn.filter(({ item }) => test(item));
    const forced = pieces.filter(({ id, item }) => !isChosen(facts, id) && !item.tags.has('hijab'));
    const slots = new Set(forced.map(({ garment }) => garment.slot));
    const [slot = null] = slots.size === 1 ? slots : [];
    const all =
      slot && !others.some(({ garment, item }) => garment.slot === slot && !test(item)) ? slot : null;
    return forced.length ? [{ kind: 'refused' as const, words, pieces: forced, all }] : [];
  });
  const { palette } = brief;
  const outside = palette ? worn.filter(({ garment }) => !palette.colors.includes(garment.color)) : [];
  return palette && outside.length
    ? [
        ...broken,
        {
          kind: 'outside the palette',
          words: palette.words,
          pieces: outside,
          isEnough: isOutfitIn(facts, palette.colors),
        },
      ]
    : broken;
}

/** Whether the person owns a complete outfit, including shoes, in the given colors. */
function isOutfitIn(facts: Facts, colors: readonly string[]): boolean {
  const slots = new Set(
    [...facts.worn, ...ownedBesides(facts)]
      .filter(({ item }) => colors.includes(item.color))
      .map(({ garment }) => garment.slot),
  );
  return slots.has('shoes') && (slots.has('dress') || (slots.has('top') && slots.has('bottom')));
}
