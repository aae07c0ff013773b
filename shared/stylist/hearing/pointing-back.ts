import type { Language } from './brief.ts';
import { describingHead, type NounGroup } from './noun-groups.ts';
import { type Part, typedIn } from './sentence.ts';

/**
 * Returns the groups; one that only names the kind of a piece and points back ('the dress', 'such a jacket') has the
 * description of the last such piece. `told` are all groups of the text, also those that only tell.
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
