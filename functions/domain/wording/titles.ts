import { limits } from '#shared/limits';
import { fnv1a } from '#shared/ranker/fnv1a';
import { distinct, titleCase } from './english.ts';
import type { Facts } from './facts.ts';
import { isMain, type Piece } from './piece.ts';
import { calmColors } from './say-colors.ts';
import { mainSetting, needsTact } from './setting.ts';

/**
 * A title made of colors, fabrics and pieces of the outfit and of what it is for: one that none of the recent outfits
 * has, always the same for the same key. Anybody may read it.
 */
export function titleOf(facts: Facts, recent: readonly string[], key: string): string {
  const looks = looksOf(facts);
  const setting = mainSetting(facts.brief);
  const titled = (some: readonly string[]) =>
    distinct(some.map((look) => titleCase(setting ? `${look} for ${setting.title}` : look))).filter(
      (title) => title.length <= limits.outfit.title,
    );
  const lively = titled([...looks.sober, ...looks.lively]).toSorted(
    (one, other) => fnv1a(one + key) - fnv1a(other + key),
  );
  const titles = needsTact(facts.brief) ? titled(looks.sober) : lively;
  const known = new Set(recent);
  return (
    titles.find((title) => !known.has(title)) ??
    titles[0] ??
    titleCase(facts.worn.map(({ kind }) => kind).join(' and '))
  );
}

/** What a title can be about. */
function looksOf({ worn, reasons }: Facts): { sober: string[]; lively: string[] } {
  const main = worn.filter(isMain);
  const colors = distinct([
    ...calmColors(worn),
    ...reasons.color.harmony.accents.filter((name) => has(main, name)),
  ]);
  const cloths = distinct(main.map(clothOf));
  const names = main.map(({ shade, color, kind }) => distinct([shade ?? color, kind]).join(' '));
  const pairs = (texts: readonly string[]) =>
    texts.flatMap((one, at) => texts.slice(at + 1).map((other) => `${one} and ${other}`));
  const onlyColor = colors.length === 1 ? colors : [];
  return {
    sober: [...onlyColor, ...pairs(colors), ...cloths, ...pairs(names)],
    lively: [
      ...pairs(cloths),
      ...cloths.flatMap((cloth, at) =>
        main.flatMap(({ kind }, place) =>
          place === at || cloth.endsWith(kind) ? [] : `${cloth} with ${kind}`,
        ),
      ),
      ...names.map((name) => `the ${name}`),
      ...main.flatMap(({ pattern, kind }) => (pattern ? `the ${pattern} ${kind}` : [])),
    ],
  };
}

const has = (pieces: readonly Piece[], color: string) => pieces.some((piece) => piece.color === color);

/** 'camel wool', 'striped blue' */
const clothOf = ({ shade, color, fabric, pattern, garment }: Piece): string | null => {
  const hue = shade ?? color;
  if (!hue) return null;
  if (fabric && garment.slot !== 'shoes') return `${hue} ${fabric}`;
  return pattern ? `${pattern} ${hue}` : null;
};
