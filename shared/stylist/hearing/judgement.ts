import type { Question } from './asked-about.ts';
import type { Language } from './brief.ts';
import {
  asksOpenly,
  hasWord,
  isJudging,
  isLetter,
  leadIn,
  looks,
  questionsIn,
  startBefore,
  wordsOf,
} from './clause-text.ts';
import { hasRole, isGarment, isMark, type Part, saidIn } from './sentence.ts';
import { inflected, vocabularyOf } from './vocabulary.ts';

// Whether a question asks for a judgement of clothes, for the dress code, or for what the stylist cannot answer.

/** Whether a question asks what the occasion asks for: 'How formal is it?', 'What does kavaj mean?' */
export function asksForCode(sentence: readonly Part[], language: Language): boolean {
  const words = wordsOf(sentence);
  return (
    hasWord(words, 'code', language) || means.test(words.at(-1) ?? '') || asksMeaning.test(words.join(' '))
  );
}

/** Whether a question asks for a judgement of clothes, which what the occasion asks for may answer. */
export function asksOfClothes(sentence: readonly Part[], language: Language): boolean {
  const words = wordsOf(sentence);
  const isOfClothes =
    hasWord(mainClause(words), 'clothes', language) ||
    looks.some((table) => saidIn(sentence, table).length > 0);
  const doubts = hasWord(words, 'doubt', language) && isJudging(words, language);
  return isOfClothes && (doubts || (isForJudgement(words, language) && !asksWhich.test(words[0] ?? '')));
}

/** A question that the outfit answers. */
const asksWhich = /^(?:which|vilken|vilka|vilket)$/;
/** The last word of a question about the meaning of a dress code. */
const means = /^(?:means?|entails?|betyder|innebär)$/;
const asksMeaning = /^(?:so )?(?:does (?:it|that|this) mean|betyder det|innebär det)\b/;

/** A question that begins so asks for a judgement; one that begins with 'what' is answered by an outfit. */
export const judging =
  /^(?:can|could|is|are|am|would|do|does|should|will|must|may|why|which|kan|får|är|ska|måste|går|funkar|varför|vilken|vilka)$/;
/** What an outfit answers: 'What should I wear?', 'Any ideas?'. */
const askingForOutfit =
  /^(?:wear|wearing|put|putting|pack|outfit|outfits|clothes|dress|think|thoughts|opinions?|advice|combine|match|matches|pair|styl(?:e|a|ar)|look|passar|matchar|mig|sig|klär|kläder|anziehen|tragen|mettre|porter|ponerme)$/;
const goesWith = /^goe?s?(?: (?:with|together|well|best|under|over))?$/;
const longestPlain = 3;

/** What only an outfit answers, even where it is asked for politely: 'Can I have something casual?' */
const offers =
  /(?:^| )(?:something|anything|help|(?<!(?:good|bad) )ideas?|suggest|suggestions?|options?|choice|recommend|tips|förslag|något|nåt)(?: |$)|^(?:(?:can|could|have|would|do|are) you|kan (?:du|ni)|har (?:du|ni)) (?!wear|think|ha\b|bära)|(?:i|you|we|one|jag|du|ni|man)(?: all)? (?:do|add|bring|choose|pick|take|göra|ta|tar|välja)(?: (?:in|for) .*)?$/;

/** Whether a question is one of yes or no: 'Do I go formal?' */
export const isYesOrNo = (words: readonly string[], language: Language) =>
  hasWord(words.filter((word) => !leadIn.test(word)).slice(0, 1), 'leave', language) &&
  !hasWord(words, 'gives', language) &&
  !offers.test(words.join(' '));

const worn = /^(?:clothes|outfits?|kläder)$/;
const these = /\b(?:these|those|same|this|that|my|dessa|mina)\b/;
/** Whether a question names an outfit, as one that an outfit answers does. */
const namesOutfit = (words: readonly string[]) =>
  words.some(
    (word, at) =>
      (askingForOutfit.test(word) &&
        !/^(?:shoes|shirt|pants)$/.test(words[at + 1] ?? '') &&
        // 'Can I pray in these same clothes?'
        !(worn.test(word) && these.test(words.slice(Math.max(0, at - 2), at).join(' ')))) ||
      goesWith.test(words.slice(at, at + 2).join(' ')),
  );
/** Whether a question is too short for another answer than an outfit, or asks for an outfit politely. */
const isPlain = (words: readonly string[]) => words.length <= longestPlain || offers.test(words.join(' '));
/** 'I know, but do you think that I get away with it?' */
const isThought = /\b(?:do you think|tycker du|tror du)\b/;

/** 'Is it up to my boss what I wear?' is no question for an outfit, but 'how would you style it?' is. */
const mainClause = (words: readonly string[]) => {
  const end = words.findIndex((word, at) => at > 2 && /^(?:what|how|if|vad|hur|om)$/.test(word));
  return end < 0 ? words : words.slice(0, end);
};
/** Whether a question asks for a judgement that an outfit alone does not give. */
const isForJudgement = (words: readonly string[], language: Language) =>
  !isPlain(words) &&
  (isYesOrNo(words, language) ||
    isThought.test(words.join(' ')) ||
    judging.test(words.find((word) => !leadIn.test(word)) ?? '')) &&
  (isJudging(words, language) || !namesOutfit(mainClause(words)));

/** 'How old is too old for this?', 'How long should a coat be?' */
const asksLimit =
  /^how \S+ is (?:\S+ )?too |^(?:how|hur) (?:long|short|wide|tight|loose|high|lång\w*|kort\w*|vid\w*|tajt\w*|hög\w*) (?:should|can|do|does|must|is|are|ska|får|bör|kan|är) /;

/** How a piece is worn or cared for, and what to buy, is not known: 'Should I tuck in my shirt?' */
const handles = /^(?:hem|iron|steam|wash|buy|mean|exist|köpa|saknas|betyder|stryka|tvätta|fålla)$/;
export const asksOfHandling = (words: readonly string[]) =>
  words.some((word, at) => handles.test(word) && words[at - 1] !== 'i') &&
  !words.some((word) => /^(?:wear|ha)$/.test(word));
/** 'My wife says that they clash. Who is right?' */
const asksWho =
  /^(?:(?:so|och|så) )?(?:who(?:['’]?s| is)|(?:is|was) (?:she|he)|(?:are|were) they|vem har|har (?:hon|han)) (?:right|wrong|rätt|fel)/;

/** 'Do I just ignore him?', 'Would it be rude?' */
const asksAdvice =
  /^(?:(?:so|and|but|or|så|och|men|eller) )?(?:(?:what|how|when|where|vad|hur|när|var) )?(?:do|should|can|could|may|must|am|would|will|is|ska|kan|får|bör|måste|går|tar|gör|vågar|är) (?:i|we|one|it|jag|man|vi|det)(?: |$)/;

/** Whether the subject of a question is another person, for whom the outfit is not: 'Does my boyfriend need a tux?' */
const isOfOther = ([first = '', ...rest]: readonly string[], language: Language) =>
  judging.test(first) &&
  (/^(?:he|she|han|hon)$/.test(rest[0] ?? '') ||
    (/^(?:my|our|the|min|vår)$/.test(rest[0] ?? '') && hasWord(rest.slice(1, 2), 'person', language)));

/** The questions of a text, as typed, that stay open: `question` is another one, and the outfit is no answer to them. */
export function openQuestions(
  prompt: string,
  parts: readonly Part[],
  { question: answered, language }: { question: Question | null; language: Language },
): string[] {
  const isOfCode = answered?.asks === 'code';
  const units = questionsIn(parts).flatMap(unitsOf);
  // 'A tie with jeans: does this work?' is answered by the outfit, if it has both.
  const isBack = parts.some(({ isAskedBack }) => isAskedBack);
  const coded = isOfCode ? units.find((unit) => asksOfClothes(unit, language)) : undefined;
  // 'Have you seen the seats of a bus?'
  const isSide = (words: readonly string[]) =>
    isLetter(parts) && !asksAdvice.test(words.join(' ')) && !isAboutClothes(words, language);
  const open = units.filter((unit) => {
    const words = wordsOf(unit);
    const text = words.join(' ');
    if (answeredByOutfit.test(text) || (isBack && isOfNamed(unit, language))) return false;
    if (asksWho.test(text)) return true;
    if (isSide(words))
      return words.length >= leastSide && beginsQuestion(words[0] ?? '') && !namesOutfit(words);
    if (isOfOther(words, language)) return true;
    if (isOfCode && (unit === coded || asksForCode(unit, language))) return false;
    if (asksOfHandling(words) || asksLimit.test(text)) return true;
    // 'Can I wear trousers? Or do I have to wear a dress?' is answered by what is worn.
    const isSame =
      /^(?:or|eller)$/.test(words[0] ?? '') ||
      [answered, ...(answered?.or ?? [])].some((each) =>
        (each?.words ?? '').split(' ').every((word) => text.includes(word)),
      );
    if (answered && !isOfCode && isSame && (unit.some(isGarment) || answered.category === null)) return false;
    return (
      isForJudgement(words, language) ||
      // 'How nice is nice?'
      !(isPlain(words) || namesOutfit(words) || (answered && isJudging(words, language))) ||
      means.test(words.at(-1) ?? '')
    );
  });
  return open.map((unit) =>
    isSide(wordsOf(unit)) || isOfNamed(unit, language) ? '…' : asTyped(unit, prompt),
  );
}

/** Whether a question only points to what was named before: 'Is that all right?', 'Can I wear it?' */
function isOfNamed(unit: readonly Part[], language: Language): boolean {
  const words = wordsOf(unit);
  return (
    !unit.some(isGarment) &&
    pointing.test(words.join(' ')) &&
    (isJudging(words, language) || namesOutfit(words))
  );
}
const pointing = /^(?:\S+ ){1,3}(?:it|that|this|them|these|those|mine|den|det|dem|dom)(?: \S+){0,4}$/;

/** In words: a shorter question in a letter that is about no clothes only adds force: 'Does it matter?' */
const leastSide = 5;

/** 'Which things go with it?', 'Also shoes, for swollen feet?', 'Tucked in or not?', which the tips tell. */
const answeredByOutfit =
  /^(?:what|which|vad|vilka)\b.*\b(?:go|goes|looks|passar|matchar)\b|^(?:also |and )?(?:shoes|skor)\b|\b(?:un)?tuck|stoppa|\bbelieve (?:it|this|that)\b|^(?:what|vad)(?:['’]?s| is| would be| är| vore)? (?:the )?(?:right|proper|appropriate|suitable|passande|lämpligt)\b|^(?:så )?vad (?:ska|har) \S+ (?:mer|ha|på)\b|\bisn['’]?t just\b|^(?:so )?(?:what|vad) (?:would|do|skulle) (?:you|du|ni) (?:do|say|advise|suggest|recommend|göra|säga|rekommendera)\b/;

const beginsQuestion = (word: string) => judging.test(word) || asksOpenly.test(word);

/** The questions of a sentence: 'Which shoes, and do I take the crutches?', without what only leads to them. */
function unitsOf(sentence: readonly Part[]): readonly Part[][] {
  const begins = (at: number) => {
    const [before, part] = [sentence[at - 1], sentence[at]];
    // 'Do I need a dress, or can I wear trousers?' is one question.
    const isStart =
      !before || (!hasRole(before, 'or') && (isMark(before, ',:;') || leadIn.test(before.typed)));
    const word = part?.typed ?? '';
    return isStart && (beginsQuestion(word) || /^(?:who|vem)/.test(word));
  };
  const starts = sentence.flatMap((_, at) => (begins(at) ? [at] : []));
  return starts.length ? starts.map((start, at) => sentence.slice(start, starts[at + 1])) : [[...sentence]];
}

/** Whether words name clothes or needs of the body, also where a long text asks for none of them. */
const isAboutClothes = (words: readonly string[], language: Language) =>
  hasWord(words, 'clothes', language) ||
  isJudging(words, language) ||
  words.some((word) =>
    (vocabularyOf(language).exact.get(word) ?? inflected(word, language) ?? []).some(
      ({ table }) => table === 'comfort' || looks.includes(table),
    ),
  );

/** In words: of a longer question, a clause that asks is quoted, the last one or the first. */
const longestQuote = 12;

function asTyped(sentence: readonly Part[], prompt: string): string {
  const last = sentence.slice(startBefore(sentence.length, sentence));
  const end = sentence.findIndex((part) => part.tokens[0]?.kind === 'mark');
  const asking = [last, sentence.slice(0, end)].filter((parts) => beginsQuestion(wordsOf(parts)[0] ?? ''));
  const quoted = [sentence, ...asking].find((parts) => wordsOf(parts).length <= longestQuote) ?? [];
  const words = quoted
    .filter(({ typed }, at) => at > 1 || !leadIn.test(typed))
    .flatMap(({ tokens }) => tokens)
    .filter(({ kind }) => kind !== 'mark');
  const typed = prompt.slice(words[0]?.start, words.at(-1)?.end);
  const [rest] = /^[^.!?]*\?/.exec(prompt.slice(words.at(-1)?.end)) ?? [];
  if (words.length <= 3 || rest === undefined || /[()]/.test(typed)) return '…';
  return `${typed}${rest === '?' ? '' : ' …'}?`;
}
