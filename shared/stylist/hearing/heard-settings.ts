import { rowsOf, wordsIn } from '../lexicon/rows.ts';
import table from '../lexicon/setting-cues.json' with { type: 'json' };
import { type Brief, type Language, languages } from './brief.ts';
import { isLetter, questionsIn } from './clause-text.ts';
import { distanceOf, isAside, isForWhat, isOfChild } from './event-relations.ts';
import { firstOfEach } from './first-of-each.ts';
import { hasRole, isGarment, isSoftened, type Part, saidIn, typedIn } from './sentence.ts';
import { type Concept, isEveryday as isEverydayWord } from './vocabulary.ts';
import { stylesOf } from './wishes-without-piece.ts';
import { lemmaOf } from './word-forms.ts';
import { informal } from './words/formality.ts';
import { chosenSettings, greatEvent, hosts, settingOf } from './words/settings.ts';

/** Events, and the places where they are less formal: 'a job interview at an ad agency', 'a date at the cinema'. */
const atPlaces = /^(?:interview|date|party)$/;
const relaxed = /^(?:creative-office|coffee|cinema|picnic|play|dog|sightseeing)$/;

type Named = Extract<Concept, { table: 'event' }>;

const withoutCostume = /\b(?:no|without(?: an?)?|ingen|utan) (?:costume|maskeradkläder|utklädnad)/;
/** A birthday party, but not that of a grown-up: '30th birthday party'. */
const isChildsParty = /^(?!.*\d\d).*(?:birthday party|kalas)$/;

/** The sports at which parents watch their child. On a hike they walk along. */
const watched = /^(?:ball-sport|gym|yoga)$/;

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
  // 'I hate interviews' refuses none, but who is 'without a job' goes to no office.
  const events = saidIn(parts, 'event');
  // 'It isn't an interview, so do I need the full interview suit?'
  const denied = new Set(
    events.flatMap(({ concept, part }) =>
      isDenied.test(wordsBefore(part, parts)) || deniesAfter.test(wordsAfter(part, parts))
        ? concept.setting
        : [],
    ),
  );
  const named = events.filter(
    ({ concept, part }) =>
      !denied.has(concept.setting) &&
      (part.negated === null ||
        isForWhat(part, parts) ||
        (inLetter && !without.test(wordsBefore(part, parts)))) &&
      !isAside(part, parts) &&
      !ofNobody.test(wordsBefore(part, parts)),
  );
  // 'Opera tonight; I only wear ties to funerals'
  const particular = named.filter(({ part }) => !isEventInGeneral(part, parts));
  const places = named.filter(({ concept }) => !atPlaces.test(concept.setting));
  const isRelaxed = places.length > 0 && places.every(({ concept }) => relaxed.test(concept.setting));
  const plays = parts.some((part) => hasRole(part, 'plays'));
  const styles = stylesOf(parts, []).map(({ id }) => id);
  // 'An informal lunch, then a formal interview'
  const isInformal = styles.some((id) => informal.test(id)) && !styles.includes('formal');
  /** The setting whose dress code holds for an event that the words name. */
  function settingMeant({ setting, isCode }: Named, part: Part): string {
    if (setting === 'spectator' && plays) return 'ball-sport';
    if (watched.test(setting) && isOfChild(part, parts)) return 'spectator';
    // 'A Halloween party without a costume'
    if (setting === 'costume' && withoutCostume.test(typedIn(parts))) return 'party';
    // 'My nephew's birthday party'
    const before = parts[parts.indexOf(part) - 1]?.typed ?? '';
    if (isChildsParty.test(`${before} ${part.typed}`) && isOfChild(part, parts)) return 'kids';
    const isCasual =
      isSoftened(part, parts) || (isInformal && !isCode) || (isRelaxed && atPlaces.test(setting));
    return (isCasual && settingOf(setting)?.casual) || setting;
  }
  const meant = particular.length ? particular : named;
  const isGreat = meant.some(
    ({ concept }) => settingOf(concept.setting)?.attended && rankOf(concept.setting) >= greatEvent,
  );
  // A wedding at a ski lodge, whose photographer climbs hills, is no hike.
  const counted = isGreat ? meant.filter(({ concept }) => !settingOf(concept.setting)?.active) : meant;
  const asked = questionsIn(parts).flat();
  const isOnlyActive = counted.every(({ concept }) => settingOf(concept.setting)?.active);
  const said = counted.map(({ concept, part }) => ({
    id: settingMeant(concept, part),
    ...(concept.isCode && { isCode: true as const }),
    words: numbered(part, parts),
    from: 'prompt' as const,
    rank: rankOf(concept.setting),
    // A letter names events of all kinds: what it asks for comes first.
    order:
      distanceOf(part, parts) +
      // 'The dress code is smart. Long, short, cocktail?'
      Number(concept.isCode && asked.includes(part)) +
      (inLetter && !settingOf(concept.setting)?.tact
        ? // 'A conference, and a hike on one day'
          Number(!isOnlyActive && settingOf(concept.setting)?.active) +
          Number(!part.inRequest) * 2 +
          Number(isEveryday(concept.setting, part.typed)) +
          Number(part.isTold) * 2
        : 0),
  }));
  const [feeling = '', moment = ''] = (mood ?? '').split('>').map((each) => each.trim().toLowerCase());
  const chosen = (words: string, from: 'mood' | 'occasion') => {
    const id = chosenSettings.get(words);
    return id ? [{ id, words, from }] : [];
  };
  const ofPart = chosen(moment, 'mood');
  const ofOccasion = chosen(occasion?.trim().toLowerCase() ?? '', 'occasion');
  // An elegant mood is for a dinner only if nothing else is named.
  const isOpen = said.length + ofOccasion.length === 0;
  const ofForm = [...ofOccasion, ...(ofPart.length || !isOpen ? ofPart : chosen(feeling, 'mood'))];
  const byRank = said
    .toSorted((a, b) => a.order - b.order || b.rank - a.rank)
    .map(({ order: _, rank: __, ...setting }) => setting);
  const [main] = [...byRank, ...ofForm].map(({ id }) => settingOf(id));
  if (main?.tact) return firstOfEach([...byRank, ...ofForm]).slice(0, 1);
  // A hike has rules of its own.
  const ofEvents = [...(main?.active ? [] : byRank.filter(statesCode).slice(0, 1)), ...byRank];
  // The outfit of a letter is for one event, in its dress code.
  const eventAt = ofEvents.findIndex((each) => !statesCode(each));
  const all = [...(inLetter && eventAt >= 0 ? ofEvents.slice(0, eventAt + 1) : ofEvents), ...ofForm];
  return firstOfEach(all.length || !isAbout ? all : hintedAt(parts, language).slice(0, 1));
}

const rankOf = (id: string) => settingOf(id)?.rank ?? 0;

/** The words of an event, with their apostrophes and the number before them: 'kid's birthday', '90-årskalas'. */
function numbered(part: Part, parts: readonly Part[]): string {
  const number = parts[parts.indexOf(part) - 1]?.tokens.find(({ kind }) => kind === 'number');
  const typed = part.tokens.map(({ spelled }) => spelled);
  // 'Not too formal dinner'
  const words = (isSoftened(part, parts) ? typed.slice(-1) : typed).join(' ');
  return number && /^(?:års|kilometer|mils)/.test(words) ? `${number.typed}-${words}` : words;
}

const cues = rowsOf<readonly [setting: string, ...words: readonly string[]]>(table);

/** The settings at which words only hint, such as 'promoted' at the office. They count if no event is named. */
const cuesOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    cues.flatMap(([setting, ...cells]) =>
      wordsIn(cells[languages.indexOf(language)] ?? '').map((word) => [word, setting] as const),
    ),
  );

/** The settings at which the words only hint: 'My boss says that I dress too casually'. */
function hintedAt(parts: readonly Part[], language: Language) {
  const cues = cuesOf(language);
  // 'Would a tux do?' hints at nothing.
  const told = parts.filter((part) => !(part.inQuestion && isGarment(part)));
  return told.flatMap(({ negated, typed }) => {
    // The Swedish 'kunde' is no customer.
    const id =
      cues.get(typed) ??
      (isEverydayWord(typed, language) ? undefined : cues.get(lemmaOf(typed, language, 'thing')));
    return id && negated === null ? [{ id, words: typed, from: 'prompt' as const }] : [];
  });
}

/** Solemn events in general, and none of them. */
const generic = /^(?:funerals|weddings|special occasions|(?:job )?interviews|begravningar|bröllopen)$/;
const counted = /^(?:of|my|two|three|four|several|some|many|these|upcoming|have|got|mina|flera|två)$/;
const without =
  /(?:^| )(?:(?:without|no)(?: an?)?|(?:not|n['’]?t) an?|utan|inget|ingen|inga|inte (?:en|ett))(?: \S+)?$/;
const isDenied =
  /(?:^| )(?:it|this|that|det) ?(?:isn['’]?t|['’]s not|är (?:inte|ingen|inget))(?: (?:an?|en|ett))?$/;
/** Begins the words after an event: 'the beach, no, but to work?' */
const deniesAfter = /^, (?:nej|no|nope) ,? ?(?:men|but)\b/;
const wordsAfter = (part: Part, parts: readonly Part[]) =>
  typedIn(parts.slice(parts.indexOf(part) + 1).slice(0, 4));
/** Ends the words before an event of people in general, which is not the person's: 'when someone gets married'. */
const ofNobody = /(?:some(?:body|one)|people|folk|nån|någon)$/;
/** Whether an event is none in particular: 'funerals', 'as a teacher'. */
const isEventInGeneral = (part: Part, parts: readonly Part[]) => {
  const before = wordsBefore(part, parts);
  return (
    (generic.test(part.typed) &&
      !counted.test(before.split(' ').at(-1) ?? '') &&
      !/(?:^| )(?:going|gå) (?:to|på)$/.test(before)) ||
    /(?:^| )as an?$/.test(before)
  );
};
const wordsBefore = (part: Part, parts: readonly Part[]) =>
  typedIn(parts.slice(0, parts.indexOf(part)).slice(-3));

/** Whether a setting is a dress code. Of an occasion that is called casual, the code has gone. */
const statesCode = ({ id, isCode }: Brief['settings'][number]) => isCode && settingOf(id)?.code;

/** The event for which a dress code is stated, or else the first setting. */
export const eventOf = ([first, ...others]: Brief['settings']): Brief['settings'][number] | undefined =>
  (first &&
    statesCode(first) &&
    others.find(
      (each) => !statesCode(each) && !(ofEvening.has(first.id) && isEveryday(each.id, each.words)),
    )) ||
  first;

/** Dress codes of evening events. With one of them, an office or a walk in the text is not the event. */
const ofEvening = new Set(['cocktail', 'black-tie']);
/** A conference has the dress code of the office, and is an event. */
const isEveryday = (id: string, words: string) =>
  hosts.includes(id) ? ofEveryDay.test(words) : (settingOf(id)?.rank ?? 0) < leastEvent;
const ofEveryDay = /work|office|job|desk|school|college|uni|class|kontor|jobb|arbet|skol|praktik/;
/** The rank of the least of the settings that are events. */
const leastEvent = 35;
