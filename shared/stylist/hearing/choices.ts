import { insteadOf, slotOf } from '../../catalog.ts';
import type { AskedPiece, Language } from './brief.ts';
import { hasWord, wordsOf } from './clause-text.ts';
import type { TaggedItem } from './item-tags.ts';
import { article, type NounGroup } from './noun-groups.ts';
import { hasRole, isMark, type Part, typedIn } from './sentence.ts';

const slotsOf = ({ kinds }: NounGroup) => kinds?.flatMap(({ categories }) => categories.map(slotOf)) ?? [];
const isSameSlot = (...groups: readonly NounGroup[]) => new Set(groups.flatMap(slotsOf)).size === 1;

/** The most words between two pieces of a choice: 'the boots, or maybe the flats'. */
const choiceReach = 6;

/** Returns the groups, those of a choice together: 'sneakers or the boots'. */
export function alternatives(groups: readonly NounGroup[], parts: readonly Part[]): NounGroup[][] {
  const either: NounGroup[][] = [];
  for (const group of groups) {
    const last = either.at(-1)?.at(-1);
    const between = last ? parts.slice(last.to + 1, group.from) : [];
    const isAlike = (last?.kinds?.length ?? 1) === 1 && last?.kinds?.length === group.kinds?.length;
    const isChoice =
      last !== undefined &&
      (last.kinds === null) === (group.kinds === null) &&
      between.length <= choiceReach &&
      // 'Gray slacks and black or brown shoes'
      !between.some((part) => hasRole(part, 'and')) &&
      (between.some((part) => hasRole(part, 'or')) ||
        // 'Khakis? Jeans?'
        (isSameSlot(last, group) && between.length === 1 && between.every((part) => isMark(part, '?'))) ||
        (isAlike &&
          between.length > 0 &&
          between.every((part) => isMark(part, ',') || article.test(part.typed)) &&
          isListOfChoices(parts, group, isSameHalf(last, group))));
    if (isChoice) either.at(-1)?.push(group);
    else either.push([group]);
  }
  return either;
}

/**
 * Whether a question asks if a piece is required, and then if another may be worn: 'Must it be a dress, or can I wear
 * trousers?' Only the other one is wished for.
 */
export function isOnlyIfRequired(
  { from, to }: NounGroup,
  all: readonly NounGroup[],
  parts: readonly Part[],
  language: Language,
) {
  const isHere = (part: Part) => part.sentence === parts[from]?.sentence;
  const after = parts.slice(to + 1).filter(isHere);
  return (
    all.some((other) => other.from > to && after.includes(parts[other.from] as Part)) &&
    hasWord(wordsOf(parts.slice(0, from).filter(isHere)), 'need', language) &&
    after.some((_, at) => beginsOther(after, at, language))
  );
}

/** Whether a question about something else begins: 'or can I wear trousers?' */
export const beginsOther = (parts: readonly Part[], at: number, language: Language) =>
  parts.slice(at, at + 1).some((part) => hasRole(part, 'or')) &&
  hasWord(wordsOf(parts.slice(at + 1, at + 2)), 'leave', language);

/** Whether of two pieces one is worn: a skirt or a dress. */
const isSameHalf = (...groups: readonly NounGroup[]) =>
  groups.every((group) => group.kinds && slotsOf(group).every((slot) => insteadOf('bottom').includes(slot)));

/**
 * Whether a group of a list is one of several choices: the list ends with an 'or' ('a blazer, a skirt or trousers'), or with
 * a question mark ('skirt, trousers, dress?'). `isOfOne`: nobody wears two of its pieces at once; only then does the
 * question mark count.
 */
function isListOfChoices(parts: readonly Part[], { from }: NounGroup, isOfOne: boolean): boolean {
  const end = parts.slice(from).find((part) => hasRole(part, 'and', 'or') || isMark(part, '.!?;:'));
  return end !== undefined && (hasRole(end, 'or') || (isOfOne && isMark(end, '?')));
}

/**
 * Joins the pieces of a choice ('the boots or the flats') to one asked piece, whose ids are those of all of them that the
 * person owns and that suit the occasion and the weather best. Wearing any of these meets it.
 */
export function eitherOf(
  groups: readonly NounGroup[],
  pieces: readonly AskedPiece[],
  parts: readonly Part[],
  own: readonly TaggedItem[],
  fitting: (items: readonly TaggedItem[]) => readonly TaggedItem[],
): AskedPiece {
  const owned = pieces.filter(({ missing }) => missing.length === 0);
  const ids = (owned.length ? owned : pieces).flatMap((piece) => piece.ids);
  const typed = typedIn(parts.slice(groups[0]?.from, (groups.at(-1)?.to ?? 0) + 1));
  // 'Tights + a shell, or is it enough with a shell?'
  const isOneName = !/[?,.+]/.test(typed);
  return {
    words: isOneName ? typed : groups.map((group) => typedIn(group.parts)).join(' / '),
    ids: fitting(own.filter(({ id }) => ids.includes(id))).map(({ id }) => id),
    missing: owned.length ? [] : pieces.flatMap(({ missing }) => missing),
    own: pieces.some((piece) => piece.own),
  };
}
