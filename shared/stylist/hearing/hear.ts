import { slotOf } from '../../catalog.ts';
import type { Language as AppLanguage } from '../../languages.ts';
import { colorsAsked, kindAsked, legsAsked, lookRuleOf, omissionAsked } from './asked-about.ts';
import type { Asked, Brief, Language, Refusal } from './brief.ts';
import { isOnlyIfRequired } from './choices.ts';
import { isLetter } from './clause-text.ts';
import { degreesIn } from './degrees.ts';
import { firstOfEach } from './first-of-each.ts';
import { heard, heardText } from './heard.ts';
import { settingsOf } from './heard-settings.ts';
import { hasWord, type OwnItem, purposeTag, type TaggedItem, tagged } from './item-tags.ts';
import type { Kind } from './kinds.ts';
import { languageOf } from './language.ts';
import { isGeneric, piecesNamed, topicOf } from './named-pieces.ts';
import { partsOf } from './negation.ts';
import { notUnderstood } from './not-understood.ts';
import { type NounGroup, nounGroupsOf } from './noun-groups.ts';
import { colorsOf } from './palette.ts';
import { withAppositions, withDescriptions } from './pointing-back.ts';
import { questionOf } from './question.ts';
import { refusalsOf } from './refusals.ts';
import { ruleOf } from './rule.ts';
import { type Part, saidIn, typedIn, unnegated } from './sentence.ts';
import { spansOf } from './spans.ts';
import { isHarsh, type KnownWeather, weatherOf, weatherWordsOf } from './surroundings.ts';
import { tokensOf } from './tokens.ts';
import { whereAndWhen } from './where-and-when.ts';
import { bySpeech, comfortsOf, styleOfMood, stylesOf, tagsOf } from './wishes-without-piece.ts';
import { formality } from './words/formality.ts';
import { isAtHome, settingOf, smartFrom, strictFrom, tieFrom, tooCasualFor } from './words/settings.ts';

/** What a person typed and chose. */
export type Request = {
  prompt: string;
  mood: string | null;
  occasion: string | null;
  weather?: KnownWeather | null;
  /** The language of the person's app. */
  language?: AppLanguage;
  /** The weather at the place and on the day that the words name, if it has been requested from the weather service. */
  forecast?: KnownWeather | null;
};

/** As `listen`, without the questions that stay open. The browser shows none, and does not load what reads them. */
export function hear(request: Request, items: readonly OwnItem[], today?: Date) {
  const now = today ?? new Date();
  const own = items.map(tagged);
  const tokens = tokensOf(request.prompt);
  const language = languageOf(tokens, request.language);
  const all = partsOf(spansOf(tokens, language), language);
  const { parts, isAbout, namesClothes } = heard(all, language);
  const ownWords = new Set(own.flatMap(({ words }) => [...words]));
  const groupsIn = (some: readonly Part[]) =>
    nounGroupsOf(
      some,
      language,
      (word) => hasWord(ownWords, word),
      (name) => own.flatMap(({ names, category }) => (hasWord(names, name) ? category : [])),
    );
  const told = withAppositions(groupsIn(all), all);
  const groups = withDescriptions(groupsIn(parts), told, parts, language).filter(
    (group, _, others) => !isOnlyIfRequired(group, others, parts, language),
  );
  const inLetter = isLetter(parts);
  // 'Shoes' in general cannot be refused: 'neither the right shoes nor a shawl', 'no shoes that hurt', 'not a shoe person'.
  const refusable = groups.filter((group) => {
    const around = `${parts[group.from - 1]?.typed} … ${parts[group.to + 1]?.typed}`;
    return (
      !isGeneric(group, parts) ||
      !(inLetter || /^an? | (?:that|som|out|for|till|yet|än|looks?|fits?|works?|match)$/.test(around))
    );
  });
  const { place, isElsewhere, day, usual } = whereAndWhen(
    { ...request, prompt: heardText(request.prompt, parts) },
    parts,
    language,
    now,
  );
  const settings = settingsOf(request, parts, { language, isAbout });
  const thisMonth = now.getMonth() + 1;
  // The card reports the weather of another place.
  const there = isElsewhere ? { ...request, weather: null } : request;
  const known = isAtHome(settings) ? { ...request, weather: null, forecast: null } : there;
  const isHere = place === null;
  // Only English has Fahrenheit, and only the report of the place tells it from Celsius.
  const degrees = degreesIn(parts, language === 'en' && isHere ? known.weather : null);
  // 'Something cozy for working from home in winter'
  const weather = isAtHome(settings)
    ? null
    : weatherOf(weatherWordsOf(parts, groups, day), degrees, usual, { ...known, thisMonth, isHere });
  const setting = settingOf(settings[0]?.id ?? '');
  // 'An interview, but a suit sounds too formal' does not ban what an interview asks for, which is not 'too casual' anyway.
  const isStrict = setting !== undefined && setting.formality >= strictFrom;
  const isMeant = ({ rule }: Refusal) =>
    !(isStrict && /^style=(?:casual|business|(?:elegant,)?formal$)/.test(rule));
  const comforts = comfortsOf(parts, degrees);
  const tags = tagsOf(groups, parts, inLetter);
  // 'Oversized, but not baggy', 'loose, but not one loose sack'
  const refusals = refusalsOf(refusable, parts, own).filter(
    ({ rule, words }) =>
      !tags.some(({ tag }) => rule === `#${tag}`) && !comforts.some((need) => need.words === words),
  );
  const refused = ruleOf(refusals.map(({ rule }) => rule).join(' '));
  // 'A skirt, but not the short one': the refused piece is taken only if there is no other one of its kind.
  const welcome = own.filter((item) => !refused(item));
  // Heels sink into the lawn of a wedding outdoors.
  const outdoors = unnegated(parts).find(({ typed }) => /^(?:outdoors|outside|utomhus)$/.test(typed));
  const isSmart = setting?.attended && setting.formality >= smartFrom;
  if (outdoors && isSmart) comforts.push({ id: 'lawn', words: outdoors.typed });
  const purpose = purposeTag(settings[0]?.id ?? '');
  const circumstances = { own, welcome, comforts, inLetter, setting, purpose, weather };
  const pieces = piecesNamed(groups, parts, circumstances);
  const isSpecific = (group: NounGroup) =>
    !isGeneric(group, parts) &&
    // 'No black. Black I understand, but why?'
    !(group.kinds === null && refusals.some(({ rule }) => rule === lookRuleOf(group.modifiers)));
  const about = questionOf(groups.filter(isSpecific), parts, own, language);
  const kind = kindAsked(groups, parts, own);
  // 'May one wear shorts there? And which shirt?': the outfit shows the shirt.
  const placeOf = (asked: Asked | null) =>
    groups.findIndex(({ parts: own }) => typedIn(own) === asked?.words);
  const isFirst = about?.asks === 'fit' && about.category !== null && placeOf(about) < placeOf(kind);
  const isOfPieces =
    (about?.asks === 'which' && about.or.length > 0) ||
    about?.asks === 'fault' ||
    about?.asks === 'need' ||
    isFirst;
  const question =
    legsAsked(parts) ??
    (isOfPieces ? about : null) ??
    kind ??
    colorsAsked(groups, parts, own) ??
    omissionAsked(groups, parts, own) ??
    about;
  const isSilent = !question && [...pieces, ...settings, ...refusals, ...comforts].length === 0;
  const topic = isSilent ? topicOf(told, all) : undefined;
  if (topic) pieces.push(...piecesNamed([topic], all, { ...circumstances, inLetter: false }));
  // 'Which tie?' asks for one.
  const extra =
    question?.asks === 'kind' && slotOf(question.category ?? '') === 'accessory' ? question : null;
  const ofKind = own.filter(ruleOf(extra?.rule ?? '')).map(({ id }) => id);
  if (extra && ofKind.length > 0 && !pieces.some(({ words }) => words === extra.words))
    pieces.push({ words: extra.words, ids: ofKind, missing: [], own: false });
  // 'Are slacks necessary?' asks for none, but 'Are boots necessary?' in the snow does, and 'Should I wear a tie?' for none
  // where none is expected. 'I thought of jeans. Would they do?' does not at a wedding.
  const isUnneeded = (item: TaggedItem) =>
    !(isHarsh(weather) && ['shoes', 'outerwear'].includes(slotOf(item.category))) &&
    (slotOf(item.category) !== 'accessory' || (setting?.formality ?? 0) < tieFrom);
  const tooCasual = tooCasualFor(setting);
  const isUncalled = (item: TaggedItem) =>
    question !== null &&
    [question, ...question.or].some(({ rule }) => ruleOf(rule)(item)) &&
    (question.asks === 'need' ? isUnneeded(item) : question.asks === 'fit' && tooCasual.has(item.category));
  const { colors, palette } = colorsOf(groups, parts);
  const isEmpty = !question && ![...settings, ...comforts, ...groups, ...saidIn(parts, 'style')].length;
  const relevant =
    isAbout || namesClothes || degrees !== null || day !== null || request.prompt.trim() === '';
  const brief: Brief = {
    language,
    readBy: 'rules',
    pieces: pieces.filter(
      ({ ids, words }) =>
        // 'Every man is in a tux. I want neither a tux nor a gown.'
        !refusals.some((refusal) => refusal.words === words && ids.length) &&
        !own.some((item) => ids.includes(item.id) && isUncalled(item)),
    ),
    refusals: refusals.filter(isMeant),
    palette,
    colors: [...colors, ...colorChoice(question, settings.length > 0, language)],
    tags,
    settings,
    question,
    openQuestions: [],
    asksMore: false,
    relevant,
    comforts,
    // A hike has no dress code: 'a serious hiker'.
    styles: firstOfEach([
      ...stylesOf(parts, comforts).filter(
        ({ id, words }) =>
          !(setting?.active && formality.test(id)) &&
          !(degrees && /^\d0s$/.test(words)) &&
          // 'All black, but not boring'
          !(id === 'color-pop' && palette?.accent.length === 0),
      ),
      // Sport has clothes of its own.
      ...(setting?.active ? [] : styleOfMood(request.mood)),
    ]).toSorted(bySpeech),
    weather,
    place: place?.name ?? null,
    month: usual?.month ?? (weather || !today ? null : thisMonth),
    day,
    noCoat: groups.some(({ negated, kinds }) => negated === 'not needed' && kinds?.some(isOuterwear)),
    notUnderstood: relevant ? notUnderstood(parts, groups, language, isEmpty) : [],
  };
  return { brief, parts };
}

/** The wish for the colors of a question, or for one of them: 'Pink or blue?' */
function colorChoice(question: Brief['question'], isOccasion: boolean, language: Language): Brief['colors'] {
  const asked = question && /^(?:which|fit)$/.test(question.asks) ? [question, ...question.or] : [];
  const anyOf = asked.flatMap(({ category, color }) => (category === null && color ? color : []));
  if (anyOf.length < 2 || anyOf.length < asked.length) return [];
  // 'Do navy and black go together?' is shown, unless an occasion may speak against them.
  if (question?.asks === 'fit')
    return isOccasion ? [] : asked.map(({ words }, at) => ({ words, anyOf: anyOf.slice(at, at + 1) }));
  return [{ words: asked.map(({ words }) => words).join(language === 'sv' ? ' eller ' : ' or '), anyOf }];
}

const outerwear = new Set('coat trench-coat raincoat puffer-jacket parka jacket'.split(' '));
const isOuterwear = ({ categories }: Kind) => categories.some((category) => outerwear.has(category));
