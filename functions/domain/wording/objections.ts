import type { Brief } from '#shared/listening/brief';
import type { TaggedItem } from '#shared/listening/item-tags';
import { ruleOf } from '#shared/listening/rule';
import { comfortRules } from '#shared/listening/words/comfort-rules';
import { settingOf as dressCodeOf } from '#shared/listening/words/settings';
import { styleRules } from '#shared/listening/words/style-rules';
import { itemRules } from '#shared/ranker/pools';
import { withArticle } from './english.ts';
import { mainSetting, wishedStyles } from './setting.ts';
import { weatherPhrase } from './weather.ts';

/** Why a piece should have stayed in the wardrobe, and what for, as it stands after 'not right for'. */
export type Objection = { because: 'comfort' | 'weather' | 'occasion' | 'style'; of: string };

/** What speaks against a piece beyond what the person refused, the weightiest first. */
export function objectionsTo(item: TaggedItem, brief: Brief): Objection[] {
  const { bans } = itemRules(brief);
  const found: Objection[] = [];
  if (bans.comfort(item)) {
    const said = brief.comforts.find(({ id }) => ruleOf(comfortRules[id]?.bans ?? '')(item));
    const phrase = said ? comfortPhrase(said, brief) : mainSetting(brief)?.phrase;
    if (phrase) found.push({ because: 'comfort', of: phrase });
  }
  const weather = weatherPhrase(brief.weather);
  if (weather && bans.weather(item)) found.push({ because: 'weather', of: weather });
  const [first] = brief.settings;
  const setting = mainSetting(brief);
  if (setting && first && ruleOf(dressCodeOf(first.id)?.bans ?? '')(item))
    found.push({ because: 'occasion', of: setting.phrase });
  for (const { id, words } of wishedStyles(brief, null))
    if (ruleOf(styleRules[id]?.bans ?? '')(item))
      found.push({ because: 'style', of: `${withArticle(words)} look` });
  return found;
}

/** What a comfort is for: 'walking on crutches'; else the words that asked for it. */
const comfortPhrase = ({ id, words }: Brief['comforts'][number], { language }: Brief) =>
  comfortNames[id] ?? `“${language === 'en' ? words : id.replaceAll('-', ' ')}”`;

const comfortNames: Readonly<Record<string, string>> = {
  'flat-shoes': 'long walking',
  crutches: 'crutches',
  seated: 'long sitting',
  pregnant: 'a pregnancy',
  nursing: 'nursing',
  'cover-arms': 'covered arms',
  'cover-shoulders': 'covered shoulders',
  'cover-knees': 'covered knees',
  'cover-belly': 'a covered belly',
  bike: 'cycling',
  baby: 'a baby in your arms',
  'hands-free': 'free hands',
};
