import { limits } from '#shared/limits';
import { fnv1a } from '#shared/stylist/ranking/fnv1a';
import type { Facts } from './facts.ts';
import { objectionsTo } from './objections.ts';
import { isMain, isMainClothing, type Piece } from './piece.ts';
import { calmColors, isRainwear } from './say-colors.ts';
import { mainSetting, needsTact } from './setting.ts';
import { distinct } from './text.ts';
import { wordingIn } from './wording-in.ts';

/**
 * A title made from the outfit's colors, fabrics and pieces, and from what it is for. Prefers a title that no recent
 * outfit has and that names what was asked for, or what is most striking. The same key always gives the same title. It contains nothing
 * personal, because other people may read it.
 */
export function titleOf(facts: Facts, recent: readonly string[], key: string): string {
  const { titles: words } = wordingIn(facts.language);
  const { sober, lively, spare } = looksOf(facts);
  const striking = strikingWords(facts).flatMap(words.formsOf);
  const isPlain = (look: string) => (striking.some((word) => look.includes(word)) ? 0 : 1);
  const { brief, request, worn } = facts;
  const named = worn
    .filter(({ id }) => [...brief.pieces.flatMap(({ ids }) => ids), ...request.baseItemIds].includes(id))
    .map(words.kind);
  const namesNone = (look: string) => (named.some((kind) => look.includes(kind)) ? 0 : 1);
  const looks = needsTact(facts.brief)
    ? sober
    : [...sober, ...lively].toSorted(
        (one, other) =>
          namesNone(one) - namesNone(other) ||
          isPlain(one) - isPlain(other) ||
          fnv1a(one + key) - fnv1a(other + key),
      );
  const setting = mainSetting(facts.brief, facts.language);
  const titles = [...looks, ...spare]
    .map((look) => words.title(look, setting?.title ?? null))
    .filter((title) => title.length <= limits.outfit.title);
  const known = new Set(recent);
  return titles.find((title) => !known.has(title)) ?? titles[0] ?? words.title(words.kinds(facts.worn), null);
}

/** The strong colors and patterns of the outfit. */
const strikingWords = ({ worn, reasons }: Facts): string[] =>
  distinct([...reasons.color.harmony.accents, ...worn.filter(isMain).map(({ pattern }) => pattern)]);

/** The possible first parts of a title. `sober` ones are for requests that need tact, `spare` ones if all others are taken. */
function looksOf({ worn, reasons, brief, language }: Facts): Record<'sober' | 'lively' | 'spare', string[]> {
  const { titles } = wordingIn(language);
  const clothes = worn.filter(isMain);
  const dry = clothes.filter(
    (piece) => !isRainwear(piece) && objectionsTo(piece.item, brief, language).length === 0,
  );
  const main = dry.length > 1 ? dry : clothes;
  // Shoes lend their color to no title while there is another.
  const clad = main.filter(({ garment }) => garment.slot !== 'shoes');
  const accents = reasons.color.harmony.accents.filter((name) => clad.some(({ color }) => color === name));
  const colors = distinct([...calmColors(clad), ...accents]).map(titles.color);
  const cloths = distinct(main.map(titles.cloth));
  const names = main.map(titles.name);
  const joined = (texts: readonly string[], joint: string) =>
    texts.flatMap((one, at) => texts.slice(at + 1).map((other) => `${one} ${joint} ${other}`));
  return {
    spare: joined(distinct(calmColors(main)).map(titles.color), titles.and),
    sober: [
      ...(colors.length === 1 ? colors : []),
      ...joined(colors, titles.and),
      ...cloths,
      ...joined(names, titles.and),
    ],
    lively: [
      ...joined(cloths, titles.and),
      ...main.flatMap((piece) => {
        const cloth = titles.cloth(piece);
        const rest = main.filter((other) => other !== piece);
        return cloth ? rest.map((other) => `${cloth} ${titles.with} ${titles.kind(other)}`) : [];
      }),
      ...main.filter(isMainClothing).map(titles.the),
      ...joined(names, titles.with),
      ...main.flatMap((piece) => titles.patterned(piece) ?? []),
    ],
  };
}

/**
 * Whether a title is still true after a piece was replaced. It is not if it names something that only the former piece
 * had. The title may be in any language.
 */
export function isStillTrue(title: string, former: Piece, worn: readonly Piece[]): boolean {
  const remaining = new Set(worn.flatMap((piece) => namesOf(piece).map(nameOf)));
  return namesOf(former).every(
    (name) => remaining.has(nameOf(name)) || !formsOf(name, former).some((form) => wordsOf(form).test(title)),
  );
}

const wordsOf = (text: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'iu');

/** A word or two. */
type Name = readonly string[];
const nameOf = (words: Name) => words.join(' ');

/** The English names that a title may have for a piece, with its shade in older titles: 'navy', 'coat', 'navy wool'. */
function namesOf({ color, shade, fabric, pattern, kind }: Piece): Name[] {
  const words = distinct([pattern, shade, color, fabric, kind]);
  return [
    ...words.map((word) => [word]),
    ...words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other])),
  ];
}

/** A name of a piece in English and in all its Swedish forms. */
function formsOf(name: Name, { kind, garment }: Piece): string[] {
  const formsOfWords = name.map((word) => [
    word,
    ...wordingIn('sv').titles.formsOf(word === kind ? garment.category : word),
  ]);
  return formsOfWords.reduce((before, forms) =>
    before.flatMap((one) => forms.map((form) => `${one} ${form}`)),
  );
}
