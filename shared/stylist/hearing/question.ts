import type { AskedPiece, Brief } from './brief.ts';
import { isLetter } from './clause-text.ts';
import type { TaggedItem } from './item-tags.ts';
import type { NounGroup } from './noun-groups.ts';
import { ruleForKinds } from './refusals.ts';
import { hasRole, isMark, type Part, saidIn, unnegated } from './sentence.ts';

/** Returns the first piece or color that a question asks about, or the pieces of which it offers a choice. */
export function questionOf(groups: readonly NounGroup[], parts: readonly Part[]): Brief['question'] {
  const choice = choiceIn(groups, parts).map((group) => ({
    words: wordsOf(group),
    rule: group.kinds ? ruleForKinds(group.kinds) : colorRuleOf(group),
  }));
  const [first, ...or] = choice;
  if (first) return { ...first, style: null, or };
  const named = groups.filter(
    ({ parts: own, to, kinds, modifiers }) =>
      own.some((part) => isJudged(part, parts)) &&
      (kinds || (saidIn(modifiers, 'shade').length > 0 && !isUnknown(parts[to + 1]))),
  );
  const sentence = named[0]?.parts[0]?.sentence;
  const candidates = named.filter(({ parts: [part] }) => part?.sentence === sentence);
  // 'What goes well with the dress?'
  const free = candidates.filter(
    ({ from }) => !parts.slice(from - 1, from).some((part) => hasRole(part, 'with')),
  );
  // 'Gray trousers, a shirt: are brown loafers okay?' asks about the last.
  const lastMark = parts.findLastIndex(
    (part, at) => at < (free.at(-1)?.from ?? 0) && isMark(part, ',:') && part.sentence === sentence,
  );
  const asked = free.find(({ from }) => from > lastMark) ?? candidates[0];
  if (!asked) return null;
  const words = wordsOf(asked);
  // Of pieces that are worn together, the first is meant: the jacket of a suit.
  if (asked.kinds) return { words, rule: ruleForKinds(asked.kinds.slice(0, 1)), style: null, or };
  return { words, rule: colorRuleOf(asked), style: null, or };
}

/** Whether a word is in no table, so that a color before it may be that of a thing: 'black patent slides'. */
const isUnknown = (part: Part | undefined) => part?.concepts === null && !part.everyday;

const colorRuleOf = ({ modifiers }: NounGroup) =>
  saidIn(modifiers, 'shade')
    .map(({ concept }) => `color=${concept.colors.join(',')}`)
    .slice(0, 1)
    .join('');

const wordsOf = ({ parts }: NounGroup) => parts.map(({ typed }) => typed).join(' ');

/** The most words between two pieces of a choice: 'the boots, or maybe the flats'. */
const choiceReach = 6;

/** Returns the groups, those of a choice together: 'sneakers or the boots'. */
export function alternatives(groups: readonly NounGroup[], parts: readonly Part[]): NounGroup[][] {
  const either: NounGroup[][] = [];
  for (const group of groups) {
    const last = either.at(-1)?.at(-1);
    const between = last ? parts.slice(last.to + 1, group.from) : [];
    const isAlike = (last?.kinds?.length ?? 1) === 1 && last?.kinds?.length === group.kinds?.length;
    const isChoice =
      last !== undefined &&
      (last.kinds === null) === (group.kinds === null) &&
      between.length <= choiceReach &&
      (between.some((part) => hasRole(part, 'or')) ||
        (isAlike &&
          between.length === 1 &&
          between.some((part) => isMark(part, ',')) &&
          isListOfChoices(parts, group)));
    if (isChoice) either.at(-1)?.push(group);
    else either.push([group]);
  }
  return either;
}

/** Whether the list in which a group stands ends with an 'or': 'a blazer, a skirt or trousers'. */
function isListOfChoices(parts: readonly Part[], { from }: NounGroup): boolean {
  const end = parts.slice(from).find((part) => hasRole(part, 'and', 'or') || isMark(part, '.!?;:'));
  return end !== undefined && hasRole(end, 'or');
}

/** Returns the pieces of a choice as one, which any of them meets. Of those that are owned, the fitting ones are taken. */
export function eitherOf(
  groups: readonly NounGroup[],
  pieces: readonly AskedPiece[],
  parts: readonly Part[],
  own: readonly TaggedItem[],
  fitting: (items: readonly TaggedItem[]) => readonly TaggedItem[],
): AskedPiece {
  const owned = pieces.filter(({ missing }) => missing.length === 0);
  const ids = (owned.length ? owned : pieces).flatMap((piece) => piece.ids);
  return {
    words: parts
      .slice(groups[0]?.from, (groups.at(-1)?.to ?? 0) + 1)
      .map(({ typed }) => typed)
      .join(' '),
    ids: fitting(own.filter(({ id }) => ids.includes(id))).map(({ id }) => id),
    missing: owned.length ? [] : pieces.flatMap(({ missing }) => missing),
    own: pieces.some((piece) => piece.own),
  };
}

/** Returns the pieces of a question that offers a choice. */
const choiceIn = (groups: readonly NounGroup[], parts: readonly Part[]): readonly NounGroup[] =>
  alternatives(
    groups.filter((group) => group.kinds !== null || colorRuleOf(group) !== ''),
    parts,
  ).find((either) => {
    const end = parts.slice((either.at(-1)?.to ?? 0) + 1).find((part) => isMark(part, '.!?;'));
    return either.length > 1 && end && isMark(end, '?');
  }) ?? [];

/** Returns the style that a question asks about. */
export function styleQuestionOf(parts: readonly Part[]): Brief['question'] {
  const [asked] = saidIn(unnegated(parts), 'style').filter(
    ({ concept: { id }, part }) => formality.has(id) && isJudged(part, parts),
  );
  return asked ? { words: asked.part.typed, rule: '', style: asked.concept.id, or: [] } : null;
}

/** Styles that say how formal something is. Less of them is something between formal and casual. */
export const formality = new Set(
  'dressed-up elegant glamorous sophisticated business-like professional casual relaxed dressed-down'.split(
    ' ',
  ),
);

/** A question that begins so asks for a judgement; one that begins with 'what' is answered by an outfit. */
const judging =
  /^(?:can|could|is|are|am|would|do|does|should|will|must|may|why|which|kan|får|är|ska|måste|går|funkar|varför|vilken|vilka)$/;
/** Whether a question asks about a word. In a letter it must ask for a judgement: 'White? No.' asks nobody. */
const isJudged = ({ sentence, inQuestion }: Part, parts: readonly Part[]): boolean =>
  inQuestion === true &&
  (!isLetter(parts) ||
    parts.some(
      (part) => part.sentence === sentence && part.tokens.some(({ spelled }) => judging.test(spelled)),
    ));
/** What a question may begin with before its first word. */
const leadIn = /^(?:and|but|or|so|also|och|men|eller|så)$/;
/** What an outfit answers: 'What should I wear?', 'Any ideas?'. */
const askingForOutfit =
  /^(?:wear|put|pack|outfit|outfits|clothes|dress|help|ideas?|thoughts|advice|suggest|suggestions?|something|anything|combine|recommend|goes|go|match|matches|pair|style|look|passar|matchar|mig|klär|kläder|tips|förslag|något|nåt)$/;
const longestPlain = 3;

/** Whether a text asks questions besides the one that is answered, which an outfit does not answer either. */
export function asksMore(parts: readonly Part[], isAnswered: boolean): boolean {
  const sentences = [...Map.groupBy(parts, ({ sentence }) => sentence).values()];
  const open = sentences.filter((sentence, at) => {
    const [mark] = sentences[at + 1] ?? [];
    const words = sentence
      .flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word'))
      .map(({ typed }) => typed);
    return (
      mark !== undefined &&
      isMark(mark, '?') &&
      words.length > longestPlain &&
      judging.test(words.find((word) => !leadIn.test(word)) ?? '') &&
      !words.some((word) => askingForOutfit.test(word))
    );
  });
  return open.length > (isAnswered ? 1 : 0);
}
