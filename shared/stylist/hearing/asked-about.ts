import { askedPieces } from './asked-pieces.ts';
import type { Asked, Brief } from './brief.ts';
import type { TaggedItem } from './item-tags.ts';
import type { NounGroup } from './noun-groups.ts';
import { ruleForKinds } from './refusals.ts';
import { saidIn, typedIn } from './sentence.ts';

export type Question = NonNullable<Brief['question']>;

export const nothing: Asked = { words: '', rule: '', category: null, color: null };
/** A question about pieces and colors, or about none of them. */
export const questionAbout = (
  [first = nothing, ...or]: readonly Asked[],
  how: Partial<Question>,
): Question => ({
  ...{ ...first, asks: 'fit', style: null, or },
  ...how,
});

/** What a group asks about. Its rule matches no item if the person owns none that fits all of its words. */
export function askedOf(group: NounGroup, own: readonly TaggedItem[]): Asked {
  const { kinds, modifiers, unknown } = group;
  const [color = null] = saidIn(modifiers, 'shade').flatMap(({ concept }) => concept.colors);
  const words = typedIn(group.parts);
  if (!kinds) return { words, rule: lookRuleOf(modifiers), category: null, color };
  // Of pieces that are worn together, the first is meant: the jacket of a suit.
  const ofKind = kinds.slice(0, 1);
  const [piece] = askedPieces({ ...group, kinds: ofKind }, own);
  const isOwned = piece?.missing.length === 0 && piece.ids.length > 0;
  const isPlain = modifiers.length + unknown.length === 0;
  // A scarf beside a hijab is another one.
  const isNeckScarf = ofKind.some(({ categories, tags }) => categories.includes('scarf') && !tags.length);
  const some = isPlain
    ? ruleForKinds(ofKind, isNeckScarf ? ['!#hijab'] : [])
    : `id=${piece?.ids.map(encodeURIComponent).join()}`;
  return { words, rule: isOwned ? some : '', category: ofKind[0]?.categories[0] ?? null, color };
}

/** The rule for a color or a pattern that is named without a piece. Empty if it is neither. */
export const lookRuleOf = (modifiers: NounGroup['modifiers']): string =>
  [
    ...saidIn(modifiers, 'shade').map(({ concept }) => `color=${concept.colors.join(',')}`),
    ...saidIn(modifiers, 'tag').flatMap(({ concept: { kind, tag } }) =>
      kind === 'pattern' ? `#${tag}` : [],
    ),
  ][0] ?? '';
