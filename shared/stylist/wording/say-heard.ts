import { insteadOf } from '#shared/catalog';
import { categoriesNamed } from '#shared/stylist/hearing/categories-named';
import { ruleOf } from '#shared/stylist/hearing/rule';
import { settingOf as dressCodeOf, strictFrom } from '#shared/stylist/hearing/words/settings';
import { isOvercoat } from '#shared/stylist/ranking/garment';
import { isLayer } from '#shared/stylist/ranking/hard-rules';
import { askedIn } from './answer.ts';
import { isCodeExplained } from './code-answer.ts';
import { benefitWays, comfortWays } from './comforts.ts';
import { type Facts, isLong, isTyped } from './facts.ts';
import { isMaterial } from './looks.ts';
import { objectionsTo } from './objections.ts';
import type { Phraser } from './phraser.ts';
import { inFull, isMainClothing, isOfColor, type Piece } from './piece.ts';
import { mainSetting, wishedStyles } from './setting.ts';
import { settingTexts } from './setting-texts.ts';
import { piecesOfStyle } from './shortcomings.ts';
import { weatherWays } from './weather-answers.ts';
import { wordingIn } from './wording-in.ts';

/** Sentences about what was understood of the request and how the outfit meets it, the most explicit wish first. */
export const sayHeard = (facts: Facts, { say, offer }: Phraser): string[] =>
  [
    ...namedWays(facts).map((ways) => say(...ways)),
    ...wishedWays(facts).map((ways) => say(...ways)),
    ...[...comfortWays(facts), codeWays(facts), weatherWays(facts), ...styleWays(facts)].map((ways) =>
      offer(...ways),
    ),
  ].filter((sentence) => sentence !== null);

/** Which pieces of a changed outfit are new, and which they replace. Null if no outfit was changed, or all of it. */
export function changeWays({ request, worn, others, language }: Facts): string[] | null {
  const { remixOf, former = [] } = request;
  const added = worn.filter(({ id }) => !former.includes(id));
  const gone = others.filter(({ id }) => former.includes(id));
  const stays = added.length < worn.length;
  if (!remixOf || !stays || added.length + gone.length === 0) return null;
  const { changed, without } = wordingIn(language).heard;
  return (added.length ? changed : without)({ added, gone: inFull(gone) });
}

/** A word for more categories than this names the first of them alone: who says 'jacket' has named no parka. */
const mostNamed = 3;
const isNamedBy = (words: string, { category }: Piece['item'], { language }: Facts['brief']) => {
  const named = categoriesNamed(words, language);
  return named.length <= mostNamed || named[0] === category;
};

/** Whether words name pieces that are worn together: who names a suit has not named its trousers. */
const isSet = (words: string, { pieces }: Facts['brief']) =>
  pieces.filter((piece) => piece.words === words).length > 1;

/** Sentences about the pieces that the request named, if they fit its words, and about the chosen base items. */
function namedWays(facts: Facts): string[][] {
  const { brief, worn, request, language } = facts;
  const { heard } = wordingIn(language);
  // What a question asks about is named by its answer.
  const isAnswered = ruleOf(
    askedIn(brief)
      .map(({ rule }) => rule)
      .join(' '),
  );
  const named = worn.filter(
    ({ id, item }) =>
      !isAnswered(item) &&
      // A hijab belongs to its wearer and leads no outfit.
      !item.tags.has('hijab') &&
      brief.pieces.some(
        ({ ids, missing, words }) =>
          missing.length === 0 && ids.includes(id) && !isSet(words, brief) && isNamedBy(words, item, brief),
      ),
  );
  const chosen = worn.filter((piece) => request.baseItemIds.includes(piece.id) && !named.includes(piece));
  const ways: string[][] = [];
  if (named.length && !isLong(facts.request.prompt)) ways.push(heard.named({ named }));
  if (chosen.length && request.instead)
    ways.push(heard.instead({ chosen: inFull(chosen), former: request.instead }));
  else if (chosen.length) ways.push(heard.chosen({ chosen }));
  return ways;
}

/** Sentences about the colors and fabrics that were asked for without naming a piece, and the pieces that have them. */
function wishedWays({ brief, request, worn, language }: Facts): string[][] {
  const { heard } = wordingIn(language);
  const { colors, palette, tags } = brief;
  const found = (words: string, test: (piece: Piece) => boolean): string[][] => {
    const pieces = worn.filter(test);
    const isNoun = brief.language === 'en' && isMaterial(words);
    const said = isNoun ? words : wordingIn(language).texts.quoted({ words });
    return pieces.length ? [heard[isNoun ? 'foundMaterial' : 'found']({ words: said, pieces })] : [];
  };
  const isAll = palette !== null && worn.every(({ garment }) => palette.colors.includes(garment.color));
  const accents = palette ? worn.filter(({ garment }) => palette.accent.includes(garment.color)) : [];
  const base = palette
    ? [...new Set(worn.filter((piece) => !accents.includes(piece)).map(({ item }) => item.color))]
    : [];
  return [
    // Rules hear also the colors that a long text only tells of, so nothing is said of them. Of a model's colors only those
    // are named that the person typed, and not the brown that it read in 'earthy tones'.
    ...(brief.readBy === 'rules' && isLong(request.prompt) ? [] : colors)
      .filter(({ words }) => isTyped(words, { brief, request }))
      .filter(({ words }) => !askedIn(brief).some((asked) => words.includes(asked.words)))
      .flatMap(({ words, anyOf }) => found(words, ({ item }) => isOfColor(item, words, anyOf))),
    ...tags.flatMap(({ words, tag }) => found(words, ({ item }) => item.tags.has(tag))),
    ...(isAll && worn[0]
      ? [
          accents.length
            ? heard.paletteWithAccents({ base, accents })
            : heard.palette({ base, first: worn[0] }),
        ]
      : []),
  ];
}

/** Sentences about the dress code and the pieces that meet it. */
function codeWays(facts: Facts): string[] {
  const { brief, worn, reasons, language } = facts;
  const { heard } = wordingIn(language);
  const setting = mainSetting(brief, language);
  const asks = setting && settingTexts.get(setting.id)?.asks[language];
  const [first] = brief.settings;
  // The answer to what an occasion asks for has said so.
  if (!setting || !asks || !first || isCodeExplained(facts)) return [];
  const code = dressCodeOf(first.id);
  const prefers = (code?.prefers ?? []).slice(0, code?.tact ? 1 : undefined).map(ruleOf);
  const pieces = worn
    .filter(({ item }) => objectionsTo(item, brief, language).length === 0)
    .filter(
      ({ id, item }) =>
        prefers.some((test) => test(item)) || (!code?.tact && reasons.place.inPlace.includes(id)),
    )
    .filter((piece) => isMainClothing(piece) && !isOvercoat(piece.item))
    .filter(
      ({ item }) =>
        code?.styles.split(' ').includes(item.style) &&
        !(code.tact && item.color === 'white') &&
        // What is oversized is not tailored.
        !(code.formality >= strictFrom && item.tags.has('loose')),
    )
    .slice(0, 3);
  // Trousers alone do not make clothes for an occasion, and neither does a coat.
  if (!pieces.some(({ garment: { slot, category } }) => insteadOf('top').includes(slot) || isLayer(category)))
    return [];
  return heard.code({ phrase: setting.phrase, asks, pieces });
}

/** Sentences about the style words and the mood, and the pieces that express them. */
function styleWays({ brief, worn, language }: Facts): string[][] {
  // 'Not boring' is told as a color.
  const isColor = (id: string) =>
    brief.colors.some(({ words }) => brief.styles.some((each) => each.id === id && each.words === words));
  const told = wishedStyles(brief).map(({ id, words }) => {
    if (isColor(id)) return [];
    const { ways } = benefitWays(id, worn, language);
    if (ways.length) return ways;
    const pieces = piecesOfStyle(worn, id)
      .filter(({ item }) => !isOvercoat(item))
      .slice(0, 3);
    return pieces.length ? wordingIn(language).heard.style({ id, words, pieces }) : [];
  });
  // Of several looks, one is told.
  return told.filter((ways) => ways.length > 0).slice(0, 1);
}
