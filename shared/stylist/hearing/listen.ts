import { categoriesBySlot, slotOf } from '../../catalog.ts';
import { colorsAsked, kindAsked, lookRuleOf, omissionAsked } from './asked-about.ts';
import { askedPieces } from './asked-pieces.ts';
import type { AskedPiece, Brief, Language } from './brief.ts';
import { alternatives, eitherOf } from './choices.ts';
import { isLetter } from './clause-text.ts';
import { degreesIn } from './degrees.ts';
import { heard, heardText } from './heard.ts';
import { settingsOf } from './heard-settings.ts';
import { hasWord, type OwnItem, type TaggedItem, tagged } from './item-tags.ts';
import { asksMore } from './judgement.ts';
import type { Kind } from './kinds.ts';
import { languageOf } from './language.ts';
import { partsOf } from './negation.ts';
import { notUnderstood } from './not-understood.ts';
import { type NounGroup, nounGroupsOf } from './noun-groups.ts';
import { colorsOf } from './palette.ts';
import { asksHow, formality, isGiven, questionOf } from './question.ts';
import { isAllowed, refusalsOf } from './refusals.ts';
import { ruleOf } from './rule.ts';
import { type Part, saidIn, typedIn } from './sentence.ts';
import { spansOf } from './spans.ts';
import { isHarsh, type KnownWeather, weatherOf, weatherWordsOf } from './surroundings.ts';
import { tokensOf } from './tokens.ts';
import { whereAndWhen } from './where-and-when.ts';
import { comfortsOf, stylesOf, tagsOf } from './wishes-without-piece.ts';
import { comfortRules } from './words/comfort-rules.ts';
import { isAtHome, settingOf, tieFrom, tooCasualFor } from './words/settings.ts';
import { weatherTests } from './words/weather-rules.ts';

/** What a person typed and chose. */
export type Request = {
  prompt: string;
  mood: string | null;
  occasion: string | null;
  weather?: KnownWeather | null;
  /** The weather at the place and on the day that the words name, if it has been requested from the weather service. */
  forecast?: KnownWeather | null;
};

/**
 * Reads a request into a brief: what should be worn and what not, for which occasion, and in which weather. It needs no
 * network. It does not guess: words that it does not understand are listed in the brief. Without `today`, days are
 * counted from now, and no season is assumed.
 */
export function listen(request: Request, items: readonly OwnItem[], today?: Date): Brief {
  const now = today ?? new Date();
  const own = items.map(tagged);
  const tokens = tokensOf(request.prompt);
  const language = languageOf(tokens);
  const { parts, isAbout, namesClothes } = heard(partsOf(spansOf(tokens, language), language), language);
  const ownWords = new Set(own.flatMap(({ words }) => [...words]));
  const groups = nounGroupsOf(parts, language, (word) => hasWord(ownWords, word));
  const inLetter = isLetter(parts);
  // 'Shoes' in general cannot be refused: 'neither the right shoes nor a shawl', 'no shoes that hurt', 'not a shoe person'.
  const refusable = groups.filter((group) => {
    const around = `${parts[group.from - 1]?.typed} … ${parts[group.to + 1]?.typed}`;
    return !isGeneric(group, parts) || !(inLetter || /^an? | (?:that|som)$/.test(around));
  });
  const refusals = refusalsOf(refusable, parts, own);
  const refused = ruleOf(refusals.map(({ rule }) => rule).join(' '));
  // 'A skirt, but not the short one': the refused piece is taken only if there is no other one of its kind.
  const welcome = own.filter((item) => !refused(item));
  const { place, day, usual } = whereAndWhen(
    { ...request, prompt: heardText(request.prompt, parts) },
    parts,
    language,
    now,
  );
  const settings = settingsOf(request, parts, { language, isAbout });
  const thisMonth = now.getMonth() + 1;
  const known = isAtHome(settings) ? { ...request, weather: null, forecast: null } : request;
  const isHere = place === null;
  // Only English has Fahrenheit, and only the report of the place tells it from Celsius.
  const degrees = degreesIn(parts, language === 'en' && isHere ? known.weather : null);
  const weather = weatherOf(weatherWordsOf(parts, groups), degrees, usual, {
    ...known,
    thisMonth,
    isHere,
  });
  const setting = settingOf(settings[0]?.id ?? '');
  // Where no occasion asks for it, a blazer is not the dinner jacket.
  const isBanned = ruleOf(setting?.bans ?? '#tuxedo&!shirt');
  const tooCasual = tooCasualFor(setting);
  const isForOtherWeather = weatherTests(weather, setting).bans;
  const out = new Set(own.filter((item) => isBanned(item) || isForOtherWeather(item)));
  const isOut = (item: TaggedItem) => out.has(item);
  const inPlace = welcome.filter((item) => !isOut(item));
  // Where no sport asks for it, sneakers are not those for running.
  const isForSport = ruleOf(
    setting?.active || setting?.outdoors ? '' : '#running #hiking #waterproof&@bottom',
  );
  const fitting = (items: readonly TaggedItem[]) =>
    (setting?.prefers ?? []).map(ruleOf).reduce(
      narrowed,
      narrowed(items, (item) => !isOut(item) && !isForSport(item)),
    );
  const comforts = comfortsOf(parts, degrees);
  const harms = ruleOf(comforts.map(({ id }) => comfortRules[id]?.bans ?? '').join(' '));
  const named = groups.filter(
    (group) =>
      group.negated === null &&
      namesPiece(group, inLetter) &&
      !isAllowed(group, parts) &&
      !isGeneric(group, parts) &&
      !isNamedBefore(group, groups, parts),
  );
  const pieces = alternatives(named, parts).flatMap((either) => {
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
  });
  /** A kind of piece alone, such as 'heels', is not worn against what the body needs. */
  function withoutHarm(piece: AskedPiece): AskedPiece[] {
    const ids = piece.ids.filter((id) => own.some((item) => item.id === id && !harms(item)));
    return ids.length || !piece.ids.length ? [{ ...piece, ids }] : [];
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
    // 'Dark trousers' at a funeral are not the dark jeans, if others are dark, too.
    const right = askedPieces(group, inPlace, fitting);
    const isRight = right.every(({ ids, missing }) => ids.length > 0 && missing.length === 0);
    const some = isRight ? right : askedPieces(group, welcome, fitting);
    const all = askedPieces(group, own, fitting);
    const lacks = (pieces: readonly AskedPiece[]) => pieces.some(({ missing }) => missing.length > 0);
    // A piece that fits all words is meant although another refusal would rule it out.
    const meant = some.every(({ ids }) => ids.length > 0) && (!lacks(some) || lacks(all)) ? some : all;
    const asked = isPlain(group) ? meant.flatMap(withoutHarm) : meant;
    // What a question asks about is worn only if it is owned and suits the occasion and the weather; of a choice, one is worn.
    return group.head?.inQuestion && !isChoice && !isGiven(group, parts) && !asksHow(group.head, parts)
      ? asked.filter(
          ({ ids, missing }) =>
            missing.length === 0 &&
            own.some((item) => ids.includes(item.id) && !isOut(item) && !tooCasual.has(item.category)),
        )
      : asked;
  }
  // A letter names much that the writer does not own, but asks 'How do I wear a sleeveless shirt?' of what they have.
  const asked = new Set(
    groups
      .filter(({ head }) => head?.inQuestion || head?.inRequest)
      .filter((group) => asksHow(group.head ?? undefined, parts))
      .map((group) => typedIn(group.parts)),
  );
  const meant = pieces.filter(({ missing, words }) => !inLetter || missing.length === 0 || asked.has(words));
  const isSpecific = (group: NounGroup) =>
    !isGeneric(group, parts) &&
    // 'No black. Black I understand, but why?'
    !(group.kinds === null && refusals.some(({ rule }) => rule === lookRuleOf(group.modifiers)));
  const about = questionOf(groups.filter(isSpecific), parts, own, language);
  const question =
    (about?.asks === 'which' && about.or.length > 0) || about?.asks === 'fault' || about?.asks === 'need'
      ? about
      : (kindAsked(groups, parts, own) ??
        colorsAsked(groups, parts, own) ??
        omissionAsked(groups, parts, own) ??
        about);
  // 'Are slacks necessary?' asks for none, but 'Are boots necessary?' in the snow does, and 'Should I wear a tie?' for none
  // where none is expected.
  const isUncalled = (item: TaggedItem) =>
    question?.asks === 'need' &&
    !(isHarsh(weather) && ['shoes', 'outerwear'].includes(slotOf(item.category))) &&
    [question, ...question.or].some(({ rule }) => ruleOf(rule)(item)) &&
    (slotOf(item.category) !== 'accessory' || (setting?.formality ?? 0) < tieFrom);
  const { colors, palette } = colorsOf(groups, parts);
  const relevant =
    isAbout || namesClothes || degrees !== null || day !== null || request.prompt.trim() === '';
  return {
    language,
    readBy: 'rules',
    pieces: meant.filter(({ ids }) => !own.some((item) => ids.includes(item.id) && isUncalled(item))),
    refusals,
    palette,
    colors: [...colors, ...colorChoice(question, language)],
    tags: tagsOf(groups, parts, inLetter),
    settings,
    question,
    asksMore: asksMore(parts, question, language),
    relevant,
    comforts,
    // A hike has no dress code: 'a serious hiker'.
    styles: stylesOf(parts, comforts).filter(({ id }) => !(setting?.active && formality.test(id))),
    weather,
    place: place?.name ?? null,
    month: usual?.month ?? (weather || !today ? null : thisMonth),
    day,
    noCoat: groups.some(({ negated, kinds }) => negated === 'not needed' && kinds?.some(isOuterwear)),
    notUnderstood: relevant ? notUnderstood(parts, groups, language) : [],
  };
}

/** The wish for one of the colors of a question: 'Pink or blue?' */
function colorChoice(question: Brief['question'], language: Language): Brief['colors'] {
  const asked = question?.asks === 'which' ? [question, ...question.or] : [];
  const anyOf = asked.flatMap(({ category, color }) => (category === null && color ? color : []));
  if (anyOf.length < 2 || anyOf.length < asked.length) return [];
  return [{ words: asked.map(({ words }) => words).join(language === 'sv' ? ' eller ' : ' or '), anyOf }];
}

/** Returns the items that pass a test, or all of them if none does. */
function narrowed(items: readonly TaggedItem[], test: (item: TaggedItem) => boolean): readonly TaggedItem[] {
  const some = items.filter(test);
  return some.length > 0 ? some : items;
}

const outerwear = new Set('coat trench-coat raincoat puffer-jacket parka jacket'.split(' '));
const isOuterwear = ({ categories }: Kind) => categories.some((category) => outerwear.has(category));

/** Whether a group names a piece: a garment, an own item ('the 501s') or a stand-in ('the itchy one'). */
const namesPiece = ({ kinds, modifiers, definite, stands }: NounGroup, inLetter: boolean) =>
  kinds !== null ||
  (!inLetter && (stands || (definite && modifiers.some(({ concepts }) => concepts === null))));

/** Whether a piece is one that was described before: 'a black suit jacket and … under the jacket'. */
function isNamedBefore(group: NounGroup, groups: readonly NounGroup[], parts: readonly Part[]): boolean {
  const wordOf = ({ head }: NounGroup) => head?.tokens.at(-1)?.typed;
  const isDescribed = (each: NounGroup) => !isBare(each) || (each.head?.tokens.length ?? 0) > 1;
  return (
    !isDescribed(group) &&
    /^(?:the|this|that)$/.test(parts[group.from - 1]?.typed ?? '') &&
    groups.some(
      (other) =>
        other.to < group.from && !other.negated && wordOf(other) === wordOf(group) && isDescribed(other),
    )
  );
}

/** Before a piece, it asks to change it. */
const otherWord = /^(?:other|different|another|new|andra|annan|nya)$/;

/** Whether a group only says 'shoes' or 'accessories': what suits is chosen anyway. */
const isGeneric = (group: NounGroup, parts: readonly Part[]) =>
  isBare(group) &&
  !otherWord.test(parts[group.from - 1]?.typed ?? '') &&
  (group.kinds ?? []).some(({ categories }) =>
    (['shoes', 'accessory'] as const).some((slot) =>
      categoriesBySlot[slot].every((each) => categories.includes(each)),
    ),
  );

/** Whether a piece is only an example of what is wished for: 'like my navy coat but warmer'. */
const isLikened = ({ from, to }: NounGroup, parts: readonly Part[]) =>
  likens.test(typedIn(parts.slice(0, from).filter(({ clause }) => clause === parts[from]?.clause))) &&
  /^(?:but|only|just|fast|men)\b/.test(
    parts.slice(to + 1).find(({ tokens }) => tokens[0]?.kind === 'word')?.typed ?? '',
  ) &&
  (['comfort', 'style'] as const).some((table) => saidIn(parts.slice(to + 1, to + 5), table).length > 0);
const likens =
  /^(?:.*(?:something|anything|one|något|nåt|någon) )?(?:like|som)(?: (?:my|the|a|min|mitt|mina|den|det))?$/;

const isBare = ({ modifiers, unknown }: NounGroup) => modifiers.length + unknown.length === 0;
const isPlain = (group: NounGroup) => !group.definite && isBare(group);
