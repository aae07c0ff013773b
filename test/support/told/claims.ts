import { colors as catalogColors, categoriesBySlot, slotOf } from '#shared/catalog';
import { wordOf } from '#shared/rules/item-name';
import { settings } from '#shared/stylist/hearing/words/settings';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import { has, ofOthers, ownWords, seen, textOf } from './claims-words.ts';
import type { Told } from './wear.ts';

/**
 * Compares finished texts with the outfit and the request, and returns a complaint for each untrue claim. It does not
 * know how the texts are made. It searches for words for colors, pieces, fabrics and metals, for degrees, occasions,
 * belts and sleeves, and for claims about what was asked for, owned, liked or pinned.
 */
export function untrueClaims(told: Told): string[] {
  const { texts, sentences } = told;
  const everybody = [texts.title, texts.description, texts.styleAnalysis, texts.colorHarmony];
  const all = [
    texts.title,
    texts.colorHarmony,
    ...sentences.flatMap((text) => text.split(/(?<=\.”?)\s+(?=\S)/)),
  ];
  return [
    ...all.flatMap((sentence) =>
      checks.flatMap((check) => check(sentence, told).map((what) => `${what} | ${sentence}`)),
    ),
    ...sentences.filter((text) => text !== '').flatMap(shape),
    ...everybody.filter((text) => aboutThePerson.test(text)).map((text) => `tells of the person | ${text}`),
    ...(texts.stylingTips.length > 3 ? ['more than three tips'] : []),
  ];
}

type Check = (sentence: string, told: Told) => string[];

const aboutThePerson = /complexion|favorite|this week|you wore|°C|liked|your pin|Gothenburg/i;
const empty =
  /without a plan|where the look begins|speaks|the same language|ordinary day|makes it yours|undefined|null|NaN|unknown|\[object| {2}/i;

const shape = (text: string) => [
  ...(/^[A-Z“].*[.]”?$/s.test(text) ? [] : [`is no sentence | ${text}`]),
  ...(empty.test(text) ? [`says nothing | ${text}`] : []),
];

const colorsToFind = [...catalogColors, ...'camel cream burgundy olive khaki turquoise orange'.split(' ')];
const color: Check = (sentence, told) =>
  colorsToFind
    .filter(
      (name) =>
        has(ownWords(sentence).replaceAll(/black-tie/gi, ''), name) && !has(seen(sentence, told), name),
    )
    // 'leaves white to the bride' does not claim that white is worn; it is a rule for weddings.
    .filter((name) => !(name === 'white' && sentence.includes('white to the bride')))
    .map((name) => `${name} is not worn`);

const kinds = Object.entries(categoriesBySlot).flatMap(([slot, names]) =>
  slot === 'other' ? [] : names.map(wordOf),
);
/** Phrases that contain the name of a piece but do not claim that it is worn. */
const noPieces =
  /no coat or jacket|a coat is missing|without a coat|no coat in it|None of your [^;]*|You own no [^;]*that are right|I left out [^.]*|top button|belt of the|bag straps|dress shows|on top|the coat’s|(?:warm|thick|fine dark) tights|to dress it up/gi;
const pieces: Check = (sentence, told) => {
  const text = ownWords(sentence).replaceAll(noPieces, '');
  return kinds
    .filter((kind) => kind !== 'tie' && has(text, kind) && !has(seen(sentence, told), kind))
    .map((kind) => `${kind} is not worn`);
};

/** A color directly before a piece must be the color of such a piece. */
const coloredPieces: Check = (sentence, told) => {
  const pattern = new RegExp(`\\b(${catalogColors.join('|')}) (${kinds.join('|')})\\b`, 'gi');
  const some = ofOthers(sentence) ? told.items : told.worn;
  return [...ownWords(sentence).matchAll(pattern)].flatMap(([both, name = '', kind = '']) =>
    some.some(
      (item) =>
        item.color === name.toLowerCase() &&
        wordOf(item.category).toLowerCase().startsWith(kind.toLowerCase()),
    ) || has(told.ask.prompt, both)
      ? []
      : [`there is no ${both}`],
  );
};

const fabrics =
  'wool cashmere linen silk satin velvet lace suede leather denim corduroy cotton crepe merino tweed canvas'.split(
    ' ',
  );
const fabric: Check = (sentence, told) =>
  /I left out/.test(sentence)
    ? []
    : fabrics
        .filter((name) => has(ownWords(sentence), name) && !has(seen(sentence, told), name))
        .map((name) => `${name} is not worn`);

const metal: Check = (sentence, { worn, ask }) =>
  ['gold', 'silver', 'rose gold']
    .filter((name) => has(ownWords(sentence), name) && !has(ask.prompt, name))
    .filter(
      (name) =>
        !worn.some(
          ({ category, description }) => /^(?:jewelry|watch)$/.test(category) && has(description ?? '', name),
        ),
    )
    .map((name) => `${name} is no metal of it`);

const named = (text: string, items: readonly WardrobeItem[]) =>
  items.filter(
    ({ category, color: name, description }) =>
      [name === 'unknown' ? 'the' : name, 'gold'].some((each) =>
        has(text, `${each} (?:\\w+ )?${wordOf(category)}`),
      ) ||
      // The only piece of its kind is named without its color.
      (has(text, `the (?:\\w+ )?${wordOf(category)}`) &&
        items.filter((item) => wordOf(item.category) === wordOf(category)).length === 1) ||
      (/^(?:jewelry|watch)$/.test(category) && has(text, wordOf(category)) && description !== null),
  );

const belt: Check = (sentence, told) =>
  has(ownWords(sentence), 'belt') && !/I left out/.test(sentence) && !has(seen(sentence, told), 'belt(?:ed)?')
    ? ['there is no belt']
    : [];
const withSleeves = /^(?:shirt|blouse|turtleneck|sweater|sweatshirt|hoodie|cardigan|jacket|blazer)$/;
const sleeves: Check = (sentence, { worn }) =>
  /sleeve|cuffs? of/i.test(sentence) &&
  !worn.some(
    ({ category, description }) => withSleeves.test(category) && !/short|sleeveless/i.test(description ?? ''),
  )
    ? ['there are no long sleeves']
    : [];

const degrees: Check = (sentence, { brief, ask }) => {
  const said = [...sentence.matchAll(/(-?\d+) °C/g)].map(([, number]) => Number(number));
  const known = [brief.weather?.temperature, ask.weather?.temperature, ask.weather?.low].flatMap((value) =>
    value == null ? [] : Math.round(value),
  );
  return [
    ...said.filter((value) => !known.includes(value)).map((value) => `${value} °C is not the weather`),
    ...(/weather report/.test(sentence) && !ask.weather ? ['there was no weather report'] : []),
    ...(/you said -?\d/.test(sentence) && !/\d|minus/.test(ask.prompt) ? ['no degrees were said'] : []),
    ...(/the forecast /i.test(sentence) && brief.weather?.from !== 'forecast'
      ? ['there was no forecast']
      : []),
    ...(/is usually about/.test(sentence) && brief.month === null ? ['no climate is known'] : []),
    ...(/\brain\b/.test(sentence) && !/rain boots/.test(sentence) && !brief.weather?.rain
      ? ['it does not rain']
      : []),
    ...(/\bsnow\b/.test(sentence) && !brief.weather?.snow ? ['it does not snow'] : []),
  ];
};

const phrases = [...new Set([...settings.values()].map(({ phrase }) => phrase))];
const occasion: Check = (sentence, { brief, ask }) => {
  const chosen = `${ask.mood ?? ''} ${ask.occasion ?? ''}`;
  const known = brief.settings.flatMap(({ id, words }) => [words, settings.get(id)?.phrase ?? []]).flat();
  return (
    phrases
      // 'Dinner' is also part of 'a family dinner', so known phrases are removed first.
      .filter((phrase) =>
        has(
          known.reduce((text, each) => text.replaceAll(new RegExp(each, 'gi'), ''), ownWords(sentence)),
          phrase,
        ),
      )
      .filter((phrase) => !has(chosen, phrase.replace(/^(?:an?|the) /, '')))
      .map((phrase) => `${phrase} was not said`)
  );
};

const quotes: Check = (sentence, { ask, brief }) => {
  const said = [ask.prompt, ask.mood ?? '', ...(ask.pins ?? []), ...(ask.trends ?? [])]
    .join(' ')
    .toLowerCase();
  return [...sentence.matchAll(/“([^”]+)”/g)]
    .map(([, quoted = '']) => quoted.replace(/ …$/, '').toLowerCase())
    .filter((quoted) => !said.includes(quoted) && !brief.pieces.some(({ words }) => words === quoted))
    .map((quoted) => `“${quoted}” was not said`);
};

const askedFor: Check = (sentence, { worn, brief, ask }) => {
  if (!/you asked for|as you asked\.|You chose|your choice/i.test(sentence)) return [];
  const [claim = ''] = sentence.split(';');
  const ids = new Set([
    ...brief.pieces.flatMap((piece) => piece.ids),
    ...(ask.base === undefined ? [] : worn.map(({ id }) => id)),
  ]);
  const wishes = [
    ...brief.colors.flatMap(({ words, anyOf }) => [words, ...anyOf]),
    ...brief.tags.map(({ words }) => words),
  ];
  if (wishes.some((words) => claim.toLowerCase().includes(words))) return [];
  if (brief.palette && /As? you asked/i.test(sentence)) return [];
  const isOfComfort = brief.comforts.length > 0 && /as you asked/i.test(sentence);
  const some = named(claim, worn);
  if (isOfComfort || brief.pieces.some(({ words }) => claim.includes(words))) return [];
  const wrong = some.filter(({ id }) => !ids.has(id));
  return some.length === 0
    ? ['asked for nothing like it']
    : wrong.map(({ category }) => `the ${category} was not asked for`);
};

const owning: Check = (sentence, { items }) => {
  const own = (words: string) =>
    items.some((item) => words.split(' ').every((word) => has(textOf(item), word)));
  const [, words = ''] = /^You own no ([^;.:]+)/.exec(sentence) ?? [];
  if (words.startsWith('coat or jacket'))
    return items.some(({ category }) => slotOf(category) === 'outerwear') ? ['a coat is owned'] : [];
  if (!words || / that are right| without /.test(words)) return [];
  return own(words) ? [`${words} are owned`] : [];
};

const personal: Check = (sentence, { ask, brief }) => [
  ...(/your pin/.test(sentence) && !ask.pins ? ['nothing was pinned'] : []),
  ...(/season’s trend/.test(sentence) && !ask.trends ? ['no trend was given'] : []),
  ...(isDelicate(brief) &&
  /complexion|favorite|classic|tried pair|stands? out|bold|sparkle|shine|perfume/i.test(sentence)
    ? ['is tactless']
    : []),
];
const isDelicate = (brief: Told['brief']) =>
  brief.settings.some(({ id }) => ['funeral', 'court', 'hospital'].includes(id)) ||
  brief.comforts.some(({ id }) => ['pregnant', 'crutches'].includes(id));

const checks: readonly Check[] = [
  color,
  pieces,
  coloredPieces,
  fabric,
  metal,
  belt,
  sleeves,
  degrees,
  occasion,
  quotes,
  askedFor,
  owning,
  personal,
];
