import { ruleOf } from '#shared/listening/rule';
import { settingOf as dressCodeOf } from '#shared/listening/words/settings';
import { comfortWays } from './comforts.ts';
import { dressCodes } from './dress-codes.ts';
import { capitalize, enumerate, withArticle, withCapital } from './english.ts';
import type { Facts } from './facts.ts';
import { isMaterial } from './materials.ts';
import { objectionsTo } from './objections.ts';
import type { Phraser } from './phraser.ts';
import { agree, isMain, type Piece, The, the } from './piece.ts';
import { mainSetting, wishedStyles } from './setting.ts';
import { piecesOfStyle } from './shortcomings.ts';
import { weatherWays } from './weather-answers.ts';

/** What was heard of the request and how the outfit answers it, the most explicit wish first. */
export const sayHeard = (facts: Facts, { say, offer }: Phraser): string[] =>
  [
    ...namedWays(facts).map((ways) => say(...ways)),
    ...wishedWays(facts).map((ways) => say(...ways)),
    ...[codeWays(facts), weatherWays(facts), ...comfortWays(facts), ...styleWays(facts)].map((ways) =>
      offer(...ways),
    ),
  ].filter((sentence) => sentence !== null);

type Ways = readonly [string, ...string[]];

/** Sentences about the pieces that the request named, where they fit its words, and about the chosen base items. */
function namedWays({ brief, worn, request }: Facts): Ways[] {
  const named = worn.filter(({ id }) =>
    brief.pieces.some(({ ids, missing }) => missing.length === 0 && ids.includes(id)),
  );
  const given = worn.filter((piece) => request.baseItemIds.includes(piece.id) && !named.includes(piece));
  const ways: Ways[] = [];
  if (named.length) {
    const end = completion(worn, named);
    ways.push([`You asked for ${the(...named)}${end}.`, `${The(...named)}, as you asked${end}.`]);
  }
  if (given.length && request.instead)
    ways.push([`You chose ${the(...given)} instead of ${request.instead}.`]);
  else if (given.length) {
    const end = completion(worn, given);
    ways.push([
      `You chose ${the(...given)}${end}.`,
      `It is built on ${the(...given)}, which you chose${end}.`,
    ]);
  }
  return ways;
}

function completion(worn: readonly Piece[], pieces: readonly Piece[]): string {
  const rest = worn.filter((piece) => isMain(piece) && !pieces.includes(piece));
  return rest.length ? `; ${the(...rest)} ${agree(rest, 'completes', 'complete')} it` : '';
}

/** The colors and fabrics that were asked for without a piece, and where they are. */
function wishedWays({ brief, worn }: Facts): Ways[] {
  const { colors, palette, tags, language } = brief;
  const found = (words: string, test: (piece: Piece) => boolean): Ways[] => {
    const pieces = worn.filter(test);
    if (pieces.length === 0) return [];
    if (language !== 'en' || !isMaterial(words))
      return [[`For “${words}” there ${agree(pieces, 'is', 'are')} ${the(...pieces)}.`]];
    return [
      [
        `The ${words} you asked for is in ${the(...pieces)}.`,
        `${The(...pieces)} ${agree(pieces, 'brings', 'bring')} the ${words} you asked for.`,
      ],
    ];
  };
  const isAll = palette !== null && worn.every(({ garment }) => palette.colors.includes(garment.color));
  const accents = palette ? worn.filter(({ garment }) => palette.accent.includes(garment.color)) : [];
  const base = palette
    ? [...new Set(worn.filter((piece) => !accents.includes(piece)).map(({ item }) => item.color))]
    : [];
  return [
    ...colors.flatMap(({ words, anyOf }) => found(words, ({ item }) => anyOf.includes(item.color))),
    ...tags.flatMap(({ words, tag }) => found(words, ({ item }) => item.tags.has(tag))),
    ...(isAll
      ? ([
          accents.length
            ? [`All of it is ${enumerate(base)}, but for ${the(...accents)}, as you asked.`]
            : [
                `All of it is ${enumerate(base)}, as you asked.`,
                `From ${the(worn[0] as Piece)} down everything is ${enumerate(base)}, as you asked.`,
              ],
        ] as Ways[])
      : []),
  ];
}

/** The dress code and the pieces that keep it. */
function codeWays({ brief, worn, reasons }: Facts): string[] {
  const setting = mainSetting(brief);
  const asks = setting && dressCodes[setting.id];
  const [first] = brief.settings;
  if (!setting || !asks || !first) return [];
  const code = dressCodeOf(first.id);
  const isPreferred = ruleOf(code?.prefers?.[0] ?? '');
  const pieces = worn
    .filter(({ item }) => objectionsTo(item, brief).length === 0)
    .filter(({ id, item }) => isPreferred(item) || (!code?.tact && reasons.place.inPlace.includes(id)))
    .filter(isMain)
    .slice(0, 3);
  if (pieces.length === 0) return [];
  const phrase = setting.phrase;
  return [
    `${capitalize(phrase)} ${/s$/.test(phrase) && !/^an? |ss$/.test(phrase) ? 'ask' : 'asks'} for ${asks}: hence ${the(...pieces)}.`,
    `For ${phrase} I looked for ${asks} and took ${the(...pieces)}.`,
    `${The(...pieces)} ${agree(pieces, 'is', 'are')} there for ${phrase}: ${asks}.`,
    `With ${phrase} in mind, which calls for ${asks}, I chose ${the(...pieces)}.`,
  ];
}

/** The style words and the mood, with the pieces that stand for them. */
function styleWays({ brief, request, worn }: Facts): string[][] {
  return wishedStyles(brief, request.mood).map(({ id, words: typed }) => {
    const words = withCapital(typed);
    const pieces = piecesOfStyle(worn, id).slice(0, 3);
    if (pieces.length === 0) return [];
    return [
      `For ${withArticle(words)} look there ${agree(pieces, 'is', 'are')} ${the(...pieces)}.`,
      `${The(...pieces)} ${agree(pieces, 'gives', 'give')} it ${withArticle(words)} look.`,
      `The ${words} side of it: ${the(...pieces)}.`,
    ];
  });
}
