import { capitalize } from '#shared/rules/capitalize';
import type { Wording } from '../english/wording.ts';
import { colorNouns, The, the } from './pieces.ts';
import { lookOf } from './styles.ts';

export const heard: Wording['heard'] = {
  named: (named) => [
    `${The(...named)} som du nämnde får leda.`,
    `Allt utgår från ${the(...named)} som du nämnde.`,
    `${The(...named)} nämnde du, så resten rättar sig efter det.`,
  ],
  chosen: (chosen) => [`Du valde ${the(...chosen)}.`, `Allt utgår från ${the(...chosen)}, som du valde.`],
  quoted: (words) => `”${words}”`,
  mayWear: (worn, phrase) => [`Ja, ${the(...worn)} passar${phrase ? ` för ${phrase}` : ' fint'}.`],
  rather: (worn, phrase) => [
    `Av de två hellre ${the(...worn)}${phrase ? ` för ${phrase}` : ''}.`,
    `Jag tar hellre ${the(...worn)}${phrase ? ` för ${phrase}` : ''}.`,
  ],
  ratherColor: (words, phrase) => [`Hellre ${words}${phrase ? ` för ${phrase}` : ''}.`],
  mayWearColor: (words, phrase) => [`Ja, ${words} går bra${phrase ? ` för ${phrase}` : ''}.`],
  couldWear: (words, phrase) => [
    `Ja, ${words} går bra${phrase ? ` för ${phrase}` : ''}, men det här tar jag hellre.`,
  ],
  mayDressSo: (phrase) => [`Ja, det går bra för ${phrase}.`],
  mayNotDressSo: (phrase, words) => [`Helst inte ${words} för ${phrase}.`],
  mayNotWear: (words, of) => [`Helst inte ${words}: det passar inte för ${of}.`],
  ownsNone: (words) => [`Jag hittar inga ${words} bland dina kläder, så det fick bli utan.`],
  nothing: (weather) => [
    `Det där handlade inte om kläder, så här är en bra vardagsoutfit${weather ? ` för ${weather}` : ''}.`,
  ],
  instead: (chosen, former) => [`Du valde ${the(...chosen)} i stället för ${former}.`],
  changed: (added, gone) => {
    if (added.length === 0) return [`Samma outfit utan ${the(...gone)}.`];
    const instead = gone.length ? `, i stället för ${the(...gone)}` : '';
    return [`Det nya är ${the(...added)}${instead}; resten är som förut.`];
  },
  found: (words, pieces) => [
    `För ”${words}” finns ${the(...pieces)}.`,
    `Du nämnde ”${words}”: här är ${the(...pieces)}.`,
  ],
  palette: (base, accents, first) =>
    accents.length
      ? [`Allt är i ${colorNouns(base)}, utom ${the(...accents)}, precis som du bad om.`]
      : [
          `Allt är i ${colorNouns(base)}, precis som du bad om.`,
          `Från ${the(first)} och nedåt är allt i ${colorNouns(base)}, precis som du bad om.`,
        ],
  code: (phrase, asks, pieces) => [
    `${capitalize(phrase)} kräver ${asks}: därför ${the(...pieces)}.`,
    `För ${phrase} letade jag efter ${asks} och tog ${the(...pieces)}.`,
    `${The(...pieces)} är med för ${phrase}: ${asks}.`,
    `Med tanke på ${phrase}, som kräver ${asks}, valde jag ${the(...pieces)}.`,
  ],
  style: (id, _words, pieces) => [
    `För en ${lookOf(id)} finns ${the(...pieces)}.`,
    `${The(...pieces)} ger en ${lookOf(id)}.`,
    `Det som står för en ${lookOf(id)}: ${the(...pieces)}.`,
  ],
};
