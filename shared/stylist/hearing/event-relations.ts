import { namesEvent, wordsOf } from './clause-text.ts';
import { hasRole, type Part, saidIn } from './sentence.ts';
import { hosts, meals } from './words/settings.ts';

/** How an event in a text stands to the other words: is it the one for which the person dresses? */
type Test = (part: Part, parts: readonly Part[]) => boolean;

/** The parts before one in its clause. */
const beforeIn = (part: Part, parts: readonly Part[]) =>
  parts
    .slice(0, parts.indexOf(part))
    .filter(({ clause, sentence }) => clause === part.clause && sentence === part.sentence);
/** The words before a part in its sentence. */
const textBefore = (part: Part, parts: readonly Part[]) =>
  wordsOf(parts.slice(0, parts.indexOf(part)).filter(({ sentence }) => sentence === part.sentence)).join(' ');

const isOf = (part: Part, ...settings: readonly string[]) =>
  saidIn([part], 'event').some(({ concept }) => settings.includes(concept.setting));
const isActive = (part: Part) => namesEvent([part], 'active');
const eventsIn = (parts: readonly Part[]) => saidIn(parts, 'event');

const afterWord = /^(?:after|efter|nach|après|después)$/;
/** 'Once my physical therapy is over' */
const isDone = /^(?:is|are|was|were|är|var) (?:over|done|behind|över|slut|klar)/;
const comesFrom = /^(?:straight|directly|right after|direkt) /;
/** 'Drinks, going straight from the office', 'a gown from a wedding' */
const directlyFrom = /(?:from|från)(?: the| my| an?| mitt| ett)?$/;
/** The most words between 'after' and its event. */
const overReach = 3;

/** Whether an event is over when that begins for which the person dresses: 'dinner right after the gym'. */
const isOver: Test = (part, parts) => {
  const before = beforeIn(part, parts).slice(-overReach);
  const after = parts.slice(parts.indexOf(part) + 1).filter(({ clause }) => clause === part.clause);
  return (
    isDone.test(wordsOf(after).join(' ')) ||
    comesFrom.test(part.typed) ||
    directlyFrom.test(textBefore(part, parts)) ||
    before.some(({ tokens }) => afterWord.test(tokens.at(-1)?.typed ?? ''))
  );
};

const dayAround =
  /(?:^| )(?:day|night|evening|afternoon|morning|dagen|kvällen|natten) (?:before|after|före|innan|efter)(?: \S+){0,3}$/;
/** Whether another event is on the day before one or after it: 'drinks the night before the wedding'. */
const isDayAround: Test = (part, parts) =>
  dayAround.test(textBefore(part, parts)) && eventsIn(parts).some(({ part: event }) => event !== part);

/** Whether the family only comes along: 'the theatre with my mother-in-law'. */
const isCompany: Test = (part, parts) => {
  const before = beforeIn(part, parts);
  return (
    isOf(part, 'in-laws') &&
    before.slice(-2).some((other) => hasRole(other, 'with')) &&
    eventsIn(before).some(({ part: event }) => !isOf(event, ...meals))
  );
};

/** Whether one only dances at another event: 'midsummer, want to dance'. */
const isOnlyDance: Test = (part, parts) =>
  /^danc|^dans/.test(part.typed) && eventsIn(parts).some(({ part: event }) => event !== part);

/** Who is at an event, but also at another one: 'I am the maid of honor and plan a brunch'. */
const guests = /^(?:bridesmaid|maid of hono|groomsm|mother of the|brudtärna|bestman|marskalk)/;

/** How many places an event stands behind others: 0 if it is one for which the person dresses. */
export const distanceOf = (part: Part, parts: readonly Part[]): number =>
  [isOver, isCompany, isOnlyDance].some((test) => test(part, parts))
    ? 3
    : Number(guests.test(part.typed) || isOf(part, 'travel'));

/**
 * Whether a place or a sport only describes the event that follows: 'the work Christmas party', 'the golf dinner', but not
 * 'camping weekend'. A meal at work is work, too.
 */
const describesEvent: Test = (part, parts) => {
  const next = parts[parts.indexOf(part) + 1];
  if (next?.clause !== part.clause || !eventsIn([next]).length || isOf(next, 'casual')) return false;
  // 'Basketball after class'
  if (afterWord.test(next.tokens[0]?.typed ?? '')) return false;
  return isActive(part) || (isOf(part, ...hosts) && !isOf(next, ...meals));
};

/** Whether a day off is only when another event is: 'a wedding next weekend'. */
const isOnlyWeekend: Test = (part, parts) =>
  isOf(part, 'casual') && eventsIn(parts).some(({ part: event }) => !isOf(event, 'casual'));

/** Whether an event is named for something else than to dress for it. */
export const isAside: Test = (part, parts) =>
  [describesEvent, isDayAround, isOnlyWeekend].some((test) => test(part, parts));

const small = /^(?:to|for|till|på|at|the|an?|my|our|someone|somebody|else|en|ett|någon|annans)$/;
/** Whether what is denied is worn to an event, and not the event: 'what not to wear to a funeral', 'no jeans to work'. */
export const isForWhat: Test = (part, parts) => {
  const before = beforeIn(part, parts);
  const isWish = (other: Part) =>
    hasRole(other, 'want') ||
    /(?:wear|på sig)$/.test(other.typed) ||
    (['garment', 'shade', 'comfort'] as const).some((table) => saidIn([other], table).length > 0);
  const first = Math.max(0, before.findIndex(isWish));
  return (
    before.slice(Math.max(0, first - 3), first + 1).some((other) => hasRole(other, 'negation')) &&
    before.slice(before.findLastIndex(isWish) + 1).every(({ typed }) => small.test(typed))
  );
};

const children =
  /^(?:(?:grand)?(?:daughter|son)|kid|child|children|boy|girl|nephew|niece|dotter|dottern|dotterns|son|sonen|sonens|barn|barnen|barnens)s?$/;
/** Whether a game is that of a child, and is watched: 'my daughter's football practice'. */
export const isOfChild: Test = (part, parts) =>
  beforeIn(part, parts)
    .slice(-4)
    .some(({ typed }) => children.test(typed.replace(/['’]s$/, '')));
