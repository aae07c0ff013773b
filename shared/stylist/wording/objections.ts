import { slotOf } from '#shared/catalog';
import type { Language } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import { purposeTag, type TaggedItem } from '#shared/stylist/hearing/item-tags';
import { lookUp } from '#shared/stylist/hearing/look-up';
import { ruleOf } from '#shared/stylist/hearing/rule';
import { comfortRules } from '#shared/stylist/hearing/words/comfort-rules';
import { settingOf as dressCodeOf } from '#shared/stylist/hearing/words/settings';
import { styleRules } from '#shared/stylist/hearing/words/style-rules';
import { isRightAt, rulesFor } from '#shared/stylist/ranking/item-rules';
import { typedWords } from './comforts.ts';
import { mainSetting, wishedStyles } from './setting.ts';
import { weatherThere } from './weather.ts';
import { wordingIn } from './wording-in.ts';

/** Why a piece should not have been in the outfit. `of` completes the phrase 'not right for'. */
export type Objection = { because: 'comfort' | 'weather' | 'occasion' | 'style'; of: string };

/** The objections to a piece, the most important first. What the person refused is not included. */
export function objectionsTo(item: TaggedItem, brief: Brief, language: Language): Objection[] {
  const { comfortNames, styles, texts } = wordingIn(language);
  const { bans } = rulesFor(brief);
  const found: Objection[] = [];
  if (bans.comfort(item)) {
    const said = brief.comforts.find(({ id }) => ruleOf(comfortRules[id]?.bans ?? '')(item));
    // What was not typed in English has no words in an English sentence.
    const typed = (each: { id: string; words: string }) =>
      language === 'en' && brief.language !== 'en' ? each.id.replaceAll('-', ' ') : each.words;
    const name = said && lookUp(comfortNames, said.id)?.();
    const isTyped = said && typedWords(said, brief) !== null;
    const phrase =
      name ?? (isTyped ? texts.quoted({ words: typed(said) }) : mainSetting(brief, language)?.phrase);
    if (phrase) found.push({ because: 'comfort', of: phrase });
  }
  const weather = weatherThere(brief, language);
  // A layer for a cold room is too warm outdoors.
  const isWanted = slotOf(item.category) === 'outerwear' && brief.comforts.some(({ id }) => id === 'layers');
  if (weather && !isWanted && bans.weather(item)) found.push({ because: 'weather', of: weather });
  const [first] = brief.settings;
  const setting = mainSetting(brief, language);
  const code = dressCodeOf(first?.id ?? '');
  const isKept = item.tags.has(purposeTag(first?.id ?? ''));
  if (setting && ruleOf(code?.bans ?? '')(item) && !isRightAt(item, code) && !isKept)
    found.push({ because: 'occasion', of: setting.phrase });
  for (const { id, words } of wishedStyles(brief))
    if (ruleOf(styleRules[id]?.bans ?? '')(item))
      found.push({ because: 'style', of: styles.look({ id, words }) });
  return found;
}
