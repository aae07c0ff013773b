import type { Language } from './brief.ts';
import { type ClauseRole, hasWord, longestWish, looks, wordsOf } from './clause-text.ts';
import { hasRole, meaningsOf, type Part, saidIn } from './sentence.ts';
import type { Token } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';
import { clauseWordsOf } from './words/clause-words.ts';

/** Whether a part describes a piece by a color, a fabric, a pattern or a feature. */
export const isModifier = (part: Part) => saidIn([part], 'shade').length + saidIn([part], 'tag').length > 0;

/** The word of a part that is in no table and no function word: what an adjective before it describes. */
export function unknownNoun(part: Part | undefined, language: Language): Token | undefined {
  const [word] = part?.tokens ?? [];
  const isUnknown = part?.concepts === null && word?.kind === 'word';
  return isUnknown && !vocabularyOf(language).functionWords.has(word.typed) ? word : undefined;
}

/** Whether a color or a fabric describes something that is no piece of clothing: 'black markets'. */
export function describesThing(clause: readonly Part[], at: number, language: Language): boolean {
  const [part, next] = clause.slice(at, at + 2);
  const word = part && isModifier(part) ? unknownNoun(next, language) : undefined;
  return (
    word !== undefined &&
    !(['thing', 'clothes'] as const).some((role) => hasWord([word.spelled], role, language))
  );
}

const favors = /^(?:\S+ ){1,2}(?:is|are|är) (?:my|min|mina) (?:fav|älskling)/;
/** Whether a color, a fabric or a style stands where a wish stands: 'something red', 'feel elegant', 'one green thing'. */
export function isWished(clause: readonly Part[], at: number, role: ClauseRole, language: Language): boolean {
  const part = clause[at];
  if (!part || !looks.some((table) => saidIn([part], table).length > 0)) return false;
  const known = clauseWordsOf(language);
  if (describesThing(clause, at, language)) return false;
  const isWord = (other: Part) =>
    meaningsOf(other).length === 0 && !hasRole(other, 'and', 'or', 'mine', 'with');
  const before = clause.slice(0, at).findLast(isWord);
  const isOnly = clause.slice(at + 1).some((other) => hasRole(other, 'only'));
  if (role === 'fragment' && (!before || isOnly || wordsOf(clause).length <= longestWish)) return true;
  // 'Pastels are my favorite'
  if (role === 'own' && favors.test(wordsOf(clause).join(' '))) return true;
  // 'Burgundy perhaps', 'I like earthy tones'
  if ([clause[at - 1], clause[at + 1]].some((near) => /^(?:perhaps|maybe|kanske)$/.test(near?.typed ?? '')))
    return true;
  if (role === 'own' && before && hasWord(wordsOf([before]), 'fond', language)) return true;
  // 'Fancy dinner', 'an 80s party', but not 'a simple ceremony'
  const isMore = saidIn([part], 'style').some(({ concept }) => concept.id !== 'simple');
  if (isMore && saidIn(clause.slice(at, at + 2), 'event').length > 0) return true;
  // 'The dress code is sexy and stylish', 'she wants earth tones'
  const says = (word: 'prescribes' | 'bids') => role === 'report' && hasWord(wordsOf(clause), word, language);
  const isOfPiece = saidIn([part], 'garment').length > 0;
  if ((saidIn([part], 'style').length > 0 && says('prescribes')) || (!isOfPiece && says('bids'))) return true;
  // 'One green thing', 'boho style'
  const near = [part.tokens.at(-1)?.spelled, wordsOf(clause.slice(at + 1))[0]];
  if (near.some((word) => known.get('thing')?.has(word ?? ''))) return true;
  // A negation that comes later is about what was named before: 'heels are not an option'.
  const refuses = (other: Part) => hasRole(other, 'negation', 'enough');
  if (part.negated && !clause.slice(0, at).some(refuses)) return true;
  return (
    before !== undefined &&
    (hasRole(before, 'negation', 'softener', 'enough', 'all', 'only', 'accent', 'want', 'instead') ||
      (['frame', 'prescribes'] as const).some((word) =>
        known.get(word)?.has(before.tokens.at(-1)?.spelled ?? ''),
      ))
  );
}
