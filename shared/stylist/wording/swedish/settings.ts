import type { Wording } from '../english/wording.ts';
import { choiceTexts, eventNouns, settingTexts } from '../setting-texts.ts';

export const settings: Wording['settings'] = {
  ofDressCode: (id) => settingTexts.get(id)?.phrase.sv,
  ofEvent(words) {
    const [typed = ''] = /(?:\d+ )?\S+$/.exec(words.toLowerCase()) ?? [];
    // '50 årsfest'
    const said = typed.replace(' ', '-');
    for (const { form, swedish } of eventNouns) {
      // 'Dopet' is a form of 'dop', 'festen' one of 'fest'.
      const definite = `${swedish}${/[aeiouyåäö]$/.test(swedish) ? '' : 'e'}${form === 'en' ? 'n' : 't'}`;
      if (form === 'none' ? said === swedish : said.endsWith(swedish))
        return form === 'none' ? swedish : `${form} ${said}`;
      if (form !== 'none' && said.endsWith(definite))
        return `${form} ${said.slice(0, said.length - definite.length)}${swedish}`;
    }
    return undefined;
  },
  // In Swedish the noun ends a longer word, too: 'bröllop' of 'sommarbröllop'.
  nounOf: (said) =>
    eventNouns.map(({ swedish }) => swedish.toLowerCase()).find((noun) => said.endsWith(noun)),
  ofChoice: (words) => choiceTexts.get(words)?.[1] || `”${words}”`,
  inTitle: (phrase) => (phrase === 'resan' ? 'en resa' : phrase),
};
