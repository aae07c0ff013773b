import type { Language } from './brief.ts';
import { namesCode, namesWorn, othersIn } from './clause-role.ts';
import {
  asksOpenly,
  type Clause,
  hasWord,
  isJudging,
  leadIn,
  longestFragment,
  longestIsIt,
  longestWish,
  looks,
  sentenceOf,
} from './clause-text.ts';
import { hasRole, isGarment, isMark, type Part, saidIn } from './sentence.ts';
import { isModifier } from './wished.ts';

/**
 * Finds out which clauses ask whether something may be worn, and which name what a later question points back to. In a
 * letter, only a sentence with a question mark asks, or one that doubts: 'I wonder if I could wear jeans'.
 */
export function withQuestions(clauses: readonly Clause[], isLetter: boolean, language: Language): Clause[] {
  const asked = clauses.map((clause, at): Clause => {
    const following = clauses.slice(at + 1);
    const doubts = asksInDoubt(clause, clauses.slice(0, at), language);
    const asks = doubts || clause.role === 'question' || asksOfPiece(clause, following, language);
    if (!asks) return clause;
    // 'Skirt? No, too good.'
    const [reply] = following.filter(({ words }) => words.length > 0);
    if (clause.words.length <= longestIsIt && saysNo.test(reply?.words.join(' ') ?? ''))
      return { ...clause, role: 'own', parts: clause.parts.map((part) => ({ ...part, negated: 'refused' })) };
    const isTold = isLetter && !doubts && !hasQuestionMark(clause, following);
    return { ...clause, role: isTold ? 'statement' : 'question' };
  });
  const askedBack = asked.map((_, at) => clauseAskedBackBy(asked, at, language));
  const given = asked.map((_, at) => clauseGivenTo(asked, at));
  return asked.map((clause) =>
    given.includes(clause)
      ? { ...clause, role: 'request', isGiven: true }
      : askedBack.includes(clause)
        ? { ...clause, isAskedBack: true }
        : clause,
  );
}

const saysNo = /^(?:(?:no|nope|nah|nej|nä)(?: too .*)?|(?:too|för) \S+)$/;
const namesPiece = ({ parts }: Clause) => parts.some(isGarment);
/** Whether a clause names a piece as the person's own: 'Mum says that my blazer is too loud'. */
const namesOwn = ({ parts, words }: Clause) =>
  // 'I have black jeans, what can I wear with it?'
  parts.some(isGarment) &&
  /^(?:(?:now|today|so|and|but|nu|idag|men|och) )?(?:i|i['’]?ve|jag) |(?:^| )(?:my|min|mitt|mina|köpte jag|hittade jag|fick jag) /.test(
    words.join(' '),
  );

/** Whether the sentence of a clause ends with a question mark. */
const hasQuestionMark = (clause: Clause, following: readonly Clause[]) => {
  const next = following.find(({ parts }) => parts[0] && parts[0].sentence !== sentenceOf(clause));
  const [end] = next?.parts ?? [];
  return end !== undefined && isMark(end, '?');
};

/** 'Jag måste' tells, and 'måste jag' asks. */
const beginsAsking = (words: readonly string[], language: Language) =>
  !hasWord(words.slice(0, 1), 'first', language) &&
  words.slice(0, 2).some((word) => hasWord([word], 'leave', language));

const isOr = (part: Part) => hasRole(part, 'or');

/** What may end a question. */
const endTag =
  /^(?:surely|right|no|yes|or|or not|(?:is|are|wo|would|does|do)n['’]?t (?:it|they|that)|(?:can|could|may) i|kan jag|får jag|eller|eller hur|va|väl)$/;

/** In words: a question that names two things. */
const longestChoice = 12;

/** It asks for an opinion: 'thoughts on my pink blazer with jeans?' */
const asksView =
  /^(?:so |and )?(?:what do you(?: guys)? think (?:of|about)|what about|(?:any |your )?(?:thoughts|opinions?|views?|take) (?:on|about|of)|how about|vad tycker (?:du|ni) om|vad tror du om)\b/;

/** Whether a clause asks about the pieces and looks that it names: 'Khakis?', 'long or short?', 'can I wear a hat?' */
function asksOfPiece(clause: Clause, following: readonly Clause[], language: Language): boolean {
  const { role, words, parts } = clause;
  const isTopic = (part: Part) => isGarment(part) || saidIn([part], 'event').length > 0;
  if (asksView.test(words.join(' ')) && parts.some(isTopic)) return true;
  if (!hasQuestionMark(clause, following)) return false;
  // 'A T-shirt is fine, surely?'
  const rest = following.filter((each) => sentenceOf(each) === sentenceOf(clause));
  const isLast = rest.every(({ words: tag }) => tag.length === 0 || endTag.test(tag.join(' ')));
  const begins = beginsAsking(words, language) && !hasWord(words, 'gives', language);
  const namesLook = looks.some((table) => saidIn(parts, table).length > 0);
  // 'Blue T-shirt, gray shorts and red shoes?'
  const isList = parts.filter(isGarment).length > 1;
  // 'Black dress or red dress?'
  const isChoice =
    (role === 'request' || role === 'report') &&
    isList &&
    !asksOpenly.test(words[0] ?? '') &&
    parts.some(isOr);
  // 'Guys in white jeans in winter?'
  const isNamed =
    isChoice ||
    (role === 'others' && othersIn.test(words.join(' '))) ||
    role === 'fragment' ||
    (role === 'report' && namesCode(parts));
  const longest = parts.some(isOr) ? longestChoice : longestFragment;
  // 'No hoodies, tracksuits and so on, but how formal is it?'
  const leads = rest.some(({ words: [first = '', second = ''] }) =>
    asksOpenly.test(leadIn.test(first) ? second : first),
  );
  if (role === 'fragment' && leads) return false;
  if (isNamed || (role === 'statement' && (isLast || begins)))
    return (isList || begins || words.length <= longest) && namesLook;
  return (role === 'own' || role === 'request') && begins && namesLook && !asksOpenly.test(words[0] ?? '');
}

/** 'Do you think', 'I can wear jeans?' */
const asksMind =
  /^(?:do you think|does (?:this|that|it) mean|(?:is|would) (?:it|that) (?:be )?(?:ok|okay|all ?right|fine|alright)|tror du|tycker du|(?:går|funkar|är) det (?:bra|an|okej|ok))(?: that| if| att| om)?$/;

/** Words that need an 'if' to doubt: 'I wonder about the shirt' asks for no yes or no. */
const wonders = /^(?:wonder|wondering|undrar|funderar|demande)$/;

/** Whether a clause doubts a piece or a color: 'not sure about the tie'; 'I am not sure', 'if jeans are okay'. */
function asksInDoubt(clause: Clause, before: readonly Clause[], language: Language): boolean {
  if (!namesPiece(clause) && !namesWorn(clause.parts)) return false;
  const doubts = ({ words }: Clause) => hasWord(words, 'doubt', language);
  const saysIf = ({ words }: Clause) => hasWord(words, 'if', language);
  const mayAsk = (each: Clause) => saysIf(each) || !each.words.some((word) => wonders.test(word));
  if (namesPiece(clause) && clause.role === 'own' && doubts(clause)) return mayAsk(clause);
  // 'I need advice on whether', 'it is appropriate to wear black'; 'I wonder', 'if', 'I could wear jeans'
  const inSentence = before.filter(
    (each) => sentenceOf(each) === sentenceOf(clause) && each.words.length > 0,
  );
  const at = inSentence.findLastIndex((each) => each.words.length > 1 || doubts(each));
  const doubter = inSentence[at];
  if (asksMind.test(doubter?.words.join(' ') ?? ''))
    return namesPiece(clause) && /^(?:i|i'd|we|it|it's|jag|det)$/.test(clause.words[0] ?? '');
  if (!doubter || !doubts(doubter)) return false;
  if ([...inSentence.slice(at), clause].some(saysIf)) return namesWorn(clause.parts);
  return namesPiece(clause) && clause.role === 'fragment' && mayAsk(doubter);
}

/** 'What do I wear with it?' */
const withIt =
  /(?:^| )(?:what|which|how|vad|vilka|vilken|hur) .*(?:(?:with|under|over|till|med|över) (?:it|that|this|them|these|those|den|det|dem|dom)|(?:it|them|this|these|those) with|(?:den|det|dem|dom|de) (?:\S+ ){0,2}(?:till|med)|(?:have|wear|put on|ha|bära) (?:over|under|with|till|över))$/;

/** Returns the clause that names the own piece with which a clause asks what to wear; a described one, if there is one. */
function clauseGivenTo(all: readonly Clause[], at: number): Clause | undefined {
  if (!withIt.test(all[at]?.words.join(' ') ?? '')) return undefined;
  const isInSentence = (clause: Clause) => sentenceOf(clause) === sentenceOf(all[at]) && namesPiece(clause);
  const own = all
    .slice(0, at)
    .filter((clause) => clause.role !== 'others' && (namesOwn(clause) || isInSentence(clause)));
  const [last] = all.slice(0, at).filter(namesPiece).slice(-1);
  const isNear = (sentenceOf(all[at]) ?? 0) - (sentenceOf(last) ?? 0) <= farthestThat;
  return described(own) ?? own.at(-1) ?? (isNear && last?.role !== 'others' ? last : undefined);
}

const described = (clauses: readonly Clause[]) => clauses.findLast(({ parts }) => parts.some(isModifier));

/** What refers to a piece that was named before. */
const pointsBack =
  /^(?:it|it's|that|this|they|them|those|these|mine|den|det|dem|de|es|ihn|sie|le|lo|las|los)$/;
/** A question about what was named before in an adjective: 'Good enough?' */
const verdict =
  /^(?:\S+ enough|(?:too|för) \S+(?: (?:for|to|till|på) .*)?|ok|okay|okej|acceptable|appropriate|allowed|alright|all right|yes or no|yay or nay|okej eller inte)$/;
/** The most words of a question about what was named before. */
const longestThat = 10;
/** The most sentences between a piece and a question about it. */
const farthestThat = 2;

/**
 * Returns the clause that names the pieces about which a clause asks without naming them: 'I planned capri trousers', 'is
 * that all right?'; 'My husband says it's too much', 'is it?'
 */
function clauseAskedBackBy(all: readonly Clause[], at: number, language: Language): Clause | undefined {
  const asking = all[at];
  if (!asking || namesPiece(asking) || withIt.test(asking.words.join(' '))) return undefined;
  const { words } = asking;
  const pronoun = words.findLastIndex((word) => pointsBack.test(word));
  const sentence = sentenceOf(asking) ?? 0;
  const isVerdict = verdict.test(words.join(' ')) && sentenceOf(all[at - 1]) !== sentence;
  if ((pronoun < 0 && !isVerdict) || words.length > longestThat) return undefined;
  // 'I have a cotton suit, but don't know if this is appropriate.'
  const said = all.slice(0, at + 1).filter((each) => sentenceOf(each) === sentence);
  const says = (role: 'doubt' | 'if') => said.some((each) => hasWord(each.words, role, language));
  const isInDoubt = says('doubt') && says('if');
  if (!isInDoubt && !hasQuestionMark(asking, all.slice(at + 1))) return undefined;
  const isWornIt = hasWord(words.slice(pronoun - 1, pronoun), 'clothes', language);
  const repeats = words.length <= longestIsIt ? (all[at - 1]?.words ?? []) : [];
  if (!isWornIt && !isVerdict && !isJudging([...repeats, ' ', ...words], language)) return undefined;
  const earlier = all.slice(0, at);
  const ofPieces = earlier.filter(
    (clause) => namesPiece(clause) && (clause.role !== 'others' || namesOwn(clause)),
  );
  // 'Navy with black, is that okay?'
  const ofColors = earlier.filter(
    ({ parts, words: named }) => named.length <= longestWish && namesWorn(parts),
  );
  const naming = ofPieces.length ? ofPieces : ofColors;
  // 'I own a white cocktail dress. [Much more.] Can I wear it at last?'
  const own = isWornIt ? described(naming.filter(namesOwn)) : undefined;
  if (own) return own;
  const nearest = sentenceOf(naming.at(-1)) ?? 0;
  // What a sentence names first is its subject.
  return sentence - nearest <= farthestThat
    ? naming.find((clause) => sentenceOf(clause) === nearest)
    : undefined;
}
