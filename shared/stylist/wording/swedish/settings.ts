import type { Wording } from '../english/wording.ts';
import { choiceTexts, settingTexts } from '../setting-texts.ts';

const titles: Readonly<Record<string, string>> = { funeral: 'ett avsked', travel: 'en resa' };

export const settings: Wording['settings'] = {
  ofDressCode: (id) => settingTexts.get(id)?.phrase.sv,
  ofChoice: (words) => choiceTexts.get(words)?.[1] || `”${words}”`,
  inTitle: (id, phrase) => (id === 'travel' && phrase !== 'resan' ? phrase : (titles[id] ?? phrase)),
};
