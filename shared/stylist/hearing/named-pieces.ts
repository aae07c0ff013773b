import { categoriesBySlot } from '../../catalog.ts';
import { askedPieces } from './asked-pieces.ts';
import type { AskedPiece, Brief } from './brief.ts';
import { alternatives, eitherOf } from './choices.ts';
import type { TaggedItem } from './item-tags.ts';
import type { NounGroup } from './noun-groups.ts';
import { asksHow, isGiven } from './question.ts';
import { isAllowed } from './refusals.ts';
import { ruleOf } from './rule.ts';
import { inClauseBefore, isMark, type Part, saidIn, typedIn } from './sentence.ts';
import { comfortRules } from './words/comfort-rules.ts';
import { type Setting, tooCasualFor } from './words/settings.ts';
import { weatherTests } from './words/weather-rules.ts';

/** What decides which of the items a word means. */
type Circumstances = {
  own: readonly TaggedItem[];
  /** The items of `own` that no refusal of the request rules out. */
  welcome: readonly TaggedItem[];
  comforts: Brief['comforts'];
  inLetter: boolean;
  setting: Setting | undefined;
  /** The tag of the items that are kept for the occasion. */
  purpose: string;
  weather: Brief['weather'];
};

/** Returns the pieces that a request names and asks for. Those of a choice are one: 'the boots or the flats'. */
export function piecesNamed(
  groups: readonly NounGroup[],
  parts: readonly Part[],
  { own, welcome, comforts, inLetter, setting, purpose, weather }: Circumstances,
): AskedPiece[] {
  // Where no occasion asks for it, a blazer is not the dinner jacket.
  const isBanned = ruleOf(setting?.bans ?? '#tuxedo&blazer');
  const tooCasual = tooCasualFor(setting);
  const isForOtherWeather = weatherTests(weather, setting).bans;
  const out = new Set(own.filter((item) => isBanned(item) || isForOtherWeather(item)));
  const isOut = (item: TaggedItem) => out.has(item);
  // Where no sport asks for it, sneakers are not those for running.
  const isForSport = ruleOf(
    setting?.active || setting?.outdoors ? '' : '#running #hiking #sport-shorts #waterproof&@bottom',
  );
  const fitting = (items: readonly TaggedItem[]) =>
    [`#${purpose}`, ...(setting?.prefers ?? [])].map(ruleOf).reduce(
      thoseOrAll,
      thoseOrAll(items, (item) => !isOut(item) && !isForSport(item)),
    );
  const inPlace = welcome.filter((item) => !isOut(item));
  const welcomeThere = welcome.filter((item) => !isBanned(item));
  const harms = ruleOf(comforts.map(({ id }) => comfortRules[id]?.bans ?? '').join(' '));
  const named = groups.filter(
    (group) =>
      group.negated === null &&
      namesPiece(group, inLetter) &&
      !isAllowed(group, parts) &&
      !ofOther.test(wordBefore(group, parts)) &&
      !isGeneric(group, parts),
  );
  function piecesOfChoice(either: readonly NounGroup[]): readonly AskedPiece[] {
    // 'The white skirt or trousers'
    const [lead] = either;
    const [first, ...others] = either.map((group, at) => {
      const isBare = at > 0 && lead !== undefined && group.from - lead.to === 2 && isPlain(group);
      if (isLikened(group, parts)) return likePiecesOf(group);
      return piecesOf(isBare ? { ...group, modifiers: lead.modifiers } : group, either.length > 1);
    });
    // In 'a dress or a suit', one alternative is chosen whole: half a suit does not replace a dress.
    const isOfSets = either.some(({ kinds }) => (kinds?.length ?? 0) > 1);
    const isOwned = (pieces: readonly AskedPiece[]) => pieces.every(({ missing }) => missing.length === 0);
    if (others.length && isOfSets) return [first ?? [], ...others].find(isOwned) ?? [];
    return others.length
      ? [eitherOf(either, [first ?? [], ...others].flat(), parts, own, fitting)]
      : (first ?? []);
  }
  /** A kind of piece alone, such as 'heels', is not worn against what the body needs or if it is refused elsewhere. */
  function withAllowedItems(piece: AskedPiece): AskedPiece[] {
    const isOff = (item: TaggedItem) => harms(item) || Boolean(setting?.active && isBanned(item));
    const ids = piece.ids.filter((id) => welcome.some((item) => item.id === id && !isOff(item)));
    return ids.length || !piece.ids.length || piece.missing.length ? [{ ...piece, ids }] : [];
  }
  /** 'Like my navy coat but warmer' asks for another coat that is warmer, or else for this one. */
  function likePiecesOf(group: NounGroup): AskedPiece[] {
    const same = new Set(piecesOf(group, false).flatMap(({ ids }) => ids));
    const needed = comforts.flatMap(({ id }) => comfortRules[id]?.prefers ?? []);
    const isNeeded = ruleOf(needed.join(' '));
    const isBetter = (id: string) =>
      !same.has(id) && own.some((item) => item.id === id && (needed.length === 0 || isNeeded(item)));
    const better = piecesOf({ ...group, modifiers: [], definite: false }, false)
      .map((piece) => ({ ...piece, ids: piece.ids.filter(isBetter) }))
      .filter(({ ids }) => ids.length > 0);
    return better.length ? better : piecesOf(group, false);
  }
  function piecesOf(group: NounGroup, isChoice: boolean): AskedPiece[] {
    const all = askedPieces(group, own, fitting, !setting);
    // 'Hiking trousers' are no others.
    const isTagged = group.kinds?.some(({ tags }) => tags.length > 0);
    const isMeant = (id: string) => !isTagged || all.some(({ ids }) => ids.includes(id));
    const isRight = (pieces: readonly AskedPiece[]) =>
      pieces.every(({ ids, missing }) => missing.length === 0 && ids.some(isMeant));
    // 'Dark trousers' at a funeral are not the dark jeans, if others are dark, too; and no dress is white at a wedding.
    const found: AskedPiece[][] = [];
    for (const items of [inPlace, welcomeThere, welcome])
      if (!found.some(isRight)) found.push(askedPieces(group, items, fitting, !setting));
    // Suit trousers that are wrong there are nearer to 'dress pants' than cords.
    const [nearest = []] = isTagged
      ? found.slice(-1)
      : found.toSorted((one, other) => countMissing(one) - countMissing(other));
    const some = found.find(isRight) ?? nearest;
    const lacks = (pieces: readonly AskedPiece[]) => pieces.some(({ missing }) => missing.length > 0);
    // A piece that fits all words is meant although another refusal would rule it out.
    const meant = some.every(({ ids }) => ids.length > 0) && (!lacks(some) || lacks(all)) ? some : all;
    // 'My maternity trousers' are none that are tight.
    const asked = meant.flatMap((piece) =>
      isPlain(group) || piece.missing.length ? withAllowedItems(piece) : piece,
    );
    const { inQuestion = false, isAskedBack = false } = group.head ?? {};
    if (!inQuestion && !isAskedBack) return asked;
    if (isChoice || isGiven(group, parts) || (group.head && asksHow(group.head, parts))) return asked;
    // What a question asks about is worn only if it is owned and suits the occasion and the weather; of a choice, one is worn.
    // 'Shorts with tights. Can I wear them?' is about shorts that keep warm.
    const isWrong = inQuestion ? isOut : isBanned;
    const suits = (item: TaggedItem) => !isWrong(item) && !tooCasual.has(item.category);
    return asked.filter(({ ids, missing }) =>
      missing.length > 0 ? !inQuestion : own.some((item) => ids.includes(item.id) && suits(item)),
    );
  }
  return alternatives(named, parts).flatMap((either) => {
    // A letter names much that the writer does not own.
    const isWished = !inLetter || either.some(({ head }) => head?.inRequest);
    return piecesOfChoice(either).filter(({ missing }) => isWished || missing.length === 0);
  });
}

/** How much of what was asked for is missing. A piece that is not owned at all lacks everything. */
const countMissing = (pieces: readonly AskedPiece[]) =>
  pieces.reduce((sum, { ids, missing }) => sum + (ids.length > 0 ? missing.length : everything), 0);
const everything = 9;

/** Returns the items that pass a test, or all of them if none does. */
function thoseOrAll(
  items: readonly TaggedItem[],
  test: (item: TaggedItem) => boolean,
): readonly TaggedItem[] {
  const some = items.filter(test);
  return some.length > 0 ? some : items;
}

/** Whether a group names a piece: a garment, an own item ('the 501s') or a stand-in ('the itchy one'). */
const namesPiece = ({ kinds, modifiers, definite, stands }: NounGroup, inLetter: boolean) =>
  kinds !== null ||
  (!inLetter && (stands || (definite && modifiers.some(({ concepts }) => concepts === null))));

const wordBefore = ({ from }: NounGroup, parts: readonly Part[]) =>
  parts[from - 1]?.tokens.at(-1)?.spelled ?? '';
/** Matches the word before another person's piece: 'wife's' in 'my wife's dress'. 'Men's' tells the kind of piece. */
const ofOther = /(?<!men|today|night)['’]s$/;
/** Before a piece, it asks to change it. */
const otherWord = /^(?:other|different|another|new|andra|annan|nya)$/;

/** Whether a group only says 'shoes' or 'accessories': what suits is chosen anyway. */
export const isGeneric = (group: NounGroup, parts: readonly Part[]) =>
  isBare(group) &&
  !otherWord.test(parts[group.from - 1]?.typed ?? '') &&
  (group.kinds ?? []).some(({ categories }) =>
    (['shoes', 'accessory'] as const).some((slot) =>
      categoriesBySlot[slot].every((each) => categories.includes(each)),
    ),
  );

/**
 * The first piece that a text describes before it asks. It is read where nothing else is heard: 'I found a white leather
 * jacket. Is it a thing for the fall?'
 */
export const topicOf = (groups: readonly NounGroup[], parts: readonly Part[]): NounGroup | undefined =>
  groups.find(
    (group) =>
      group.head &&
      !group.negated &&
      group.modifiers.length > 0 &&
      parts.slice(group.to).some((part) => isMark(part, '?')) &&
      !/^(?:her|his|their|hennes|hans|deras)$|['’]s$/.test(wordBefore(group, parts)),
  );

/** Whether a piece is only an example of what is wished for: 'like my navy coat but warmer'. */
const isLikened = ({ from, to }: NounGroup, parts: readonly Part[]) =>
  likens.test(typedIn(inClauseBefore(from, parts))) &&
  (['comfort', 'style'] as const).some((table) => saidIn(parts.slice(to + 1, to + 5), table).length > 0);
const likens =
  /^(?:.*(?:something|anything|one|något|nåt|någon) )?(?:like|som)(?: (?:my|the|a|min|mitt|mina|den|det))?$/;

const isBare = ({ modifiers, unknown }: NounGroup) => modifiers.length + unknown.length === 0;
const isPlain = (group: NounGroup) => !group.definite && isBare(group);
