import { ruleOf } from '#shared/stylist/hearing/rule';
import { settingOf as dressCodeOf } from '#shared/stylist/hearing/words/settings';
import { type Facts, isLong } from './facts.ts';
import { settingOf } from './setting.ts';
import { settingTexts } from './setting-texts.ts';
import { wordingIn } from './wording-in.ts';

/** Whether it is told what the dress code means: that was asked, or else it is the answer to what nothing else answers. */
export function isCodeExplained(facts: Facts): boolean {
  const { brief, request, language } = facts;
  const { settings, question } = brief;
  if (question) return question.asks === 'code';
  const isOpen = request.prompt.includes('?') || isLong(request.prompt);
  return (
    isOpen && codeNamed(facts) !== null && Boolean(settingTexts.get(settings[0]?.id ?? '')?.means[language])
  );
}

/** The name of a dress code that the request states, as it was typed. Null if it names an event or none. */
function codeNamed({ brief, language }: Facts): string | null {
  const [first] = brief.settings;
  if (!first?.isCode || !dressCodeOf(first.id)?.code) return null;
  const words = first.words.replace(aroundCode, '').trim();
  return wordingIn(language).settings.ofEvent(words) ? null : words;
}

/** Words that go with the name of a dress code: 'klädkoden är kavaj'. */
const aroundCode =
  /(?:^| )(?:the )?(?:says|attire|(?:dress ?)?code|klädkod(?:en)?|klädsel(?:n)?|dresscode(?:n)?)(?: (?:is|är))?(?: |$)| (?:is|är) (?:the )?(?:dress ?code|klädkoden)$|(?:^| )(?:det )?står(?: det)?(?= |$)|(?:^| )på (?:inbjudan|kortet|inbjudningskortet)(?= |$)/g;

/** What a dress code means, by its name as it was typed, or what an event asks for. Null if that is open. */
export function codeAnswer(facts: Facts): string[] | null {
  const { brief, language } = facts;
  const [first] = brief.settings;
  const means = meansOf(first?.id ?? '', facts);
  if (!first || !means) return null;
  const { heard } = wordingIn(language);
  const name = brief.language === language ? codeNamed(facts) : null;
  return name
    ? heard.codeMeans({ phrase: name, means })
    : heard.eventAsks({ phrase: settingOf(first, language)?.phrase, means });
}

/** What an occasion asks for, for who owns dresses or skirts, or for who owns none. Empty if that is open. */
function meansOf(id: string, { worn, others, inLaundry, request, language }: Facts): string {
  const [means = '', dresses = '', suits = ''] = settingTexts.get(id)?.means[language].split(/ ?\| /) ?? [];
  const isOfMen = /\b(?:for|för) (?:men|guys|a man|män|herrar)\b/i.test(request.prompt);
  const isOwned = [...worn, ...others, ...inLaundry].some(({ item }) => dressesAndSkirts(item));
  return `${means} ${isOwned && !isOfMen ? dresses : suits}`.trim();
}
const dressesAndSkirts = ruleOf('@dress skirt mini-skirt maxi-skirt');
