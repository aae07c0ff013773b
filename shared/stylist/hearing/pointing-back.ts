import type { Language } from './brief.ts';
import { wordsOf } from './clause-text.ts';
import { describingHead, type NounGroup } from './noun-groups.ts';
import { inClauseBefore, isMark, type Part, saidIn, typedIn } from './sentence.ts';

/**
 * Gives a piece that is only named again ('the dress', 'such a jacket') the description that it had before: 'red' after
 * 'I have a red dress'. `groups` are the pieces that the person asks about, `told` all pieces of the text: the sentence
 * with the description may ask for nothing.
 */
export const withDescriptions = (
  groups: readonly NounGroup[],
  told: readonly NounGroup[],
  parts: readonly Part[],
  language: Language,
): NounGroup[] =>
  withoutJoined(groups, told).map((group) => {
    const categories = group.kinds?.flatMap((kind) => kind.categories) ?? [];
    if (
      !group.head ||
      group.modifiers.length + group.unknown.length > 0 ||
      !pointsBack(group, parts, language)
    )
      return group;
    const before = told.findLast(
      ({ to, kinds, modifiers, head }) =>
        to < group.from &&
        modifiers.length + describingHead({ head }).length > 0 &&
        kinds?.length === group.kinds?.length &&
        kinds?.some((kind) => kind.categories.some((category) => categories.includes(category))),
    );
    return before
      ? { ...group, modifiers: [...before.modifiers, ...describingHead(before)], names: before.parts }
      : group;
  });

/** The words before a color that say it of what was named before: 'It's white', 'and it is in red'. */
const says =
  /^(?:(?:and|but|och|men) )?(?:it|they|den|det|de|dom)(?:['’]?(?:s|re))?(?: (?:is|are|was|were|är|var))?(?: (?:in|all|i))?$/;

/**
 * Joins what is said of a piece after it to the piece: 'a pencil skirt, green polka dots', 'a pantsuit. It's white'.
 */
export function withAppositions(groups: readonly NounGroup[], parts: readonly Part[]): NounGroup[] {
  const joined: NounGroup[] = [];
  for (const group of groups) {
    const { from, to, kinds, negated, modifiers } = group;
    const isOfLook =
      kinds === null &&
      !negated &&
      saidIn(modifiers, 'tag').every(({ concept }) => concept.kind !== 'feature');
    const before = joined.at(-1);
    const isNext = before?.to === from - 2;
    const isApposed =
      isNext &&
      parts.slice(from - 1, from).some((part) => isMark(part, ',')) &&
      parts.slice(to + 1, to + 2).every((part) => isMark(part, ',.?!'));
    const isSaid =
      says.test(wordsOf(inClauseBefore(from, parts)).join(' ')) ||
      // 'The dress is navy'
      (isNext && /^(?:is|are|är)$/.test(parts[from - 1]?.typed ?? ''));
    const isNear = (parts[from]?.sentence ?? 0) - (before?.head?.sentence ?? 0) <= 1;
    if (before?.head && !before.negated && isOfLook && isNear && (isApposed || isSaid))
      joined[joined.length - 1] = {
        ...before,
        modifiers: [...before.modifiers, ...modifiers],
        names: [...group.parts, ...before.names],
        apposed: [...(before.apposed ?? []), from],
      };
    else joined.push(group);
  }
  return joined;
}

/** The pieces with what is said of them after them, and without what only says it. `told`: all, with appositions. */
const withoutJoined = (groups: readonly NounGroup[], told: readonly NounGroup[]) =>
  groups.flatMap((group) => {
    const { from, to, kinds } = group;
    const same = told.find((each) => each.from <= from && each.to >= to);
    if (kinds === null) return same || !told.some((each) => each.apposed?.includes(from)) ? group : [];
    return same?.apposed ? { ...group, modifiers: same.modifiers, names: same.names } : group;
  });

const pointsBack = ({ from, head }: NounGroup, parts: readonly Part[], language: Language) =>
  pointing.test(typedIn(parts.slice(Math.max(0, from - 2), from))) ||
  (head?.isAskedBack ?? false) ||
  (language === 'sv' && definite.test(head?.typed ?? ''));
/** 'Klänningen', but not 'jeans'. */
const definite = /(?:en|et|an|na)$/;
const pointing =
  /(?:^| )(?:the|my|this|that|these|those|such an?|den|min|mitt|mina|den här|den där|(?:en )?s(?:ån|ådan)|(?:ett )?s(?:ånt|ådant)|såna|sådana)$/;
