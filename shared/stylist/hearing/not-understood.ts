import { remember } from '../../remember.ts';
import type { Brief, Language } from './brief.ts';
import { hasWord, isLetter, wordsOf } from './clause-text.ts';
import { placeNamed } from './climate.ts';
import type { NounGroup } from './noun-groups.ts';
import { hasRole, inClauseBefore, isUnknown, type Part, saidIn } from './sentence.ts';
import { vocabularyOf } from './vocabulary.ts';
import { lemmaOf } from './word-forms.ts';

/** A text of so few words is a wish, all of whose words matter. */
const fewWords = 4;
/** In a longer text, a comparison may be of anything: 'I look like I gave up'. */
const mostWords = 12;

/** What all forms of the everyday words of a language share: 'familjen' is a form of 'familj'. */
const everydayForms = remember((language: Language) => {
  const { functionWords, neutralWords } = vocabularyOf(language);
  return new Set([...functionWords, ...neutralWords].map((word) => lemmaOf(word, language, 'thing')));
});

/** Unknown words that seem to describe the outfit: beside a garment, after 'like', or in a very short text. */
export function notUnderstood(
  parts: readonly Part[],
  groups: readonly NounGroup[],
  language: Language,
  isAll: boolean,
): Brief['notUnderstood'] {
  const likes = new Set('like as som wie comme como'.split(' '));
  const { functionWords } = vocabularyOf(language);
  const beside = new Set(groups.flatMap(({ unknown }) => unknown));
  const count = parts.flatMap(({ tokens }) => tokens).filter(({ kind }) => kind === 'word').length;
  const namesEvent = saidIn(parts, 'event').length > 0;
  const isShort = count <= fewWords || isAll;
  const isNew = (part: Part) =>
    isUnknown(part) &&
    // 'Importantly'
    !/....ly$/.test(part.typed) &&
    !everydayForms(language).has(lemmaOf(part.typed, language, 'thing')) &&
    !hasWord([part.typed, part.typed.replace(/s$/, '')], 'person', language) &&
    !placeNamed(part.tokens[0]?.text ?? '');
  const lastWord = (part: Part) => part.tokens.at(-1)?.text ?? '';
  // A letter is a story, most of whose unknown words have nothing to do with the outfit. None is reported.
  const asked = isLetter(parts) ? [] : parts;
  const found = asked.filter((part, at) => {
    // 'Founder meeting'
    const isOfEvent = saidIn(parts.slice(at + 1, at + 2), 'event').length > 0;
    if (!isNew(part) || part.tokens[0]?.isJoined || isOfEvent || tellsWhere(parts, at)) return false;
    // 'Selling my car', 'leaving for Paris'
    if (/ing$/.test(part.typed) && /^(?:an?|the|my|for|to|\d+)$/.test(parts[at + 1]?.typed ?? ''))
      return false;
    const isRefused = parts
      .slice(Math.max(0, at - 1), at)
      .some((before) => hasRole(before, 'negation') && !isVerb(before.typed, part.typed));
    if (
      beside.has(part) ||
      // German nouns have a capital, too.
      // 'Canoe tour': where the event is known, other words matter less.
      (isShort && !namesEvent && (language === 'de' || !part.tokens[0]?.isName)) ||
      (isRefused && count <= mostWords * 2) ||
      (isAim(parts, at, language) && !namesEvent)
    )
      return true;
    // 'Like' may precede several words: 'like the young David Bowie'.
    const place = parts.slice(0, at).findLastIndex((other) => {
      const word = lastWord(other);
      return likes.has(word) || !(isNew(other) || functionWords.has(word));
    });
    // 'Dress me like David Bowie'
    const isAsked = count <= mostWords || /(?:^| )(?:me|mig)$/.test(parts[place - 1]?.typed ?? '');
    const before = parts[place];
    return isAsked && before !== undefined && likes.has(lastWord(before));
  });
  return found.map(({ tokens, typed }) => ({
    words: typed,
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
  }));
}

/** Whether a word after a negation is a verb: 'nothing jumps out', 'without noticing'. */
const isVerb = (negation: string, word: string) =>
  (negation === 'nothing' && word.endsWith('s')) || word.endsWith('ing');

const aim = /^(?:for|under|till|inför)$/;

/** Whether a word says what the clothes are for: 'what do I wear for zorbing', 'to a luau'. */
function isAim(parts: readonly Part[], at: number, language: Language): boolean {
  const before = inClauseBefore(at, parts);
  const [word] = parts[at]?.tokens ?? [];
  const nearest = before.findLast(({ typed }) => !articles.test(typed));
  const isTo = nearest?.typed === 'to' && nearest !== before.at(-1);
  return (
    (isTo || aim.test(nearest?.typed ?? '')) &&
    // 'For giving a speech'
    !articles.test(parts[at + 1]?.typed ?? '') &&
    word?.text === word?.text.toLowerCase() &&
    hasWord(wordsOf(before), 'clothes', language)
  );
}

const where = /^(?:at|in|på|hos|i|vid)$/;
const articles = /^(?:an?|the|my|en|ett)$/;

/** Whether a word only says where an event is: 'interview at a bank'. */
function tellsWhere(parts: readonly Part[], at: number): boolean {
  const before = parts.slice(0, at).findLast(({ typed }) => !articles.test(typed));
  return where.test(before?.typed ?? '') && saidIn(parts, 'event').length > 0;
}
