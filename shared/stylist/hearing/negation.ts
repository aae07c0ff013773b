import type { Language } from './brief.ts';
import { hasWord, wordsOf } from './clause-text.ts';
import { hasRole, isGarment, isMark, isUnknown, meaningsOf, type Part, saidIn } from './sentence.ts';
import type { Span } from './spans.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Pronouns that refer to a thing that was named before. */
const pronouns = new Set('it them den det dem es sie ihn lo los las les'.split(' '));

/** A 'with' after these says what is refused: 'nothing with flowers'. */
const anyThing = /^(?:anything|something|nothing|något|nåt|någonting|inget)$/;
const textOf = (span: Span | undefined) => span?.tokens.at(-1)?.typed ?? '';

/** Words at the end of a negation that show that it is about a specific piece: 'leave out the'. */
const pointing = new Set(['the', 'my']);

const sentenceEnds = '.!?\n;';
const clauseEnds = ':()-–—';

/** A negation that is still in effect: where it began, and whether it has negated something yet. */
type Scope = {
  at: number;
  kind: Part['negated'];
  used: boolean;
  definite: boolean;
  refersBack: boolean;
  /** Whether a word without a meaning follows it: 'black dress, not boring' refuses no dress. */
  hasContent: boolean;
  /** Whether all objects of its verb are negated: 'I don't want jeans and a tee', but 'no jeans and a tee'. */
  isOfVerb: boolean;
  /** Whether a list after a colon is negated, to its end. */
  isList: boolean;
  /** Whether a 'with' or an 'over' does not end the negation: 'Spilled wine over my skirt'. */
  reachesOver: boolean;
};

/** The most words from a negation to a 'for' that it reaches over: 'not really for'. */
const mostOfJudgement = 3;

/**
 * Finds out which parts are negated. A negation ends with the clause, at 'but' or 'with', at 'for' after a piece ('no
 * heels for a wedding') or a judgement ('not a good idea for the office'), or at a new wish. It continues after a comma
 * or an 'and' only inside a list. A negation with nothing after it applies to what precedes it in its clause:
 * 'heels are not an option', 'den Rock mag ich nicht'.
 */
export function partsOf(spans: readonly Span[], language: Language): Part[] {
  const { functionWords } = vocabularyOf(language);
  let sentence = 0;
  let clause = 0;
  let scope: Scope | null = null;
  const parts: Part[] = [];
  const unused: { at: number; clause: number; refersBack: boolean }[] = [];
  const end = () => {
    if (scope && !scope.used && scope.kind === 'refused' && (scope.refersBack || !scope.hasContent))
      unused.push({ at: scope.at, clause, refersBack: scope.refersBack });
    scope = null;
  };
  for (const [at, span] of spans.entries()) {
    const open = scope as Scope | null;
    if (isMark(span, sentenceEnds) || isMark(span, clauseEnds) || hasRole(span, 'but')) {
      // 'My what-not-to-wear list: blazers', but 'no: the blazer'
      if (isMark(span, ':') && open && !open.used && (spans[open.at]?.tokens.length ?? 0) > 1)
        open.isList = true;
      else end();
      clause++;
      if (isMark(span, sentenceEnds)) sentence++;
    } else if (
      isBelowZero(spans, at) ||
      isRhetorical(spans, at) ||
      // 'No new dress, I own enough'
      /^(?:no|ingen|inga|inget) (?:new|ny|nya|nytt)$/.test(`${textOf(span)} ${textOf(spans[at + 1])}`) ||
      hasRole(span, 'notNegation') ||
      (hasRole(span, 'negation') &&
        (isAlternative(spans, at) || (freezes.test(textOf(span)) && isAsked(spans, at))))
    )
      end();
    else if (
      open &&
      !open.used &&
      isNext(spans.slice(open.at + 1, at)) &&
      (hasRole(span, 'negation') ||
        keeps.test(
          spans
            .slice(at, at + 3)
            .map(textOf)
            .join(' '),
        ))
    ) {
      // Two negations make a wish: 'Don't leave out the blazer', 'I don't want to give up skirts'.
      scope = null;
    } else if (
      textOf(span) === 'without' &&
      /..ing$/.test(textOf(spans[at + 1])) &&
      spans[at + 1]?.concepts === null
    )
      end();
    else if (
      hasRole(span, 'negation', 'lostPiece', 'enough', 'lacking') ||
      // 'Too cold for bare legs'
      (hasRole(span, 'for') && isTooMuch(spans, at - 2) && !isAsked(spans, at))
    ) {
      end();
      const isRefusal = hasRole(span, 'negation', 'lostPiece', 'for');
      scope = {
        at,
        kind: isRefusal ? 'refused' : hasRole(span, 'enough') ? 'not needed' : 'lacking',
        used: false,
        definite:
          isRefusal &&
          (hasRole(spans[at + 1] ?? span, 'mine') || pointing.has(span.tokens.at(-1)?.text ?? '')),
        refersBack: false,
        hasContent: false,
        isOfVerb: /\b(?:want|wants|wanna|hate|think|between|vill|hatar|tror|tycker)\b/.test(
          span.tokens.map(({ typed }) => typed).join(' '),
        ),
        reachesOver: hasRole(span, 'lostPiece'),
        isList: false,
      };
    } else if (open && isMark(span, ',')) {
      if (open.used && !open.isList && !listGoesOn(spans, at) && !(open.isOfVerb && objectsGoOn(spans, at)))
        end();
      if (!open.used) end();
    } else if (open && at - open.at > 1 && (hasRole(span, 'only') || /^(?:so|så)$/.test(textOf(span)))) end();
    else if (open && (open.used || at - open.at > mostOfJudgement) && hasRole(span, 'for')) {
      open.hasContent = false;
      end();
    } else if (
      open &&
      at - open.at > 1 &&
      hasRole(span, 'with') &&
      !open.reachesOver &&
      !anyThing.test(textOf(spans[at - 1]))
    )
      end();
    // 'The dress isn't turning up and plain black is easier'
    else if (open?.hasContent && !open.used && hasRole(span, 'and')) end();
    else if (open?.used && !open.isOfVerb && hasRole(span, 'and') && startsAnew(spans[at + 1], open.definite))
      end();
    else if (open && hasRole(span, 'want') && (open.used || at - open.at > 3)) end();
    // 'Instead of jeans a skirt'
    else if (open?.used && article.test(textOf(span)) && isGarment(spans[at - 1] as Span)) end();
    const current = scope as Scope | null;
    const isTooLittle = spans[at + 1]?.tokens[0]?.typed === (language === 'sv' ? 'nog' : 'enough');
    // In 'more formal than jeans', the jeans are refused, and 'formal' is a wish.
    const negated =
      current && current.at !== at && !isTooLittle && meaningsOf(span).length > 0 ? current.kind : null;
    if (current && negated) current.used = true;
    if (
      current &&
      span.concepts === null &&
      span.tokens.some(({ kind, typed }) => kind === 'word' && !functionWords.has(typed))
    )
      current.hasContent = true;
    if (current && !negated && pronouns.has(span.tokens[0]?.text ?? '')) current.refersBack = true;
    parts.push({
      ...span,
      negated,
      sentence,
      clause,
      typed: span.tokens.map(({ typed }) => typed).join(' '),
    });
  }
  end();
  for (const { at, clause: where, refersBack } of unused) negateBefore(parts, at, where, refersBack);
  for (const [at, part] of parts.entries()) {
    if (hasRole(part, 'negatesBack')) negateNearest(parts, at);
    // 'The abaya gets too hot'
    if (hasRole(part, 'negationAfter') || /^(?:is|are|gets?|feels?) too /.test(part.typed))
      negateBefore(parts, at, part.clause, false);
    const next = parts[at + 1];
    if (next && part.tokens.length === 1 && isTooMuch(parts, at))
      parts[at + 1] = asTooMuch(next, isAsked(parts, at));
    // 'White is a sin, black too gloomy', but not 'some shoes, too'
    const [noun] = parts.slice(at - 1, at);
    const isLook = noun !== undefined && (isGarment(noun) || saidIn([noun], 'shade').length > 0);
    const isFirst = [at - 1, at - 2].some(
      (place) => place <= 0 || isMark(parts[place - 1] as Part, ',.:;!?'),
    );
    const isTooSo = isTooMuch(parts, at) && !functionWords.has(next?.typed ?? '') && !isAsked(parts, at);
    if (isLook && isFirst && isTooSo) negateBefore(parts, at, part.clause, false);
    // 'My jeans are all too tight', 'black shoes would be dull'
    const after = at + (fillers.test(parts[at + 1]?.typed ?? '') ? 2 : 1);
    const isUnfit = hasWord(wordsOf(parts.slice(after, after + 1)), 'unfit', language);
    if (is.test(part.typed) && (isUnfit || isTooMuch(parts, after)) && !isAsked(parts, at))
      negateBefore(parts, at, part.clause, false);
  }
  return parts;
}

/** What asks, and refuses nothing: 'Will I freeze in the mini skirt?' */
const freezes = /^(?:in|i)$/;

/** Verbs of doing without, whose negation keeps what follows. */
const keeps = /^(?:give (?:\S+ )?up|part with|ge upp|göra mig)/;

/** Whether only a 'to' stands between a negation and a verb. */
const isNext = (between: readonly Span[]) => between.every((span) => /^(?:to|att)$/.test(textOf(span)));

/** Whether a negation is one half of a question: 'A coat, or no coat?' */
const isAlternative = (spans: readonly Span[], at: number) =>
  at > 0 && hasRole(spans[at - 1] as Span, 'or') && isAsked(spans, at);

/** Whether a negation begins a question: 'Aren't both kind of reddish?' */
const isRhetorical = (spans: readonly Span[], at: number) =>
  /^(?:are|is|do|does|would|could|should|wo|ca)n['’]?t$/.test(textOf(spans[at])) &&
  (at === 0 || isMark(spans[at - 1] as Span, `,${sentenceEnds}${clauseEnds}`)) &&
  isAsked(spans, at);

/** Whether a 'minus' belongs to degrees: 'minus 12 and snow'. */
const isBelowZero = (spans: readonly Span[], at: number) =>
  textOf(spans[at]) === 'minus' &&
  (spans[at + 1]?.tokens[0]?.kind === 'number' ||
    spans[at + 1]?.concepts?.some(({ table }) => table === 'number') === true);

const article = /^(?:an?|the|my|en|ett|min|mitt|mina)$/;

const is = /^(?:is|are|was|were|be|gets?|got|feels?|sits?|fits?|looks?|seems?|är|var|känns|blir)$/;
const fillers = /^(?:all|both|just|way|still|now|really|rather|pretty|so|alla|nu|lite|alldeles|fortfarande)$/;
/** Adjectives after the Swedish 'för', which is also a preposition: 'för korta', but not 'för festen'. */
const swedishTooMuch =
  /^(?:små|liten|stor|trång|kort|lång|tajt|tight|vid|varm|kall|het|tunn|tjock|tung|fin|formell|uppklädd|uppklätt|stel|ledig|sliten|gammal|gaml|vardaglig|formellt|stelt|fint|blöt|våt|regnig|blåsig)(?:a|t|tt|are)?$/;
/** Whether words say of something that it is too much so: 'too cold', 'för korta'. */
export function isTooMuch(spans: readonly Span[], at: number): boolean {
  const [too, how = ''] = spans.slice(at, at + 2).flatMap(({ tokens }) => tokens.map(({ typed }) => typed));
  return too === 'too' ? how !== '' : too === 'för' && swedishTooMuch.test(how);
}

/** 'Too formal' wishes for nothing formal, and 'too casual for a wedding?' is asked of no casual day. */
const asTooMuch = (part: Part, isQuestion: boolean): Part =>
  !meaningsOf(part).some(({ table }) => table === 'style')
    ? part
    : isQuestion
      ? { ...part, concepts: part.concepts?.filter(({ table }) => table !== 'event') ?? null }
      : { ...part, negated: 'refused' };

/** Whether a sentence asks, up to its next comma: 'Are they too short?', 'Too fancy, too casual or right?' */
const isAsked = (spans: readonly Span[], at: number) =>
  textOf(
    spans
      .slice(at)
      .find((span, place, rest) =>
        isMark(span, textOf(rest[place + 1]) === 'too' ? sentenceEnds : `,${sentenceEnds}`),
      ),
  ) === '?';

/** Whether a negated list continues after a comma: '…, shorts or t-shirts', '…, skirts, heels'. */
function listGoesOn(spans: readonly Span[], comma: number): boolean {
  // 'Ditch my shirts, blacks and grays for something festive'
  let isLast = false;
  for (const span of spans.slice(comma + 1)) {
    if (isMark(span, sentenceEnds) || isMark(span, clauseEnds)) return true;
    if (hasRole(span, 'or')) return true;
    if (isLast && (hasRole(span, 'for') || isMark(span, ','))) return true;
    if (hasRole(span, 'negation', 'but', 'want', 'mine', 'with', 'only')) return false;
    isLast ||= hasRole(span, 'and');
    if (isMark(span, ',') || hasRole(span, 'and')) continue;
    if (!meaningsOf(span).some(({ table }) => table === 'garment' || table === 'shade' || table === 'tag'))
      return false;
  }
  return true;
}

/** Whether the objects of a verb continue after a comma, up to an 'and': 'I hate skirts, makeup and bright colors'. */
function objectsGoOn(spans: readonly Span[], comma: number): boolean {
  const end = spans
    .slice(comma + 1)
    .find(
      (span) => hasRole(span, 'and', 'or', 'but', 'want', 'mine') || isMark(span, sentenceEnds + clauseEnds),
    );
  return end !== undefined && hasRole(end, 'and', 'or');
}

/** Whether the words after an 'and' are a new statement instead of another entry of the list. */
const startsAnew = (next: Span | undefined, definite: boolean) =>
  next === undefined ||
  hasRole(next, 'want', 'with', 'only') ||
  // 'no jeans and my red jacket', but 'sick of the boots and that tee'.
  (hasRole(next, 'mine') ? !definite : next.everyday && next.concepts === null);

/** Negates the last pieces that were named before a position, in any clause: 'red and white, so neither of those'. */
function negateNearest(parts: Part[], at: number) {
  const last = parts.slice(0, at).findLast((part) => saidOfPieces(part));
  if (last) negateBefore(parts, parts.indexOf(last) + 1, last.clause, false);
}

const saidOfPieces = (part: Part) =>
  meaningsOf(part).some(({ table }) => ['garment', 'shade', 'tag', 'style'].includes(table));

/** Negates the pieces before a position, past commas only with a pronoun: 'green, I can't wear it'. */
function negateBefore(parts: Part[], at: number, clause: number, refersBack: boolean) {
  let found = false;
  for (let before = at - 1; before >= 0; before--) {
    const part = parts[before];
    if (!part || part.clause !== clause || (isMark(part, ',') && !refersBack)) return;
    const isPiece =
      saidOfPieces(part) ||
      // The word is a brand or another word of an own item: 'the AF1s stay home'.
      isUnknown(part);
    if (isPiece && part.negated === null) {
      parts[before] = { ...part, negated: 'refused' };
      found = true;
    } else if (found && !hasRole(part, 'and', 'or', 'mine')) return;
  }
}
