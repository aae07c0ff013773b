/** What a request wishes without naming a piece: 'something warm', 'casual', 'waterproof'. */
import { moods } from '../../catalog.ts';
import type { Brief } from './brief.ts';
import { tellsWeather } from './clause-role.ts';
import { wordsOfSentence } from './clause-text.ts';
import type { Degrees } from './degrees.ts';
import { firstOfEach } from './first-of-each.ts';
import type { NounGroup } from './noun-groups.ts';
import { isToned } from './refusals.ts';
import { isColdRoom } from './senses-in-context.ts';
import {
  hasRole,
  isGarment,
  isMark,
  isSoftened,
  isToAvoid,
  type Part,
  saidIn,
  saysWeather,
  unnegated,
} from './sentence.ts';
import { staysAiry } from './words/comfort-rules.ts';
import { formality, informal } from './words/formality.ts';

const opposite = /^(?:warm|airy)$/;

/** What the body needs. Who asks for both warmth and air, or names a range of degrees, needs layers. */
export function comfortsOf(parts: readonly Part[], degrees: Degrees | null): Brief['comforts'] {
  const asked = firstOfEach([
    ...saidIn(
      parts.filter((part) => isToAvoid(part) || (!part.negated && !isSoftened(part, parts))),
      'comfort',
    ).map(({ concept: { id }, part: { typed } }) => ({ id, words: typed })),
    ...unnegated(parts)
      .filter(isColdRoom)
      .map(({ typed }) => ({ id: 'layers', words: typed })),
    ...(degrees?.isRange ? [{ id: 'layers', words: degrees.words }] : []),
  ]);
  // 'Will I freeze or overheat?'
  const isBoth = ['warm', 'airy'].every((id) => asked.some((each) => each.id === id));
  return isBoth
    ? firstOfEach(asked.map((each) => (opposite.test(each.id) ? { ...each, id: 'layers' } : each)))
    : asked;
}

/** The styles that are asked for. 'Not too dressy' asks for something relaxed, 'professional but not corporate' for less. */
export function stylesOf(parts: readonly Part[], comforts: Brief['comforts']): Brief['styles'] {
  const asked = saidIn(
    // 'Should I dress feminine?' wishes for it, 'Should I dress formally?' is answered.
    parts.filter((part) => !part.inQuestion || (!isFormality(part) && mayWish(part, parts))),
    'style',
  ).flatMap(({ concept: { id }, part }) => {
    // 'Professional but not corporate'
    if (part.negated !== null) return isToned(id, parts) ? [{ id: 'smart-casual', words: part.typed }] : [];
    // 'What is too dressy for class?', 'how dressed up must one be?'
    if (/^(?:too|how|hur)$/.test(parts[parts.indexOf(part) - 1]?.typed ?? '')) return [];
    if (!isSoftened(part, parts)) return [{ id, words: part.typed }];
    if (informal.test(id)) return [{ id: 'smart-casual', words: part.typed }];
    return formality.test(id) ? [{ id: 'relaxed', words: part.typed }] : [];
  });
  // 'I'm melting. What keeps me covered up and cool?', 'cool and rainy'
  const isHot = parts.some((part) => saysWeather([part], /^t:(?:2[4-9]|3\d)$/));
  const isOfWarmth = staysAiry(comforts) || isHot || isCoolDay(parts);
  return firstOfEach(asked).filter(({ id }) => id !== 'cool' || !isOfWarmth);
}

/** The moods whose style has another name. A casual mood wishes for no style. */
const styleNames = new Map([
  ['bohemian', 'boho'],
  ['minimalist', 'minimal'],
]);
/** The style of a mood that was chosen in the form: 'edgy > art show'. */
export function styleOfMood(mood: string | null): Brief['styles'] {
  const [words = ''] = (mood ?? '').split('>').map((part) => part.trim().toLowerCase());
  const isStyle = Object.hasOwn(moods, words) && words !== 'casual';
  return isStyle ? [{ id: styleNames.get(words) ?? words, words, from: 'mood' }] : [];
}

const isFormality = (part: Part) => saidIn([part], 'style').some(({ concept }) => formality.test(concept.id));
const mayWish = ({ sentence }: Part, parts: readonly Part[]) =>
  /^(?:should|ska|bör)$/.test(wordsOfSentence(sentence, parts)[0] ?? '');

const vague = /^(?:playful|comfortable|polished|cool|cozy|bold|simple)$/;
/** What says more of the clothes comes first: 'cute and boho'. */
export const bySpeech = (one: { id: string }, other: { id: string }) =>
  Number(vague.test(one.id)) - Number(vague.test(other.id));

/** Whether it is the weather that is cool: 'cool and rainy'. */
const isCoolDay = (parts: readonly Part[]) =>
  parts.some((part, at) =>
    [at - 2, at + 2].some((near) => {
      const [other, joint] = [parts[near], parts[(at + near) / 2]];
      const isJoined = joint && (hasRole(joint, 'and') || isMark(joint, ','));
      const isOfPiece = parts.slice(at, at + 4).some(isGarment);
      return part.typed === 'cool' && isJoined && other && tellsWeather([other]) && !isOfPiece;
    }),
  );

/** Features that can be asked for without naming a piece: 'something waterproof'. */
const asksAlone =
  /^(?:waterproof|windproof|loose|stretchy|long-sleeves|short-sleeves|sleeveless|floor-length|hooded|pockets|pleated)$/;

/** What the outfit should have, without a piece that should have it: 'something waterproof', 'in linen'. */
export const tagsOf = (
  groups: readonly NounGroup[],
  parts: readonly Part[],
  inLetter: boolean,
): Brief['tags'] =>
  groups
    .filter(
      ({ negated, kinds, parts: [first] }) =>
        negated === null &&
        kinds === null &&
        !first?.inQuestion &&
        (!inLetter || first?.inRequest) &&
        !isSaidOf(first, parts),
    )
    .flatMap(({ modifiers }) =>
      saidIn(modifiers, 'tag').flatMap(({ concept: { tag, kind }, part: { typed } }) =>
        // 'Plain' is a style.
        tag !== 'plain' && (kind !== 'feature' || asksAlone.test(tag)) ? [{ words: typed, tag }] : [],
      ),
    );

/** Whether a word tells what pieces are like: 'every sundress is sleeveless'. */
const isSaidOf = (part: Part | undefined, parts: readonly Part[]) => {
  const before = part
    ? parts.slice(0, parts.indexOf(part)).filter(({ clause }) => clause === part.clause)
    : [];
  return /^(?:is|are|är)$/.test(before.at(-1)?.typed ?? '') && before.some(isGarment);
};
