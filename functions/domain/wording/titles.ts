import { limits } from '#shared/limits';
import { fnv1a } from '#shared/ranker/fnv1a';
import { distinct, titleCase } from './english.ts';
import type { Facts } from './facts.ts';
import { isMain, type Piece } from './piece.ts';
import { calmColors } from './say-colors.ts';
import { mainSetting, needsTact } from './setting.ts';

/**
 * A title made of colors, fabrics and pieces of the outfit and of what it is for: one that none of the recent outfits
 * has, what strikes the eye first; always the same for the same key. Anybody may read it.
 */
export function titleOf(facts: Facts, recent: readonly string[], key: string): string {
  const { sober, lively } = looksOf(facts);
  const striking = strikingWords(facts);
  const isPlain = (look: string) => (striking.some((word) => look.includes(word)) ? 0 : 1);
  const looks = needsTact(facts.brief)
    ? sober
    : [...sober, ...lively].toSorted(
        (one, other) => isPlain(one) - isPlain(other) || fnv1a(one + key) - fnv1a(other + key),
      );
  const setting = mainSetting(facts.brief);
  const titles = looks
    .map((look) => titleCase(setting ? `${look} for ${setting.title}` : look))
    .filter((title) => title.length <= limits.outfit.title);
  const known = new Set(recent);
  return titles.find((title) => !known.has(title)) ?? titles[0] ?? titleCase(kindsOf(facts));
}

const kindsOf = ({ worn }: Facts) => worn.map(({ kind }) => kind).join(' and ');

/** The strong colors, patterns and shades of the outfit. */
const strikingWords = ({ worn, reasons }: Facts): string[] =>
  distinct([
    ...reasons.color.harmony.accents,
    ...worn.filter(isMain).flatMap(({ pattern, shade }) => [pattern, shade]),
  ]);

/** What a title can be about. */
function looksOf({ worn, reasons }: Facts): { sober: string[]; lively: string[] } {
  const main = worn.filter(isMain);
  const accents = reasons.color.harmony.accents.filter((name) => main.some(({ color }) => color === name));
  const colors = distinct([...calmColors(worn), ...accents]);
  const cloths = distinct(main.map(clothOf));
  const names = main.map(({ shade, color, kind }) => distinct([shade ?? color, kind]).join(' '));
  const joined = (texts: readonly string[], joint: string) =>
    texts.flatMap((one, at) => texts.slice(at + 1).map((other) => `${one} ${joint} ${other}`));
  return {
    sober: [
      ...(colors.length === 1 ? colors : []),
      ...joined(colors, 'and'),
      ...cloths,
      ...joined(names, 'and'),
    ],
    lively: [
      ...joined(cloths, 'and'),
      ...main.flatMap((piece) => {
        const cloth = clothOf(piece);
        const rest = main.filter((other) => other !== piece);
        return cloth ? rest.map(({ kind }) => `${cloth} with ${kind}`) : [];
      }),
      ...names.map((name) => `the ${name}`),
      ...joined(names, 'with'),
      ...main.flatMap(({ pattern, kind }) => (pattern ? `the ${pattern} ${kind}` : [])),
    ],
  };
}

/** 'camel wool', 'striped blue' */
const clothOf = ({ shade, color, fabric, pattern, garment }: Piece): string | null => {
  const hue = shade ?? color;
  if (!hue) return null;
  if (fabric && garment.slot !== 'shoes') return `${hue} ${fabric}`;
  return pattern ? `${pattern} ${hue}` : null;
};

/** Whether a title names nothing that left the outfit with a piece: nothing that no other piece has. */
export function isStillTrue(title: string, former: Piece, worn: readonly Piece[]): boolean {
  const remaining = new Set(worn.flatMap(namesOf));
  return namesOf(former).every(
    (name) => remaining.has(name) || !new RegExp(`\\b${name}\\b`, 'i').test(title),
  );
}

/** What a title may call a piece: 'navy', 'wool', 'coat', 'navy wool', 'navy coat'. */
function namesOf({ color, shade, fabric, pattern, kind }: Piece): string[] {
  const words = distinct([pattern, shade, color, fabric, kind]);
  return [...words, ...words.flatMap((one, at) => words.slice(at + 1).map((other) => `${one} ${other}`))];
}
