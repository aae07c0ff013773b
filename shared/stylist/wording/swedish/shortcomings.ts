import type { Slot } from '#shared/catalog';
import { capitalize } from '#shared/rules/capitalize';
import type { Wording } from '../english/wording.ts';
import type { Shortcoming } from '../shortcoming.ts';
import { distinct } from '../text.ts';
import { colorNoun, enumerate, The, the, them } from './pieces.ts';

const slotNames: Record<Slot, readonly string[]> = {
  top: ['överdelar'],
  bottom: ['underdelar'],
  dress: ['klänningar', 'jumpsuits'],
  outerwear: ['ytterplagg'],
  shoes: ['skor'],
  bag: ['väskor'],
  accessory: ['accessoarer'],
  other: ['plagg'],
};
const namesOf = (slots: readonly Slot[]) =>
  enumerate(distinct(slots.flatMap((slot) => slotNames[slot])), 'eller');

const quoted = (words: string) => `”${words}”`;

export const sayShortcoming: Wording['sayShortcoming'] = (shortcoming) => {
  switch (shortcoming.kind) {
    case 'not understood': {
      const words = enumerate(shortcoming.words.map(quoted));
      return [`Jag förstod inte ${words}.`, `Vad ${words} betyder för kläder vet jag inte.`];
    }
    case 'not owned':
      return notOwned(shortcoming);
    case 'not together': {
      const { words, instead } = shortcoming;
      return [
        `${quoted(words)} och ${the(...instead)} ryms inte i samma outfit; jag behöll ${the(...instead)}.`,
      ];
    }
    case 'unanswered':
      return shortcoming.isOther
        ? ['Det andra du frågar om kan jag inte svara på.']
        : ['Själva frågan kan jag inte svara på; så här skulle jag klä mig.'];
    case 'little changed':
      return ['Det blev nästan samma igen: knappt något annat av ditt passar.'];
    case 'left out':
      return [`Jag fick utelämna ${quoted(shortcoming.words)}.`];
    case 'refused': {
      const { words, pieces, all } = shortcoming;
      return all
        ? [
            `Du har inga ${namesOf([all])} utan ${quoted(words)}, så ${the(...pieces)} är ändå med.`,
            `Du ville slippa ${quoted(words)}, men du har inga andra ${namesOf([all])} än sådana som ${the(...pieces)}.`,
          ]
        : [`Du ville slippa ${quoted(words)}; utan ${the(...pieces)} gick det inte att få ihop en outfit.`];
    }
    case 'asked and refused': {
      const { words, pieces } = shortcoming;
      return [
        `Du nämnde ${the(...pieces)} och ville slippa ${quoted(words)}; jag gick efter plagget du nämnde.`,
      ];
    }
    case 'outside the palette': {
      const { words, pieces, isEnough } = shortcoming;
      return isEnough
        ? [`${The(...pieces)} är inte i ${quoted(words)}.`]
        : [`Du har för lite i ${quoted(words)} för en hel outfit: ${the(...pieces)} är det inte.`];
    }
    case 'lacking': {
      const { words, isOwned, isInLaundry } = shortcoming;
      if (isOwned)
        return [
          `Jag hittade ingen plats för ${wish(words)} i den här outfiten.`,
          `${capitalize(wish(words))} fick inte plats i den här outfiten.`,
        ];
      if (isInLaundry) return [`Det du äger för ${wish(words)} ligger i tvätten.`];
      return [`Du har inget för ${wish(words)}.`, `Jag hittade inget för ${wish(words)} bland dina kläder.`];
    }
    case 'unfit':
      return unfit(shortcoming);
    case 'no coat': {
      const { isOwned, weather } = shortcoming;
      return isOwned
        ? [`Vid ${weather} saknar outfiten ytterplagg.`]
        : [`Du har inget ytterplagg för ${weather}.`, `För ${weather} saknas ett ytterplagg; du har inget.`];
    }
    case 'no shoes':
      return ['Jag hittade inga skor att ha till.', 'Det är inga skor i outfiten.'];
    case 'other weather': {
      const { words, degrees, reported } = shortcoming;
      const said = /\d/.test(words) ? `dina ${degrees} °C` : `ditt ”${words}”, ungefär ${degrees} °C`;
      return [
        `Väderrapporten säger ${reported} °C; jag gick efter ${said}.`,
        `Jag gick efter ${said}, fast väderrapporten säger ${reported} °C.`,
      ];
    }
    case 'second setting': {
      const { phrase, main, change } = shortcoming;
      return [
        `Det här är för ${main}; ta med ${the(...change)} för ${phrase}.`,
        `Jag klädde dig för ${main}: byt till ${the(...change)} för ${phrase}.`,
      ];
    }
    case 'style not met': {
      const { look, isOwned, because } = shortcoming;
      if (!isOwned)
        return [
          `För ${look} hittade jag inget bland dina kläder.`,
          `Du har inget än för ${look}.`,
          `${capitalize(look)} kräver plagg som du inte har.`,
        ];
      return because
        ? [
            `Jag fick släppa tanken på ${look}: det du har för den är inte rätt för ${because}.`,
            `Det blev inte ${look}, för de plaggen är inte rätt för ${because}.`,
          ]
        : [
            `Det blev inte ${look}: dina andra önskemål gick först.`,
            `${capitalize(look)} fick stå tillbaka för dina andra önskemål.`,
          ];
    }
  }
};

/** Alternative colors are shown by their Swedish names. Other words are quoted as typed. */
const wish = (words: readonly string[]) =>
  words.length > 1 ? enumerate(words.map(colorNoun), 'eller') : quoted(words.join(''));

function notOwned({
  words,
  missing,
  closest,
  inLaundry,
}: Extract<Shortcoming, { kind: 'not owned' }>): string[] {
  const isPart = missing.length > 0 && !missing.includes(words.toLowerCase());
  if (inLaundry) {
    const away = `${The(inLaundry)} ligger i tvätten`;
    return [closest ? `${away}; jag tog ${the(closest)} i stället.` : `${away}.`];
  }
  const lack = [
    `Jag ser inget för ${quoted(words)} i din garderob`,
    `Jag hittade inget för ${quoted(words)} bland dina kläder`,
  ];
  if (!closest) return lack.map((sentence) => `${sentence}.`);
  const nearest = isPart
    ? [`${the(closest)} är närmast`, `${the(closest)} kommer närmast`]
    : [`${the(closest)} är med i stället`, `jag tog ${the(closest)} i stället`];
  return lack.flatMap((sentence) => nearest.map((end) => `${sentence}; ${end}.`));
}

function unfit({ of, pieces, isAsked, hasOthers }: Extract<Shortcoming, { kind: 'unfit' }>): string[] {
  if (isAsked)
    return [
      `${The(...pieces)} var ditt val; för ${of} hade jag lämnat ${them(...pieces)} hemma.`,
      `${The(...pieces)} är med för att du valde ${them(...pieces)}, fast inte rätt för ${of}.`,
    ];
  if (hasOthers)
    return [
      `Tänk på att ${the(...pieces)} inte är rätt för ${of}.`,
      `${The(...pieces)} passar inte helt för ${of}.`,
    ];
  const kinds = namesOf(pieces.map(({ garment }) => garment.slot));
  return [
    `Inga av dina ${kinds} är rätt för ${of}; jag tog ${the(...pieces)}.`,
    `Du har inga ${kinds} som är rätt för ${of}; ${the(...pieces)} får duga.`,
  ];
}
