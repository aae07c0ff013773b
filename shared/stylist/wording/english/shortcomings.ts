import type { Slot } from '#shared/catalog';
import { capitalize } from '#shared/rules/capitalize';
import type { Language } from '#shared/stylist/hearing/brief';
import { isMaterial } from '../materials.ts';
import type { Piece } from '../piece.ts';
import type { Shortcoming } from '../shortcoming.ts';
import { distinct } from '../text.ts';
import { enumerate } from './grammar.ts';
import { agree, does, The, the } from './pieces.ts';

const slotNames: Record<Slot, readonly string[]> = {
  top: ['tops'],
  bottom: ['bottoms'],
  dress: ['dresses', 'jumpsuits'],
  outerwear: ['coats'],
  shoes: ['shoes'],
  bag: ['bags'],
  accessory: ['accessories'],
  other: ['pieces'],
};
const namesOf = (slots: readonly Slot[]) => distinct(slots.flatMap((slot) => slotNames[slot]));

const quoted = (words: string) => `“${words}”`;
const are = (...pieces: readonly Piece[]) => does(pieces, 'is', 'are');
const Are = (...pieces: readonly Piece[]) => capitalize(are(...pieces));

/**
 * Alternative sentences about one thing that the outfit does not fulfill. `language` is the language of the words that
 * the person typed.
 */
export function sayShortcoming(shortcoming: Shortcoming, language: Language): string[] {
  switch (shortcoming.kind) {
    case 'not understood': {
      const words = enumerate(shortcoming.words.map(quoted));
      return [
        `I did not understand ${words}.`,
        `What ${words} ${shortcoming.words.length > 1 ? 'mean' : 'means'} for clothes I do not know.`,
      ];
    }
    case 'not owned':
      return notOwned(shortcoming, language);
    case 'not together': {
      const { words, instead } = shortcoming;
      return [
        `${capitalize(asNamed(words, language))} and ${the(...instead)} do not go into one outfit; I kept ${the(...instead)}.`,
      ];
    }
    case 'unanswered':
      return shortcoming.isOther
        ? ['What else you asked I cannot answer.', 'Your other question is beyond me.']
        : ['Your question itself I cannot answer; this is what I would wear.'];
    case 'little changed':
      return ['Little has changed: hardly anything else of yours fits this request.'];
    case 'left out':
      return [`I had to leave out ${asNamed(shortcoming.words, language)}.`];
    case 'refused': {
      const { words, pieces, all } = shortcoming;
      return all
        ? [
            `You own no ${enumerate(namesOf([all]), 'or')} without ${asWords(words, language)}, so ${are(...pieces)} in it after all.`,
            `You did not want ${asWords(words, language)}, but you own no other ${enumerate(namesOf([all]), 'or')} than such as ${the(...pieces)}.`,
          ]
        : [
            `You did not want ${asWords(words, language)}; without ${the(...pieces)} no outfit came together.`,
          ];
    }
    case 'asked and refused': {
      const { words, pieces } = shortcoming;
      return [
        `You named ${the(...pieces)} and refused ${asWords(words, language)}; I went by the piece you named.`,
      ];
    }
    case 'outside the palette': {
      const { words, pieces, isEnough } = shortcoming;
      const colors = asWords(words.replaceAll(', ', ' or '), language);
      return isEnough
        ? [`${Are(...pieces)} not ${colors}.`]
        : [`You own too little in ${colors} for a whole outfit: ${are(...pieces)} not.`];
    }
    case 'lacking': {
      const { words, isOwned, isInLaundry } = shortcoming;
      const isNoun = language === 'en' && words.every(isMaterial);
      const wished = words.join(' or ');
      const wish = isNoun ? wished : quoted(wished);
      if (isOwned)
        return [
          `I found no place for ${wish} in this outfit.`,
          `${capitalize(wish)} did not find a place in this outfit.`,
        ];
      if (isInLaundry) return [`What you own that is ${wish} is in the laundry.`];
      return isNoun
        ? [`You own nothing in ${wish}.`, `I found nothing in ${wish} among your clothes.`]
        : [`You own nothing that is ${wish}.`, `I found nothing that is ${wish} among your clothes.`];
    }
    case 'unfit':
      return unfit(shortcoming);
    case 'no coat': {
      const { isOwned, weather } = shortcoming;
      return isOwned
        ? [`At ${weather} there is no coat in it.`]
        : [`You own no coat or jacket for ${weather}.`, `For ${weather} a coat is missing; you own none.`];
    }
    case 'no shoes':
      return ['I found no shoes to wear with it.', 'There are no shoes in it.'];
    case 'other weather': {
      const { words, degrees, reported } = shortcoming;
      const said = /\d/.test(words) ? `the ${degrees} °C you named` : `your “${words}”, about ${degrees} °C`;
      return [
        `The weather report says ${reported} °C; I went by ${said}.`,
        `I went by ${said}, although the weather report says ${reported} °C.`,
      ];
    }
    case 'second setting': {
      const { phrase, main, change } = shortcoming;
      return [
        `This is for ${main}; for ${phrase} take ${the(...change)} along.`,
        `I dressed you for ${main}: change into ${the(...change)} for ${phrase}.`,
      ];
    }
    case 'style not met': {
      const { look, isOwned, because } = shortcoming;
      if (!isOwned)
        return [
          `For ${look} I found nothing among your clothes.`,
          `You own nothing yet for ${look}.`,
          `${capitalize(look)} needs pieces that you do not own.`,
        ];
      return because
        ? [
            `I gave up on ${look}: what you own for it is not right for ${because}.`,
            `It is not ${look}, because the pieces for one are not right for ${because}.`,
          ]
        : [
            `It is not ${look}: your other wishes came first.`,
            `${capitalize(look)} had to stand back behind your other wishes.`,
          ];
    }
  }
}

function notOwned(
  { words, missing, closest, inLaundry }: Extract<Shortcoming, { kind: 'not owned' }>,
  language: Language,
): string[] {
  const isPart = missing.length > 0 && !missing.includes(words.toLowerCase());
  if (inLaundry) {
    const away = `Your ${inLaundry.name} ${agree([inLaundry], 'is', 'are')} in the laundry`;
    return [closest ? `${away}; I took ${the(closest)} instead.` : `${away}.`];
  }
  const lack =
    language === 'en'
      ? [`I see no ${words} in your wardrobe`, `I found no ${words} among your clothes`]
      : [
          `I see nothing for ${quoted(words)} in your wardrobe`,
          `I found nothing for ${quoted(words)} among your clothes`,
        ];
  if (!closest) return lack.map((sentence) => `${sentence}.`);
  const nearest = isPart
    ? [`${are(closest)} the closest`, `${the(closest)} ${agree([closest], 'comes', 'come')} closest`]
    : [`${are(closest)} in ${agree([closest], 'its', 'their')} place`, `I took ${the(closest)} instead`];
  return lack.flatMap((sentence) => nearest.map((end) => `${sentence}; ${end}.`));
}

function unfit({ of, pieces, isAsked, hasOthers }: Extract<Shortcoming, { kind: 'unfit' }>): string[] {
  const them = agree(pieces, 'it', 'them');
  if (isAsked)
    return [
      `${The(...pieces)} ${agree(pieces, 'was', 'were')} your choice; for ${of} I would have left ${them} at home.`,
      `${Are(...pieces)} there because you chose ${them}, although not right for ${of}.`,
    ];
  if (hasOthers)
    return [`Mind that ${are(...pieces)} not right for ${of}.`, `${Are(...pieces)} not ideal for ${of}.`];
  const kinds = namesOf(pieces.map(({ garment }) => garment.slot));
  return [
    `You own no ${enumerate(kinds, 'or')} that are right for ${of}; ${does(pieces, 'has', 'have')} to do.`,
  ];
}

/** The words as they were typed, in quotation marks if they are not English. */
const asWords = (words: string, language: Language) => (language === 'en' ? words : quoted(words));
const asNamed = (words: string, language: Language) => (language === 'en' ? `the ${words}` : quoted(words));
