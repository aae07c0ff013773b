import type { Wording } from '../english/wording.ts';
import { choiceTexts, eventNouns, settingTexts } from '../setting-texts.ts';

const titles: Readonly<Record<string, string>> = { funeral: 'ett avsked', travel: 'en resa' };

export const settings: Wording['settings'] = {
  ofDressCode: (id) => settingTexts.get(id)?.phrase.sv,
  ofEvent(words) {
    const [said = ''] = words.toLowerCase().split(' ').slice(-1);
    const noun = eventNouns.find(({ form, swedish }) =>
      form === 'none' ? said === swedish : said.endsWith(swedish),
    );
    return noun && (noun.form === 'none' ? noun.swedish : `${noun.form} ${said}`);
  },
  ofChoice: (words) => choiceTexts.get(words)?.[1] || `”${words}”`,
  inTitle: (id, phrase) => (id === 'travel' && phrase !== 'resan' ? phrase : (titles[id] ?? phrase)),
};
