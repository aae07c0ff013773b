import type { Language } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import { isMaterial } from './looks.ts';
import type { Phraser } from './phraser.ts';
import type { Piece } from './piece.ts';
import type { Shortcoming } from './shortcoming.ts';
import { distinct } from './text.ts';
import { wordingIn } from './wording-in.ts';

/** The shortcomings of an outfit as sentences, in their order. */
export const sayShortcomings = (
  shortcomings: readonly Shortcoming[],
  { say }: Phraser,
  brief: Pick<Brief, 'language'>,
  language: Language,
) => shortcomings.map((each) => say(...waysFor(each, brief.language, language)));

/** Alternative sentences about a shortcoming. `typedIn` is the language of the words that the person typed. */
function waysFor(shortcoming: Shortcoming, typedIn: Brief['language'], language: Language): string[] {
  const { shortcomings: ways, kindsAt, texts } = wordingIn(language);
  const isEnglish = language === 'en' && typedIn === 'en';
  const quoted = (words: string) => texts.quoted({ words });
  const typed = (words: string) => (isEnglish ? words : quoted(words));
  const named = (words: string) => (isEnglish ? `the ${words}` : quoted(words));
  const kindsOf = (pieces: readonly Piece[]) =>
    distinct(
      pieces.flatMap(({ garment: { slot, category } }) => kindsAt[category === 'blazer' ? category : slot]()),
    );
  switch (shortcoming.kind) {
    case 'not understood':
    case 'need not met':
      return ways[shortcoming.kind]({ words: shortcoming.words.map(quoted) });
    case 'not owned': {
      const { words, isPart, closest, inLaundry } = shortcoming;
      if (inLaundry) return ways['in the laundry']({ inLaundry, closest });
      const wish = texts[isEnglish ? 'either' : words.length > 1 ? 'alternatives' : 'quoted']({ words });
      const lack = ways[isEnglish ? 'not owned' : 'nothing for']({ words: wish });
      if (!closest) return lack.map((sentence) => `${sentence}.`);
      const nearest = ways[isPart ? 'closest' : 'instead']({ closest });
      return lack.flatMap((sentence) => nearest.map((end) => `${sentence}; ${end}.`));
    }
    case 'not together':
      return ways['not together']({ named: named(shortcoming.words), instead: shortcoming.instead });
    case 'open questions':
      return ways['open questions']({ words: shortcoming.questions.map(quoted) });
    case 'unanswered':
      return ways[shortcoming.isOther ? 'other unanswered' : 'unanswered']();
    case 'left out':
      return ways['left out']({ named: named(shortcoming.words) });
    case 'refused': {
      const { pieces, all } = shortcoming;
      const words = typed(shortcoming.words);
      return all
        ? ways['all refused']({ words, pieces, kinds: kindsAt[all]() })
        : ways.refused({ words, pieces });
    }
    case 'outside the palette': {
      const { pieces, isEnough } = shortcoming;
      const words = typed(shortcoming.words.replaceAll(', ', texts.paletteJoint()));
      return ways[isEnough ? 'outside the palette' : 'too little of the palette']({ words, pieces });
    }
    case 'lacking': {
      const { words, isOwned, isInLaundry } = shortcoming;
      const isNoun = isEnglish && words.every(isMaterial);
      const wish = texts[isNoun ? 'either' : words.length > 1 ? 'alternatives' : 'quoted']({ words });
      if (isOwned) return ways['no place']({ wish });
      if (isInLaundry) return ways['wish in the laundry']({ wish });
      return ways[isNoun ? 'material lacking' : 'lacking']({ wish });
    }
    case 'unfit': {
      const { of, pieces, isAsked, hasOthers } = shortcoming;
      if (isAsked) return ways['chosen though unfit']({ of, pieces });
      return hasOthers
        ? ways.unfit({ of, pieces })
        : ways['all unfit']({ of, pieces, kinds: kindsOf(pieces) });
    }
    case 'no coat':
      if (shortcoming.isThin) return ways['no warm coat']();
      return ways[shortcoming.isOwned ? 'no coat' : 'no coat owned']({ weather: shortcoming.weather });
    case 'other weather':
      return ways[/\d/.test(shortcoming.words) ? 'other degrees' : 'other weather'](shortcoming);
    case 'style not met': {
      const { look, isOwned, because } = shortcoming;
      if (!isOwned) return ways['style not owned']({ look });
      return because ? ways['style not right']({ look, because }) : ways['style not met']({ look });
    }
    case 'little changed':
    case 'nothing heard':
    case 'other language':
    case 'one of several':
    case 'one of a trip':
    case 'no shoes':
    case 'no bow tie':
    case 'no costume':
    case 'second setting':
    case 'also fits':
      return ways[shortcoming.kind](shortcoming);
  }
}
