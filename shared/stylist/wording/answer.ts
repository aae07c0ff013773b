import type { Asked, Brief } from '#shared/stylist/hearing/brief';
import { categoriesNamed } from '#shared/stylist/hearing/categories-named';
import { ruleOf } from '#shared/stylist/hearing/rule';
import { isHarsh } from '#shared/stylist/hearing/surroundings';
import { mostOfShade } from '#shared/stylist/hearing/words/colors';
import { settingOf as dressCodeOf } from '#shared/stylist/hearing/words/settings';
import { styleRules } from '#shared/stylist/hearing/words/style-rules';
import { harmonyOf } from '#shared/stylist/ranking/color-harmony';
import { colorFromName } from '#shared/stylist/ranking/oklch-color';
import { bareLegsFrom } from '#shared/stylist/ranking/temperatures';
import { asTyped } from './asked-shortcomings.ts';
import { codeAnswer, isCodeExplained } from './code-answer.ts';
import type { Facts } from './facts.ts';
import { type Judged, judge } from './judge.ts';
import { inFull, isMain, type Piece } from './piece.ts';
import { mainSetting } from './setting.ts';
import { distinct } from './text.ts';
import { weatherPhrase } from './weather.ts';
import { wordingIn } from './wording-in.ts';

/** What the question of a brief is about. */
export const askedIn = ({ question }: Brief): readonly Asked[] =>
  question ? [question, ...question.or] : [];

/** The answer to a question, or that the words were not about clothes. Null if neither was the case. */
export const directAnswer = (facts: Facts): string[] | null =>
  answerOf(facts) ?? (facts.brief.question === null && isCodeExplained(facts) ? codeAnswer(facts) : null);

function answerOf(facts: Facts): string[] | null {
  const { brief, language } = facts;
  const { heard } = wordingIn(language);
  if (!brief.relevant) return heard.nothing({ weather: weatherPhrase(brief.weather, language) });
  const { question } = brief;
  if (!question) return null;
  // It may advise the piece that was replaced.
  if (question.answer) return facts.request.instead ? null : [question.answer];
  if (question.asks === 'code') return codeAnswer(facts);
  if (question.asks === 'legs') return legsAnswer(facts);
  if (question.style) return styleAnswer(question.style, facts);
  const about = askedIn(brief);
  const isColor = about.every(
    ({ category, words }) => category === null && categoriesNamed(words, brief.language).length === 0,
  );
  // 'Something bright' has no yes or no, but the occasion may say what to wear.
  if (isColor && about.some(({ rule }) => rule.split(',').length > mostOfShade)) return codeAnswer(facts);
  if (question.asks === 'kind' || question.asks === 'color') {
    const worn = inFull(facts.worn.filter(({ item }) => about.some(({ rule }) => ruleOf(rule)(item))));
    if (worn.length > 0) return heard.ofKind({ worn, phrase: mainSetting(brief, language)?.phrase });
    return question.asks === 'color' ? colorLike(question, facts) : null;
  }
  if (question.asks === 'colors') {
    const isGiven = ruleOf(question.rule);
    const worn = facts.worn.filter((piece) => isMain(piece) && !isGiven(piece.item));
    const colors = question.rule
      ? distinct(worn.map(({ color }) => color))
      : colorsBeside(question.color ?? '', facts);
    return colors.length
      ? heard.colorsWith({ words: namedAs(question.words, !isColor, facts), colors })
      : null;
  }
  // Nightwear and underwear are not judged as one kind.
  if (question.category === 'other') return null;
  // 'Shorts with tights?' in the cold
  const hasTights = about.some(({ category }) => category === 'tights');
  const isWarmed = ({ category }: Asked) => hasTights && /shorts|skirt|dress/.test(category ?? '');
  const judged = about.map((asked) => {
    const found = judge(asked, facts);
    return found.objection?.because === 'weather' && isWarmed(asked)
      ? { ...found, objection: undefined }
      : found;
  });
  if (question.asks === 'which' && judged.length > 1) return choiceOf(judged, isColor, facts);
  const phrase = mainSetting(brief, language)?.phrase ?? null;
  const worn = [...new Set(judged.flatMap((each) => each.worn))];
  // What is worn against a style is fine all the same.
  const bad = judged.filter(
    ({ objection, worn: [first] }) => objection && !(first && objection.because === 'style'),
  );
  // What is worn all the same is explained elsewhere.
  if (bad.some((each) => each.worn.length > 0)) return null;
  const named = (some: readonly Judged[], isDefinite = true) =>
    distinct(some.map(({ words }) => namedAs(words, isDefinite && !isColor, facts)));
  const words = named(judged);
  if (question.asks === 'omit') return worn.length ? null : heard.maySkip({ words, phrase });
  // 'A funeral. Must it be black?'
  if (question.asks === 'need' && isColor) return heard.colorNotNeeded({ words, phrase });
  if (question.asks === 'need' && worn.length > 0) return heard.needed({ worn });
  // In the snow, boots that are not owned are not called unnecessary.
  const isOwned = judged.some((each) => each.isOwned);
  if (question.asks === 'need' && (isOwned || !isHarsh(brief.weather)))
    return heard.notNeeded({ words: named(judged, false), phrase });
  const good = judged.filter((each) => !bad.includes(each));
  if (question.asks === 'fit' && bad.length > 0 && good.length > 0)
    return heard.someMayWear({ good: named(good), bad: named(bad), phrase, why: faultOf(bad, language) });
  const [objection] = bad.map((each) => each.objection);
  if (objection) {
    const { of, because } = objection;
    if (because === 'weather' && brief.weather?.from === 'card')
      return heard.mayNotToday({ words: named(bad), of, phrase });
    return question.asks === 'fault'
      ? heard.isFault({ words: named(bad), of })
      : heard.mayNotWear({
          words: named(bad),
          of,
          why: because === 'occasion' ? faultOf(bad, language) : null,
        });
  }
  if (question.asks === 'fault')
    return isOwned || isColor ? heard.noFault({ words, phrase }) : heard.noFaultUnowned({ words, phrase });
  // What else was named has no word that is known.
  if (worn.length > 0 && question.asks === 'which') return heard.rather({ worn, phrase }).slice(1);
  if (worn.length > 0) return heard.mayWear({ words, phrase });
  // A suit of another fabric is close.
  const isSuit = about.some(({ category }) => category === 'blazer');
  const closest = isSuit ? facts.worn.find(({ item }) => item.category === 'blazer') : undefined;
  return isOwned ? heard.couldWear({ words, phrase }) : heard.wouldDo({ words, phrase, closest });
}

/** Whether legs may be bare, by the temperature. Null if it is unknown. */
function legsAnswer({ brief, language }: Facts): string[] | null {
  const temperature = brief.weather?.temperature ?? null;
  if (temperature === null) return null;
  const { bareLegs, coveredLegs } = wordingIn(language).heard;
  return (temperature < bareLegsFrom ? coveredLegs : bareLegs)({ degrees: `${Math.round(temperature)} °C` });
}

/** Why pieces are wrong for an occasion: too casual, or too dressy. Null if their formality does not tell. */
function faultOf(bad: readonly Judged[], language: Facts['language']): string | null {
  const { tooCasual, tooDressy } = wordingIn(language).heard;
  if (bad.every(({ excess }) => excess <= -alike)) return tooCasual();
  return bad.every(({ excess }) => excess >= alike) ? tooDressy() : null;
}

/** The answer to 'What color socks?' or '… belt?', if none is worn: that of the trousers or the shoes. */
function colorLike({ words, category }: Asked, facts: Facts): string[] | null {
  const like = pieceLike(category, facts);
  if (!like) return null;
  const { inColorOf } = wordingIn(facts.language).heard;
  return inColorOf({ words: namedAs(words, true, facts), color: like.color, like });
}

/** The colors of the person's pieces that go best with a color, at most three of them. Empty if the color is unknown. */
function colorsBeside(color: string, { worn, others }: Facts): string[] {
  const given = colorFromName(color);
  if (!given) return [];
  // Neutral colors go with everything.
  const matches = (other: string) =>
    harmonyOf([given, colorFromName(other)]).score + Number(colorFromName(other)?.neutral ?? false);
  const owned = [...worn, ...others].filter((piece) => isMain(piece) && piece.color !== color);
  return distinct(owned.map((piece) => piece.color))
    .toSorted((a, b) => matches(b) - matches(a))
    .slice(0, 3);
}

/** The worn piece whose color an accessory of a category takes: the shoes for a belt, the trousers for socks. */
function pieceLike(category: string | null, { worn }: Facts): Piece | undefined {
  const isAsked = /^(?:other|tights|belt|bag|tote|hat|gloves|watch)$/.test(category ?? '');
  const slots = /^(?:other|tights)$/.test(category ?? '') ? ['bottom', 'dress'] : ['shoes'];
  return isAsked ? worn.find(({ garment: { slot } }) => slots.includes(slot)) : undefined;
}

/** Words of the request inside a sentence: with an article, or quoted if the sentence is in another language. */
function namedAs(lowerCase: string, isDefinite: boolean, facts: Facts): string {
  const { brief, language } = facts;
  const { texts } = wordingIn(language);
  const words = asTyped(facts, lowerCase);
  if (brief.language !== language) return texts.quoted({ words });
  return isDefinite ? texts.asked({ words }) : words;
}

/**
 * The answer to 'which of these?'. If the outfit has all of them, it names all. If it has some, or if the person owns none
 * of them, it names one: best without an objection, and with the formality nearest to that of the occasion. Null if the
 * person owns some of these pieces and the outfit has none.
 */
function choiceOf(judged: readonly Judged[], isColor: boolean, facts: Facts): string[] | null {
  const { heard } = wordingIn(facts.language);
  const phrase = mainSetting(facts.brief, facts.language)?.phrase ?? null;
  const worn = judged.filter((each) => each.worn.length > 0);
  if (worn.length === judged.length)
    return heard.needed({ worn: [...new Set(worn.flatMap((each) => each.worn))] });
  // Of what is owned and not worn, none is right today.
  if (worn.length === 0 && !isColor && judged.some(({ isOwned }) => isOwned)) return null;
  // 'A black belt or a brown one?'
  const like = pieceLike(facts.brief.question?.category ?? null, facts);
  const isAlike = ({ words }: Judged) => like !== undefined && words.startsWith(like.item.color);
  const [best] = (worn.length > 0 ? worn : judged).toSorted(
    (one, other) =>
      Number(Boolean(one.objection)) - Number(Boolean(other.objection)) ||
      Number(isAlike(other)) - Number(isAlike(one)) ||
      Math.abs(one.excess) - Math.abs(other.excess),
  );
  if (!best) return null;
  if (isColor) return heard.ratherColor({ words: namedAs(best.words, false, facts), phrase });
  // The first way says 'of the two'. 'Black dress or red dress?' is answered with the color.
  return best.worn.length > 0
    ? heard.rather({ worn: inFull(best.worn), phrase }).slice(judged.length > 2 ? 1 : 0)
    : heard.ratherThis({ words: namedAs(best.words, true, facts), phrase });
}

/** Two occasions or styles are alike if their formality (0 to 1) differs by this at most. */
const alike = 0.2;

/** The answer to whether one may dress in a style. Null if that does not depend on formality or the occasion is open. */
function styleAnswer(style: string, facts: Facts): string[] | null {
  const { brief, language } = facts;
  const setting = mainSetting(brief, language);
  const code = setting && dressCodeOf(setting.id);
  const formality = styleRules[style]?.formality;
  if (!code || formality == null) return null;
  const { heard } = wordingIn(language);
  const { phrase } = setting;
  if (brief.question?.asks === 'need' && formality > code.formality - alike)
    return heard[formality - code.formality > alike ? 'needNotDressSo' : 'mustDressSo']({ phrase });
  // 'Will I be overdressed?' The outfit is not.
  if (brief.question?.asks === 'fault') return heard.fitsCode({ phrase });
  if (Math.abs(formality - code.formality) <= alike) return heard.mayDressSo({ phrase });
  return heard[formality > code.formality ? 'needNotDressSo' : 'mayNotDressSo']({ phrase });
}
