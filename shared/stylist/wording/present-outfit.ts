import { directAnswer } from './answer.ts';
import { usefulWays } from './comforts.ts';
import { warmWays } from './compassion.ts';
import { descriptionWays, styleWays } from './describe.ts';
import type { Facts } from './facts.ts';
import { objectionsTo } from './objections.ts';
import { phraserFor } from './phraser.ts';
import { contrastWays, echoWays, proportionWays } from './proportion.ts';
import { rolesOf } from './roles.ts';
import { colorWays, paletteOf } from './say-colors.ts';
import { changeWays, sayHeard } from './say-heard.ts';
import { personalWays, trendWays } from './say-personal.ts';
import { sayShortcomings } from './say-shortcomings.ts';
import { mainSetting, needsTact } from './setting.ts';
import { shortcomingsOf } from './shortcomings.ts';
import { tipsFor } from './tips.ts';
import { titleOf } from './titles.ts';
import { wordingIn } from './wording-in.ts';

/** 'One color is enough' is not said to who asks for many. */
const asksForColor = ({ styles }: Facts['brief']) => styles.some(({ id }) => /^(?:colorful|bold)$/.test(id));

/** What was already said about the newest outfits: their titles, and the marks of their sentences. */
export type Said = { titles: readonly string[]; sentences: readonly number[] };
export const nothingSaid: Said = { titles: [], sentences: [] };

/** The most sentences about what was understood, with the answer to a question. */
const mostAnswers = 3;
/** In words, without the reasons. A shorter text has room for a reason, for a second, and for a third. */
const roomForReasons = [79, 70, 62];

/**
 * Writes the texts about an outfit: the answer to a question, how the outfit meets what was understood, one reason that
 * a stylist would give (up to three if the text is short, none if it is long), and last the one thing that could not be
 * done and the questions without an answer. Every sentence is based on a fact. What everybody may read says nothing
 * about the person: the title, and `publicTexts`, or if they are null the texts of their names.
 */
export function presentOutfit(facts: Facts, said: Said = nothingSaid) {
  const { brief, worn, language } = facts;
  const setting = mainSetting(brief, language);
  const key = `${worn.map(({ id }) => id).join()} ${facts.request.prompt} ${said.titles[0] ?? ''}`;
  const phraser = phraserFor(key, said.sentences);
  const description = phraser.say(...descriptionWays(facts));
  const isPlain = needsTact(brief);
  const direct = directAnswer(facts);
  const answer = direct && phraser.say(...direct);
  const change = answer ? null : changeWays(facts);
  const stylingTips = tipsFor(facts, phraser);
  // An open question is told besides what matters most.
  const untold = shortcomingsOf(facts).filter(
    ({ kind }, at) => at === 0 || kind === 'open questions' || kind === 'unanswered',
  );
  const shortcoming = sayShortcomings(untold, phraser, brief, language).join(' ');
  const most = brief.relevant ? mostAnswers - Number(Boolean(shortcoming)) - Number(Boolean(answer)) : 0;
  const heard = [...(change ? [phraser.say(...change)] : []), ...sayHeard(facts, phraser)].slice(0, most);
  const told = [answer, description, ...heard, shortcoming, ...stylingTips].join(' ').split(' ').length;
  const mostReasons = roomForReasons.filter((words) => told < words).length;
  // Not what the text objects to.
  const right = worn.filter(({ item }) => objectionsTo(item, brief, language).length === 0);
  const warm = isPlain ? warmWays(facts) : [];
  const reasons = warm.length
    ? [warm]
    : [
        ...(isPlain ? [] : [trendWays(facts), ...personalWays(facts)]),
        ...usefulWays({ ...facts, worn: right }),
        proportionWays(facts),
        // Where a color was asked for, the sentence about the wish tells of it.
        (brief.colors.length > 0 && heard.length > 0) || asksForColor(brief) ? [] : colorWays(facts),
        contrastWays(facts),
        echoWays(facts),
      ];
  const reason: string[] = [];
  for (const ways of reasons) {
    const sentence = reason.length < mostReasons ? phraser.offer(...ways) : null;
    if (sentence) reason.push(sentence);
  }
  const style = phraser.say(...styleWays(facts));
  const colorHarmony = paletteOf(facts, isPlain);
  const texts = { description, styleNotes: style, colorHarmony, styleAnalysis: style };
  // An answer comes first, and after the outfit that the words were not about clothes.
  const [first, second] = brief.relevant ? [answer, null] : [null, answer];
  return {
    ...texts,
    title: titleOf(facts, said.titles, key),
    // The answer is for the person alone.
    description: first ? `${first} ${description}` : description,
    publicTexts: answer ? texts : null,
    reasoning: [second, ...heard, ...reason, shortcoming].filter(Boolean).join(' ') || style,
    itemReasons: rolesOf(facts, phraser),
    occasion: facts.request.occasion ?? setting?.phrase ?? 'everyday',
    stylingTips,
    styleContext:
      setting && right.length
        ? (phraser.offer(
            wordingIn(language).texts.context({ phrase: setting.phrase, pieces: right.slice(0, 2) }),
          ) ?? '')
        : '',
  };
}
