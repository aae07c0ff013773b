import { languages } from '#shared/languages';
import { sameItems } from '#shared/stylist/ranking/same-items';
import { leastNew, newPieces } from '#shared/stylist/ranking/variety';
import { askedIn, directAnswer } from './answer.ts';
import { isCodeExplained } from './code-answer.ts';
import { type Facts, isLong } from './facts.ts';
import type { Shortcoming } from './shortcoming.ts';
import { distinct } from './text.ts';

/** Says that a question has no answer. */
export const unanswered = (facts: Facts): Shortcoming[] => {
  const { openQuestions, question, settings } = facts.brief;
  const mayBeOpen = /^(?:code|legs)$/.test(question?.asks ?? '') || question?.category === 'other';
  const isOpen = mayBeOpen && directAnswer(facts) === null;
  const isTold = (words: string) =>
    words === '…' || (isCodeExplained(facts) && words.toLowerCase().includes(settings[0]?.words ?? ''));
  const questions = openQuestions.filter((each) => !isTold(each)).slice(0, 2);
  if (questions.length > 0) return [{ kind: 'open questions', questions }];
  return isOpen || (openQuestions.length > 0 && !(question === null && isCodeExplained(facts)))
    ? [{ kind: 'unanswered', isOther: question !== null && !isOpen }]
    : [];
};

/** In words: few words of another language are mostly known. */
const briefWish = 8;

/** Says that the rules know only the most common words of a language that the app does not have. */
export function otherLanguage({ brief, request: { prompt }, language }: Facts): Shortcoming[] {
  const isOwn = languages.some((each) => each === brief.language);
  if (isOwn || !brief.relevant || brief.readBy !== 'rules' || prompt.split(/\s+/).length <= briefWish)
    return [];
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(brief.language) ?? brief.language;
  return [{ kind: 'other language', name }];
}

/** In words: who writes more tells what the outfit is for. */
const longTelling = 20;

/** Says that nothing of a long prompt was understood. Empty if anything was, or if it is not about clothes. */
export function nothingHeard({ brief, request: { prompt, mood, occasion } }: Facts): Shortcoming[] {
  const { pieces, refusals, colors, tags, settings, comforts, styles, palette, question, place, day } = brief;
  const heard = [pieces, refusals, colors, tags, settings, comforts, styles].flat();
  const isHeard = heard.length > 0 || palette || question || place || day || mood || occasion;
  return isHeard || !brief.relevant || prompt.split(/\s+/).length < longTelling
    ? []
    : [{ kind: 'nothing heard' }];
}

/** A number above one, or a whole week, before what it counts. */
const count = '(?:[2-9]|1\\d|two|three|four|five|six|seven|several|två|tre|fyra|fem|sex|sju|flera)';
const several = new RegExp(
  `(?<!(?:these|those|the|my|had|have|have got|put on|tried on|tried|through|wore|dessa|mina|de) )\\b${count} (?:different |olika )?(?:outfits|outfit (?:ideas|suggestions)|outfitförslag|looks|ways|options|sätt)\\b|\\boutfits? (?:for|för) (?:${count} (?:days|dagar)|the (?:whole )?week|(?:hela )?veckan)\\b|\\b${count} days? of\\b|\\bmon(?:day)? (?:to|till|through) fri|\\bmåndag till (?:och med )?(?:torsdag|fredag)\\b|\\bwhich combinations\\b|\\bvilka kombinationer\\b`,
  'i',
);

/** Whether more outfits are asked for than the one that is made. */
export const oneOfSeveral = ({ request: { prompt } }: Facts): Shortcoming[] =>
  several.test(prompt) ? [{ kind: 'one of several' }] : packs.test(prompt) ? [{ kind: 'one of a trip' }] : [];
const packs =
  /^packa? |\b(?:one|a) (?:small |cabin )?bag(?: only)?[,.]|\bhand luggage\b|\bcabin bag\b|\bhandbagage\b|\bcarry-?ons?\b|\bcapsule\b|\bmix and match\b|\b(?:to|i|we|me|jag|vi|ska|att) packa?\b(?! (?:in|ner|upp|down|away|up)\b)|\bpacking (?:for|list)\b|\bpack me\b|\b(?:\d+|two|three|four|five)[- ]day trip\b|\b\p{L}*(?<!för)packning(?:en|slista)?\b/iu;

export function littleChanged({ request: { former, remixOf }, worn }: Facts): Shortcoming[] {
  if (!former) return [];
  const ids = worn.map(({ id }) => id);
  const isEnough = remixOf ? !sameItems(ids, former) : newPieces(ids, former) >= leastNew;
  return isEnough ? [] : [{ kind: 'little changed' }];
}

/** In degrees Celsius. From this difference, the words of the request describe other weather than the report. */
const otherFrom = 8;

/**
 * Compares the words of the request with the report of the weather card. Returns nothing if the request names a range of
 * degrees, or another place or day, because the report is for today and the home place only.
 */
export function otherWeather({ brief: { weather, place, day, comforts }, request }: Facts): Shortcoming[] {
  const isRange = comforts.some(({ id, words }) => id === 'layers' && words.endsWith('°C'));
  if (weather?.from !== 'prompt' || weather.temperature === null || !request.weather || isRange) return [];
  if (place || (day && !day.isToday)) return [];
  const [words = ''] = weather.words.split(', ');
  const { temperature: reported } = request.weather;
  return Math.abs(weather.temperature - reported) < otherFrom
    ? []
    : [
        {
          kind: 'other weather',
          words,
          degrees: Math.round(weather.temperature),
          reported: Math.round(reported),
        },
      ];
}

/**
 * The words that were not understood, as they were typed. Adjacent words are joined. Words that belong to a named piece
 * are left out, because they are reported with that piece.
 */
export function notUnderstood({ brief, request }: Facts): Shortcoming[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of brief.notUnderstood) {
    const last = ranges.at(-1);
    if (last && /^\s*$/.test(request.prompt.slice(last.end, start))) last.end = end;
    else ranges.push({ start, end });
  }
  const words = distinct(ranges.map(({ start, end }) => request.prompt.slice(start, end))).filter(
    (each) => ![...brief.pieces, ...askedIn(brief)].some((piece) => piece.words.includes(each.toLowerCase())),
  );
  return words.length && !isLong(request.prompt) ? [{ kind: 'not understood', words }] : [];
}
