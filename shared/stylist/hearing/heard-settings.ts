import { rowsOf } from '../lexicon/rows.ts';
import table from '../lexicon/setting-cues.json' with { type: 'json' };
import { type Brief, type Language, languages } from './brief.ts';
import { isLetter, wordsOf } from './clause-text.ts';
import { firstOfEach } from './first-of-each.ts';
import { hasRole, type Part, saidIn } from './sentence.ts';
import { lemmaOf } from './word-forms.ts';
import { chosenSettings, greatEvent, settingOf } from './words/settings.ts';

/**
 * Returns what the outfit is for: a dress code that the words state for an event, the events in the words by their rank,
 * then the chosen occasion, then the mood.
 */
export function settingsOf(
  { mood, occasion }: { mood: string | null; occasion: string | null },
  parts: readonly Part[],
  { language, isAbout }: { language: Language; isAbout: boolean },
): Brief['settings'] {
  const inLetter = isLetter(parts);
  // 'I hate interviews' refuses none.
  const said = saidIn(
    inLetter ? parts : parts.filter((part) => part.negated === null || isForWhat(part, parts)),
    'event',
  )
    .filter(
      ({ concept, part }) =>
        !((inLetter || settingOf(concept.setting)?.active) && describesPiece(part, parts)),
    )
    .filter(
      ({ part }) => !describesEvent(part, parts) && !isDayAround(part, parts) && !isOfAllClothes(part, parts),
    )
    .filter(({ part }) => !(inLetter && part.negated !== null && isNoSuch(part, parts)))
    .map(({ concept, part }) => ({
      // 'My daughter's football practice' is watched.
      id: concept.setting === 'ball-sport' && isOfChild(part, parts) ? 'spectator' : concept.setting,
      words: part.typed,
      from: 'prompt' as const,
      // A letter names events of all kinds: what it asks for comes first, and 'funerals' in general last.
      order:
        Number(isOver(part, parts) || isOnlyPlace(part, parts) || isCompany(part, parts)) * 3 +
        Number(ofGuest.test(part.typed)) +
        Number(isOnlyTrip(part, parts)) +
        (inLetter && !settingOf(concept.setting)?.tact
          ? Number(!part.inRequest) + Number(isGeneric(part, parts)) + Number(part.isTold) * 2
          : 0),
    }));
  const [feeling = '', moment = ''] = (mood ?? '').split('>').map((each) => each.trim().toLowerCase());
  const chosen = (words: string, from: 'mood' | 'occasion') => {
    const id = chosenSettings.get(words);
    return id ? [{ id, words, from }] : [];
  };
  const ofPart = chosen(moment, 'mood');
  const ofForm = [
    ...chosen(occasion?.trim().toLowerCase() ?? '', 'occasion'),
    ...(ofPart.length ? ofPart : chosen(feeling, 'mood')),
  ];
  const atMatch = said.some(({ id }) => id === 'spectator');
  const plays = parts.some((part) => hasRole(part, 'plays'));
  // At a match a person either watches or plays.
  const active = atMatch
    ? said
        .map((each) => (plays && each.id === 'spectator' ? { ...each, id: 'ball-sport' } : each))
        .filter(({ id }) => plays || id !== 'ball-sport')
    : said;
  const rank = ({ id }: { id: string }) => settingOf(id)?.rank ?? 0;
  const hinted = inLetter ? hintedAt(parts, language).filter((each) => rank(each) >= greatEvent) : [];
  const byRank = [...active, ...hinted.map((each) => ({ ...each, order: 1 }))]
    .toSorted((a, b) => a.order - b.order || rank(b) - rank(a))
    .map(({ order: _, ...each }) => each);
  const [main] = [...byRank, ...ofForm].map(({ id }) => settingOf(id));
  const code = byRank.filter(({ id }) => settingOf(id)?.code);
  if (main?.tact) return firstOfEach([...byRank, ...ofForm]).slice(0, 1);
  // A hike has rules of its own.
  const ofEvents = [...(main?.active ? [] : code.slice(0, 1)), ...byRank];
  // The outfit of a letter is for one event, in its dress code.
  const eventAt = ofEvents.findIndex(({ id }) => !settingOf(id)?.code);
  const all = [...(inLetter && eventAt >= 0 ? ofEvents.slice(0, eventAt + 1) : ofEvents), ...ofForm];
  return firstOfEach(all.length || !isAbout ? all : hintedAt(parts, language).slice(0, 1));
}

/** Whether what is denied is worn to an event, and not the event: 'what not to wear to a funeral'. */
const isForWhat = (part: Part, parts: readonly Part[]) =>
  parts
    .slice(0, parts.indexOf(part))
    .some(
      (before) =>
        before.clause === part.clause && (hasRole(before, 'want') || saidIn([before], 'garment').length > 0),
    );

const cues = rowsOf<readonly [setting: string, ...words: readonly string[]]>(table);

/** The settings at which words only hint, such as 'promoted' at the office. They count if no event is named. */
const cuesOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    cues.flatMap(([setting, ...cells]) =>
      (cells[languages.indexOf(language)] ?? '').split(', ').map((word) => [word, setting] as const),
    ),
  );

/** The settings at which the words only hint: 'My boss says that I dress too casually'. */
function hintedAt(parts: readonly Part[], language: Language) {
  const cues = cuesOf(language);
  return parts.flatMap(({ negated, typed }) => {
    const id = cues.get(typed) ?? cues.get(lemmaOf(typed, language, 'thing'));
    return id && negated === null ? [{ id, words: typed, from: 'prompt' as const }] : [];
  });
}

/** Who is at an event, but also at another one: 'I am the maid of honor and plan a brunch'. */
const ofGuest = /^(?:bridesmaid|maid of hono|groomsm|mother of the|brudtärna|bestman|marskalk)/;

/** Whether the family only comes along: 'the theatre with my mother-in-law'. */
const isCompany = (part: Part, parts: readonly Part[]) => {
  const before = parts.slice(0, parts.indexOf(part));
  return (
    before.slice(-2).some((other) => hasRole(other, 'with')) &&
    saidIn([part], 'event').some(({ concept }) => concept.setting === 'in-laws') &&
    saidIn(before, 'event').some(
      ({ part: other, concept }) => other.clause === part.clause && !meals.has(concept.setting),
    )
  );
};

/** Whether all that the person owns is for it: 'everything I pull out is for the office'. */
const isOfAllClothes = (part: Part, parts: readonly Part[]) =>
  /(?:^| )(?:everything|all my|allt|alla mina) (?:\S+ )*(?:is|are|är) (?:\S+ )*(?:for|till|för)(?: the)?$/.test(
    wordsOf(parts.slice(0, parts.indexOf(part)).filter(({ sentence }) => sentence === part.sentence)).join(
      ' ',
    ),
  );

/** Whether an event is named for what something is not: 'isn't a workout'. */
const isNoSuch = (part: Part, parts: readonly Part[]) => {
  const before = parts.slice(0, parts.indexOf(part)).findLast(({ typed }) => !/^an?$/.test(typed));
  return before !== undefined && /^(?:isnt|is not|not|arent|are not|inte)$/.test(before.typed);
};

const isOfChild = (part: Part, parts: readonly Part[]) =>
  /^(?:daughter|son|kids?|child|children|boy|girl|dotter|son|barnen?|dotterns|sonens|barnens)s?$/.test(
    parts[parts.indexOf(part) - 1]?.typed ?? '',
  );

/** Solemn events in general, and none of them. */
const generic = /^(?:funerals|weddings|(?:job )?interviews|begravningar|bröllopen)$/;
const counted = /^(?:of|my|two|three|four|several|some|many|these|two|upcoming|have|got|mina|flera|två)$/;
const isGeneric = (part: Part, parts: readonly Part[]) =>
  generic.test(part.typed) && !counted.test(parts[parts.indexOf(part) - 1]?.typed ?? '');

/** The event for which a dress code is stated, or else the first setting. */
export const eventOf = ([first, ...others]: Brief['settings']): Brief['settings'][number] | undefined =>
  (first &&
    settingOf(first.id)?.code &&
    others.find(({ id }) => !settingOf(id)?.code && !(ofEvening.has(first.id) && isEveryday(id)))) ||
  first;

/** Dress codes of evening events. With one of them, an office or a walk in the text is not the event. */
const ofEvening = new Set(['cocktail', 'black-tie']);
const isEveryday = (id: string) => hosts.has(id) || (settingOf(id)?.rank ?? 0) < leastEvent;
/** The rank of the least of the settings that are events. */
const leastEvent = 35;

/** Whether the person says that it is all at home, where the weather does not matter and no bag is needed. */
export const isAtHome = (settings: Brief['settings']) =>
  settings.some(({ id, from }) => id === 'home' && from === 'prompt') &&
  settings.every(({ id }) => !settingOf(id)?.outdoors && !settingOf(id)?.active);

/** Where an event takes place, or whose it is. */
const hosts = new Set(['office', 'school']);

const meals = new Set(['brunch', 'dinner', 'coffee']);

/**
 * Whether a place or a sport only describes the event that follows: 'the work Christmas party', 'the golf dinner'. A meal
 * at work is work, too.
 */
function describesEvent(part: Part, parts: readonly Part[]): boolean {
  const next = parts[parts.indexOf(part) + 1];
  const events = next?.clause === part.clause ? saidIn([next], 'event') : [];
  const isMeal = events.some(({ concept }) => meals.has(concept.setting));
  return (
    events.length > 0 &&
    // 'Camping weekend'
    events.every(({ concept }) => concept.setting !== 'casual') &&
    saidIn([part], 'event').some(
      ({ concept }) => settingOf(concept.setting)?.active || (hosts.has(concept.setting) && !isMeal),
    )
  );
}

const afterWord = /^(?:after|efter|nach|après|después)$/;
/** 'After that, there are interviews' */
const pointsBack = /^(?:that|this|which|det|detta|den)$/;
const comesFrom = /^(?:straight|directly|right after|direkt) /;
/** The most words between 'after' and its event. */
const overReach = 3;

/** Whether an event is over when that begins for which the person dresses: 'dinner right after the gym'. */
const isOver = (part: Part, parts: readonly Part[]) => {
  const at = parts.indexOf(part);
  const before = parts.slice(Math.max(0, at - overReach), at).filter(({ clause }) => clause === part.clause);
  return (
    comesFrom.test(part.typed) ||
    before.some(({ typed }) => ends.test(typed)) ||
    before.some(
      ({ tokens }, place) =>
        afterWord.test(tokens.at(-1)?.typed ?? '') && !pointsBack.test(before[place + 1]?.typed ?? ''),
    )
  );
};

const ends = /^(?:finish|finishing|finished|quit|slutar|avslutar)$/;

/** Whether what is dressed for is on the day before an event or after it: 'drinks the night before the wedding'. */
const isDayAround = (part: Part, parts: readonly Part[]) =>
  dayAround.test(wordsOf(parts.slice(0, parts.indexOf(part))).join(' '));
const dayAround =
  /(?:^| )(?:day|night|evening|morning|dagen|kvällen|natten) (?:before|after|före|innan|efter)(?: (?:the|a|my|our|his|her))?$/;

/** Whether a trip is one to an event: 'the firm's trip to a baseball game'. */
const isOnlyTrip = (part: Part, parts: readonly Part[]) =>
  saidIn([part], 'event').some(({ concept }) => concept.setting === 'travel') &&
  saidIn(parts.slice(parts.indexOf(part) + 1), 'event').some(
    ({ concept, part: event }) =>
      event.clause === part.clause && !hosts.has(concept.setting) && concept.setting !== 'travel',
  );

const inNature = /(?:^| )(?:fjäll|mountain|forest|skogen|woods)/;
const places = new Set(['boat', 'beach']);

/** Whether a place only says where the event before it is: 'an office party on a boat'. */
const isOnlyPlace = (part: Part, parts: readonly Part[]) =>
  saidIn([part], 'event').some(({ concept }) => places.has(concept.setting) || inNature.test(part.typed)) &&
  saidIn(parts.slice(0, parts.indexOf(part)), 'event').some(
    ({ concept, part: event }) =>
      event.clause === part.clause && !settingOf(concept.setting)?.active && !places.has(concept.setting),
  );

/** Whether a sport only describes a piece: 'golf shirt'. */
const describesPiece = (part: Part, parts: readonly Part[]) =>
  saidIn(parts.slice(parts.indexOf(part) + 1).slice(0, 1), 'garment').length > 0;
