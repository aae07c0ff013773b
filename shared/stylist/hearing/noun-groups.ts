import { categoriesBySlot, slotOf } from '../../catalog.ts';
import type { Language } from './brief.ts';
import type { Kind } from './kinds.ts';
import {
  hasRole,
  isGarment,
  isMark,
  isSoftened,
  isUnknown,
  meaningsOf,
  type Part,
  saidIn,
} from './sentence.ts';

/** A garment with the words that describe it ('my red silk dress'), or such words without a garment ('in purple'). */
export type NounGroup = {
  /** The kinds of pieces that the garment's word means; null if there is no garment. */
  kinds: readonly Kind[] | null;
  /** The garment's word. A compound such as 'paljettklänning' says more than the kind. */
  head: Part | null;
  /** The words beside the garment that name colors, fabrics, patterns, features or own items, in their order. */
  modifiers: readonly Part[];
  /** The words beside the garment that are in no table and in no own item. */
  unknown: readonly Part[];
  parts: readonly Part[];
  /** The words that name the piece: its own, or those of the described piece that 'the dress' points back to. */
  names: readonly Part[];
  /** Where words begin that describe the piece after it: 'a suit, navy'. */
  apposed?: readonly number[];
  /** The words after a specific piece that may say which one is meant: 'the jumper she knitted for me'. */
  tellsWhich: readonly Part[];
  negated: Part['negated'];
  /** Whether 'my', 'the' or 'den' shows that a specific piece is meant. */
  definite: boolean;
  /** Whether a word such as 'one' replaces the name of the piece: 'the itchy one'. */
  stands: boolean;
  from: number;
  to: number;
};

export const article = /^(?:an?|the|my|some|en|ett|min|mitt)$/;
const connects: ReadonlySet<string> = new Set('of in a en de con au aux i av med aus mit made'.split(' '));

const relative = /^(?:that|which|som)$/;

/** Whether a part describes a garment: a color, a fabric, a pattern, a feature or a style of the catalog. */
const isModifier = (part: Part) =>
  meaningsOf(part).length > 0 &&
  meaningsOf(part).some(({ table }) => table === 'shade' || table === 'tag') &&
  !isGarment(part);

export function nounGroupsOf(
  parts: readonly Part[],
  language: Language,
  isOwnWord: (word: string) => boolean,
  categoriesNamed: (name: string) => readonly string[],
): NounGroup[] {
  const groups: NounGroup[] = [];
  const taken = new Set<number>();
  const describes = (at: number) => {
    const part = parts[at];
    return part !== undefined && !taken.has(at) && (isModifier(part) || isOwn(part, isOwnWord));
  };
  const postpositive = language === 'fr' || language === 'es';
  for (const [at, part] of parts.entries()) {
    if (!isGarment(part)) continue;
    let from = at;
    const modifiers: number[] = [];
    const unknown: number[] = [];
    for (let before = at - 1; before >= 0; before--) {
      const other = parts[before];
      if (!other || taken.has(before) || other.clause !== part.clause) break;
      const joins =
        (hasRole(other, 'and', 'or') || isMark(other, ',&+/')) &&
        describes(before - 1) &&
        isModifier(parts[before - 1] as Part) &&
        modifiers.includes(before + 1);
      if (describes(before)) modifiers.unshift(before);
      else if (isUnknown(other) && before === at - 1 && !postpositive) unknown.unshift(before);
      else if (!joins) break;
      from = before;
    }
    let to = at;
    for (let after = at + 1; after < parts.length; after++) {
      const other = parts[after];
      if (!other || other.clause !== part.clause) break;
      const connected =
        connects.has(other.typed) && describes(after + 1) && !leadsToGarment(parts, after + 1);
      // 'A cocktail dress that's white'
      const isThat = relative.test(other.typed);
      const told = after + (/^(?:is|are|är)$/.test(parts[after + 1]?.typed ?? '') ? 2 : 1);
      const isSaid = isThat && (told > after + 1 || /['’]s$/.test(other.tokens[0]?.spelled ?? ''));
      if (isSaid && describes(told)) {
        modifiers.push(told);
        to = told;
        break;
      }
      // 'In dark purple', 'in black and white'
      const goesOn = after - 1 > at && modifiers.includes(after - 1);
      if ((postpositive || (goesOn && !leadsToGarment(parts, after))) && describes(after))
        modifiers.push(after);
      else if (postpositive && after === at + 1 && isUnknown(other)) unknown.push(after);
      else if (connected) modifiers.push(++after);
      else if (
        (postpositive || goesOn) &&
        hasRole(other, 'and') &&
        describes(after + 1) &&
        !leadsToGarment(parts, after + 1)
      )
        continue;
      else break;
      to = after;
    }
    for (let place = from; place <= to; place++) taken.add(place);
    groups.push(...groupsByColor(parts, { from, to, head: at, modifiers, unknown }));
  }
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as Part;
    const named =
      isOwn(part, isOwnWord) && isDefinite(parts, at) && (part.tokens[0]?.text.length ?? 0) >= shortestName;
    // 'Metallica concert'
    const categories = isUnknown(part) ? categoriesNamed(part.tokens[0]?.text ?? '') : [];
    if (taken.has(at) || !(isModifier(part) || named || categories.length)) continue;
    let to = at;
    while (describes(to + 1) && parts[to + 1]?.negated === part.negated) to++;
    for (let place = at; place <= to; place++) taken.add(place);
    const group = groupOf(parts, { from: at, to, head: null, modifiers: range(at, to), unknown: [] });
    const kinds = categories.length ? [{ categories, tags: [] }] : halfNamedBy(parts[to + 1]);
    groups.push({ ...group, kinds });
    at = to;
  }
  return groups
    .sort((one, other) => one.from - other.from)
    .map((group, at, all) => {
      const named = namedByOne(group, all.slice(0, at), parts);
      const kinds = group.kinds ?? named?.kinds ?? kindsBefore(group, all[at - 1], parts);
      const own = [...group.parts, ...(named?.head ? [named.head] : [])];
      return { ...group, kinds, parts: own, names: own };
    });
}

/** Returns what the garment's word says beyond the kind, such as sequins in 'paljettklänning'. */
export function describingHead({ head }: Pick<NounGroup, 'head'>): Part[] {
  const concepts = head?.concepts?.filter(({ table }) => table === 'tag' || table === 'shade') ?? [];
  return head && concepts.length ? [{ ...head, concepts }] : [];
}

/** The piece that a 'one' stands for: 'which belt is right, a black one or a brown one?' */
function namedByOne(
  { kinds, modifiers, negated, to, parts: [first] }: NounGroup,
  before: NounGroup[],
  parts: readonly Part[],
) {
  const isOne = standIns.has(parts[to + 1]?.typed ?? '') && saidIn(modifiers, 'shade').length > 0;
  const named = before.findLast((group) => group.kinds);
  const isNear = named?.parts[0]?.sentence === first?.sentence && named?.kinds?.length === 1;
  return kinds === null && isOne && isNear && negated === null ? named : undefined;
}

/**
 * Returns the kinds of words without a garment that an 'or' joins to one: those of that garment ('a red dress or a blue
 * one') or, for a fabric, of its slot ('hoodie or flannel'). Null for other words.
 */
function kindsBefore(group: NounGroup, before: NounGroup | undefined, parts: readonly Part[]) {
  const [or, ...between] = before ? parts.slice(before.to + 1, group.from) : [];
  if (
    before?.kinds?.length !== 1 ||
    !or ||
    !hasRole(or, 'or') ||
    !between.every(({ typed }) => article.test(typed))
  )
    return null;
  if (saidIn(group.modifiers, 'shade').length > 0) return before.kinds;
  const categories = before.kinds.flatMap((kind) =>
    kind.categories.flatMap((category) => categoriesBySlot[slotOf(category)]),
  );
  return [{ categories: [...new Set(categories)], tags: [] }];
}

/** 'Navy on top' asks for a color for any piece of one half of the body. Returns null if no half is named. */
function halfNamedBy(part: Part | undefined): NounGroup['kinds'] {
  if (part && hasRole(part, 'upper')) return [{ categories: categoriesBySlot.top, tags: [] }];
  if (part && hasRole(part, 'lower')) return [{ categories: categoriesBySlot.bottom, tags: [] }];
  return null;
}

/** A shorter word, such as 'mid', names no piece alone. */
const shortestName = 4;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const isOwn = (part: Part, isOwnWord: (word: string) => boolean) =>
  isUnknown(part) && isOwnWord(part.tokens[0]?.text ?? '');

/** Whether a modifier describes a garment that follows, after other modifiers or not: 'jeans with white sneakers'. */
function leadsToGarment(parts: readonly Part[], at: number): boolean {
  for (let next = at; next < parts.length; next++) {
    const part = parts[next] as Part;
    if (isGarment(part)) return true;
    if (!isModifier(part)) return false;
  }
  return false;
}

/** The most words of a relative clause that says which piece is meant. */
const longestRelative = 6;

function relativeClause(parts: readonly Part[], to: number): readonly Part[] {
  const after = parts.slice(to + 1, to + 1 + longestRelative);
  const end = after.findIndex(
    (part) => isGarment(part) || part.clause !== parts[to]?.clause || hasRole(part, 'and'),
  );
  return end < 0 ? after : after.slice(0, end);
}

const isDefinite = (parts: readonly Part[], from: number) => {
  const before = parts[from - 1];
  return before !== undefined && hasRole(before, 'mine');
};

const standIns = new Set('one ones thing things'.split(' '));

const standsForPiece = (parts: readonly Part[], from: number, to: number) =>
  isDefinite(parts, from) && standIns.has(parts[to + 1]?.typed ?? '');

/** The positions of a group's words among the parts. */
type Places = { from: number; to: number; head: number | null; modifiers: number[]; unknown: number[] };

/** Returns the group of a garment, or one for each color of a choice: 'a red, white or green dress'. */
function groupsByColor(parts: readonly Part[], places: Places & { head: number }): NounGroup[] {
  const { head, modifiers } = places;
  const shades = modifiers.filter((place) => saidIn(parts.slice(place, place + 1), 'shade').length > 0);
  const last = shades.at(-1) ?? head;
  const isChoice = parts.slice(shades[0] ?? head, last).some((part) => hasRole(part, 'or'));
  if (!isChoice) return [groupOf(parts, places)];
  const garment = parts.slice(head, head + 1);
  const others = shades.slice(0, -1).map((place) => {
    const group = groupOf(parts, { from: place, to: place, head, modifiers: [place], unknown: [] });
    return { ...group, parts: [...group.parts, ...garment] };
  });
  const ofLast = { ...places, from: last, modifiers: modifiers.filter((place) => place >= last) };
  return [...others, groupOf(parts, ofLast)];
}

function groupOf(parts: readonly Part[], { from, to, head, modifiers, unknown }: Places): NounGroup {
  const at = (places: readonly number[]) => places.map((place) => parts[place] as Part);
  const garment = head === null ? null : (parts[head] as Part);
  const kinds = garment
    ? meaningsOf(garment).flatMap((concept) => (concept.table === 'garment' ? concept.kinds : []))
    : null;
  const [lead] = at(modifiers);
  // 'Not too baggy', 'less black'
  const isLess = !garment && lead !== undefined && isSoftened(lead, parts);
  // 'A cocktail dress that's white'
  const that = parts.findIndex(({ typed }, place) => place > from && place < to && relative.test(typed));
  const own = that < 0 ? parts.slice(from, to + 1) : [...parts.slice(to, to + 1), ...parts.slice(from, that)];
  const negated = (garment ?? lead)?.negated ?? (isLess ? 'refused' : null);
  return {
    kinds,
    head: garment,
    modifiers: at(modifiers),
    unknown: at(unknown),
    parts: own,
    names: own,
    tellsWhich: garment && isDefinite(parts, from) ? relativeClause(parts, to) : [],
    negated,
    definite: isDefinite(parts, from),
    stands: standsForPiece(parts, from, to),
    from,
    to,
  };
}
