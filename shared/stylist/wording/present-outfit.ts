import { warmWays } from './compassion.ts';
import { descriptionWays } from './describe.ts';
import type { Facts } from './facts.ts';
import { phraserFor } from './phraser.ts';
import { rolesOf } from './roles.ts';
import { colorWays, paletteOf } from './say-colors.ts';
import { sayHeard } from './say-heard.ts';
import { pairWays, personalWays, trendWays } from './say-personal.ts';
import { sayShortcomings } from './say-shortcomings.ts';
import { mainSetting, needsTact } from './setting.ts';
import { shortcomingsOf } from './shortcomings.ts';
import { styleWays } from './style-notes.ts';
import { tipsFor } from './tips.ts';
import { titleOf } from './titles.ts';
import { wordingIn } from './wording-in.ts';

/** What was already said about the newest outfits: their titles, and the marks of their sentences. */
export type Said = { titles: readonly string[]; sentences: readonly number[] };
export const nothingSaid: Said = { titles: [], sentences: [] };

/** The most sentences about color, pairing and taste. A sentence about a pin or a trend comes in addition. */
const mostPersonal = 2;
/** With this many sentences about what was asked for, only one sentence about color or taste is added. */
const manyAnswers = 3;

/**
 * Writes the texts about an outfit. First comes what could not be done, then what was understood and how the outfit
 * meets it, then colors, pairing and taste. Every sentence is based on a fact. `title`, `description`, `styleAnalysis`
 * and `colorHarmony` can be read by everybody and say nothing about the person.
 */
export function presentOutfit(facts: Facts, said: Said = nothingSaid) {
  const { brief, worn, language } = facts;
  const setting = mainSetting(brief, language);
  const key = `${worn.map(({ id }) => id).join()} ${facts.request.prompt} ${said.titles[0] ?? ''}`;
  const phraser = phraserFor(key, said.sentences);
  const description = phraser.say(...descriptionWays(facts));
  const isPlain = needsTact(brief);
  const answers = [
    ...sayShortcomings(shortcomingsOf(facts), phraser, brief, language),
    ...sayHeard(facts, phraser),
  ];
  const trend = isPlain ? null : phraser.offer(...trendWays(facts));
  const more = trend ? [trend] : [];
  const most = more.length + (answers.length >= manyAnswers ? 1 : mostPersonal);
  for (const ways of isPlain ? [warmWays(facts)] : [colorWays(facts), ...personalWays(facts, key)]) {
    const sentence = more.length < most ? phraser.offer(...ways) : null;
    if (sentence) more.push(sentence);
  }
  const pairing = isPlain || more.length ? null : phraser.offer(...pairWays(facts));
  if (pairing) more.push(pairing);
  const style = phraser.say(...styleWays(facts));
  return {
    title: titleOf(facts, said.titles, key),
    description,
    reasoning: [...answers, ...more].join(' ') || description,
    styleNotes: style,
    itemReasons: rolesOf(facts, phraser),
    occasion: facts.request.occasion ?? setting?.phrase ?? 'everyday',
    stylingTips: tipsFor(facts, phraser),
    colorHarmony: paletteOf(facts, isPlain),
    styleAnalysis: style,
    styleContext: setting
      ? (phraser.offer(wordingIn(language).context(setting.phrase, worn.slice(0, 2))) ?? '')
      : '',
  };
}
