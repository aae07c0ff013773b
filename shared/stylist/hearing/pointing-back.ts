import type { Language } from './brief.ts';
import { describingHead, type NounGroup } from './noun-groups.ts';
import { type Part, typedIn } from './sentence.ts';

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
  groups.map((group) => {
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

const pointsBack = ({ from, head }: NounGroup, parts: readonly Part[], language: Language) =>
  pointing.test(typedIn(parts.slice(Math.max(0, from - 2), from))) ||
  (head?.isAskedBack ?? false) ||
  (language === 'sv' && definite.test(head?.typed ?? ''));
/** 'Klänningen', but not 'jeans'. */
const definite = /(?:en|et|an|na)$/;
const pointing =
  /(?:^| )(?:the|my|this|that|these|those|such an?|den|min|mitt|mina|den här|den där|(?:en )?s(?:ån|ådan)|(?:ett )?s(?:ånt|ådant)|såna|sådana)$/;
