import { ruleOf } from '#shared/stylist/hearing/rule';
import { comfortRules } from '#shared/stylist/hearing/words/comfort-rules';
import { informal } from '#shared/stylist/hearing/words/formality';
import { styleRules } from '#shared/stylist/hearing/words/style-rules';
import { isUnderCoat } from '#shared/stylist/ranking/hard-rules';
import { intentOf } from '#shared/stylist/ranking/intent';
import { rulesFor } from '#shared/stylist/ranking/item-rules';
import { coatBelow, coldBelow } from '#shared/stylist/ranking/temperatures';
import { asked, isChosen, ownedBesides, refusals } from './asked-shortcomings.ts';
import { layerFor } from './carry-tips.ts';
import { benefitWays, comfortWays, isOfBenefit, typedWords } from './comforts.ts';
import { type Facts, isLong, wornAt } from './facts.ts';
import { objectionsTo } from './objections.ts';
import { inFull, isMainClothing, isOfColor, type Piece } from './piece.ts';
import {
  littleChanged,
  nothingHeard,
  notUnderstood,
  oneOfSeveral,
  otherLanguage,
  otherWeather,
  unanswered,
} from './request-shortcomings.ts';
import { secondSettings } from './second-settings.ts';
import { wishedStyles } from './setting.ts';
import type { Shortcoming } from './shortcoming.ts';
import { weatherThere } from './weather.ts';
import { isWarm } from './weather-answers.ts';
import { wordingIn } from './wording-in.ts';

/** What the outfit could not fulfill, the most important first. Pieces are named in full, beside others of their kind. */
export function shortcomingsOf(given: Facts): Shortcoming[] {
  const facts = { ...given, worn: inFull(given.worn) };
  return [
    ...littleChanged(facts),
    ...otherLanguage(facts),
    ...asked(facts),
    ...refusals(facts),
    ...oneOfSeveral(facts),
    ...unanswered(facts),
    ...nothingHeard(facts),
    ...colorsAndFabrics(facts),
    ...unfit(facts),
    ...lacks(facts),
    ...unmetNeeds(facts),
    ...otherWeather(facts),
    ...styles(facts),
    ...secondSettings(facts),
    ...notUnderstood(facts),
  ];
}

/** What the body or the day needs and no piece of the outfit is known to help with. */
function unmetNeeds(facts: Facts): Shortcoming[] {
  const { worn, brief, language } = facts;
  const told = comfortWays(facts);
  const words = brief.comforts.flatMap((comfort) => {
    const helps = isOfBenefit(comfort.id, language);
    // 'Big belly' is met by what covers it or by what is dark.
    const isTold = told.some((ways, at) => ways.length > 0 && brief.comforts[at]?.words === comfort.words);
    // 'Walking the dog' is what the outfit is for.
    const isEvent = brief.settings.some((each) => each.words === comfort.words);
    const isTaken = comfort.id === 'layers' && layerFor(facts) !== undefined;
    const isAnswered = comfort.id === 'show-legs' && brief.question?.asks === 'legs';
    const isSaid = isAnswered || !comfortRules[comfort.id]?.unmet || isTold || isEvent || isTaken;
    return isSaid || !helps || worn.some(helps) ? [] : (typedWords(comfort, brief) ?? []);
  });
  return words.length ? [{ kind: 'need not met', words }] : [];
}

function colorsAndFabrics({ worn, others, inLaundry, brief }: Facts): Shortcoming[] {
  const { colors, palette, tags } = brief;
  const accents = palette?.accent.length ? [palette.accent] : [];
  const wishes = [
    ...colors.map(({ words, anyOf }) => ({
      words: [words],
      test: ({ item }: Piece) => isOfColor(item, words, anyOf),
    })),
    ...tags.map(({ words, tag }) => ({ words: [words], test: ({ item }: Piece) => item.tags.has(tag) })),
    ...accents.map((words) => ({ words, test: ({ item }: Piece) => words.includes(item.color) })),
  ];
  return wishes.flatMap(({ words, test }): Shortcoming[] =>
    worn.some(test)
      ? []
      : [{ kind: 'lacking', words, isOwned: others.some(test), isInLaundry: inLaundry.some(test) }],
  );
}

const isCold = ({ weather }: Facts['brief']) => (weather?.temperature ?? coldBelow) < coldBelow;

/** The pieces that are not right for body, weather or occasion, grouped by reason. What a model advised is right. */
function unfit(facts: Facts): Shortcoming[] {
  const { worn, brief, language } = facts;
  const others = ownedBesides(facts);
  const categories = worn.map(({ garment }) => garment.category);
  const found = worn.flatMap((piece) => {
    const isUnder = isUnderCoat(piece.garment.category, categories);
    const [objection] = objectionsTo(piece.item, brief, language).filter(
      // Who asks how to dress up jeans knows that they are not dressy.
      ({ because, of }) =>
        !(isUnder && because === 'weather') &&
        // A raincoat in fair weather is no fault.
        !(because === 'weather' && piece.garment.category === 'raincoat' && !isCold(brief)) &&
        !(
          because === 'style' &&
          (isChosen(facts, piece.id) ||
            isForWeather(piece, brief) ||
            !isSaid(of, brief) ||
            // It was chosen for the color.
            brief.colors.some(({ anyOf }) => anyOf.includes(piece.item.color)))
        ),
    );
    const isRight = (id: string) =>
      worn.some((other) => other.id === id && objectionsTo(other.item, brief, language).length === 0);
    if (!objection || partsOfSet(piece.id, brief).some(isRight)) return [];
    if (brief.readBy === 'model' && isChosen(facts, piece.id)) return [];
    const { slot } = piece.garment;
    const hasOthers = others.some(
      ({ garment, item }) =>
        garment.slot === slot && !objectionsTo(item, brief, language).some(({ of }) => of === objection.of),
    );
    return [{ piece, of: objection.of, isAsked: isChosenAlone(facts, piece.id), hasOthers }];
  });
  const alike = Map.groupBy(found, ({ of, isAsked, hasOthers }) => `${of} ${isAsked} ${hasOthers}`);
  return [...alike.values()].flatMap((each) => {
    const [first] = each;
    if (!first) return [];
    const { of, isAsked, hasOthers } = first;
    return [{ kind: 'unfit' as const, of, isAsked, hasOthers, pieces: each.map(({ piece }) => piece) }];
  });
}

/** The pieces that were asked for in one word with another one: the jacket of a suit is right, so its trousers are. */
const partsOfSet = (id: string, { pieces }: Facts['brief']) =>
  pieces
    .filter(({ words }) => pieces.some((other) => other.words === words && other.ids.includes(id)))
    .flatMap(({ ids }) => ids);

/** Whether a look is called as the person called it: 'chic', and not 'stylish'. */
const isSaid = (look: string, { styles }: Facts['brief']) =>
  styles.some(({ words }) => look.toLowerCase().includes(words.slice(0, 5)));

/** Whether the person chose this very piece, and not one of a kind: 'a jacket'. */
const isChosenAlone = (facts: Facts, id: string) =>
  isChosen(facts, id) &&
  (facts.request.baseItemIds.includes(id) ||
    facts.brief.pieces.some(({ ids }) => ids.length === 1 && ids[0] === id));

/** Whether a piece is worn for the weather, in which a parka need not be elegant. */
const isForWeather = ({ garment: { slot } }: Piece, { weather }: Facts['brief']) =>
  (slot === 'outerwear' || slot === 'shoes') &&
  weather !== null &&
  (weather.rain || weather.snow || (weather.temperature ?? coatBelow) < coatBelow);

function lacks(facts: Facts): Shortcoming[] {
  const { brief, language } = facts;
  const weather = weatherThere(brief, language);
  const asksForCoat = intentOf(brief, null).needsOuterwear;
  const coats = ownedBesides(facts).filter(({ garment }) => garment.slot === 'outerwear');
  const coat = wornAt(facts, 'outerwear');
  const wears = (rule: string) => facts.worn.some(({ item }) => ruleOf(rule)(item));
  const isThin = isCold(brief) && ![...(coat ? [coat] : []), ...coats].some(({ garment }) => isWarm(garment));
  return [
    ...(asksForCoat && weather && (!coat || isThin) && !isRefused(facts, coats)
      ? [{ kind: 'no coat' as const, isOwned: coats.length > 0, isThin: Boolean(coat), weather }]
      : []),
    ...(wornAt(facts, 'shoes') ? [] : [{ kind: 'no shoes' as const }]),
    ...(wears('blazer&#tuxedo') && !wears('#bow-tie') ? [{ kind: 'no bow tie' as const }] : []),
    ...(brief.settings[0]?.id === 'costume' && !wears('#costume') ? [{ kind: 'no costume' as const }] : []),
  ];
}

const isRefused = ({ brief }: Facts, pieces: readonly Piece[]) => {
  if (pieces.length === 0) return false;
  const { refusal } = rulesFor(brief).bans;
  return pieces.every(({ item }) => refusal(item));
};

/** How many of the lists in a style's `prefers` are typical of the style. Pieces of the later lists only go with it. */
const mostTelling = 2;

/** The pieces that express a style word by its materials and kinds, or else by its main style. */
export function piecesOfStyle(pieces: readonly Piece[], id: string): Piece[] {
  const { prefers = [], styles: names = '', bans = '' } = styleRules[id] ?? {};
  const isTypical = prefers.length
    ? ruleOf(prefers.slice(0, mostTelling).join(' '))
    : ({ style }: Piece['item']) => names.split(' ')[0] === style;
  const found = pieces.filter(({ item }) => !ruleOf(bans)(item) && isTypical(item));
  const isTelling = ruleOf(prefers[0] ?? '');
  // Shoes and bags alone make no look.
  return found.some(isMainClothing)
    ? found.filter((piece) => isMainClothing(piece) || isTelling(piece.item))
    : [];
}

/** Whether a style is that of an event: 'a very high-end restaurant'. It influences the outfit, but was not wished. */
const describesEvent = (id: string, { brief, request: { prompt } }: Facts) =>
  brief.styles
    .filter((style) => style.id === id)
    .some(({ words }) =>
      brief.settings.some(({ words: event }) => {
        const text = prompt.toLowerCase().replaceAll('-', ' ');
        const at = text.indexOf(words);
        const to = text.indexOf(event, at);
        const between = text.slice(at + words.length, to).trim();
        return at >= 0 && to > at && /^\p{L}*$/u.test(between);
      }),
    );

function styles(facts: Facts): Shortcoming[] {
  const { worn, brief, request, language } = facts;
  if (isLong(request.prompt)) return [];
  // A style word that was also understood as a material is reported as a material.
  const materials = new Set(brief.tags.map((tag) => tag.words));
  const told = new Set(brief.styles.filter((style) => materials.has(style.words)).map(({ id }) => id));
  const wished = wishedStyles(brief).filter(({ id }) => !told.has(id) && !describesEvent(id, facts));
  const unmet = wished.flatMap(({ id, words, from }): Shortcoming[] => {
    const { prefers = [], styles: names = '' } = styleRules[id] ?? {};
    if ((!prefers.length && !names) || piecesOfStyle(worn, id).length) return [];
    if (informal.test(id) || benefitWays(id, worn, language).pieces.length) return [];
    const matching = piecesOfStyle(ownedBesides(facts), id);
    // An occasion that was chosen with a mood comes first, and nothing is wrong with that.
    if (from && matching.length > 0) return [];
    const reasons = matching.map(({ item }) => objectionsTo(item, brief, language)[0]?.of ?? null);
    return [
      {
        kind: 'style not met',
        look: wordingIn(language).styles.look({ id, words }),
        isOwned: matching.length > 0,
        because: reasons.includes(null) ? null : (reasons[0] ?? null),
      },
    ];
  });
  // Of several styles each is a shade of what is meant.
  return unmet.length < wished.length ? [] : unmet.slice(0, 1);
}
