/** Hue in degrees of OKLCH; a colour that is not listed goes with everything, as the neutrals do. */
const hues: Record<string, number> = {
  red: 27,
  orange: 55,
  yellow: 100,
  green: 145,
  blue: 255,
  purple: 310,
  pink: 0,
};
const neutrals = new Set(['black', 'white', 'navy', 'gray', 'beige', 'brown']);
/** The warm neutrals and the cool ones each look of a piece. */
const warmNeutrals = new Set(['beige', 'brown', 'white']);
const coolNeutrals = new Set(['black', 'white', 'navy', 'gray']);

export type Harmony = {
  /** 0 (clash) to 1. */
  score: number;
  scheme: 'neutral' | 'tonal' | 'accent' | 'analogous' | 'complementary' | 'clash' | 'unknown';
  /** The colours that are no neutrals, each once. */
  accents: string[];
};

const distance = (a: number, b: number) => {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
};

/** How the colours of an outfit go together. */
export function harmonyOf(colors: readonly string[]): Harmony {
  const accents = [...new Set(colors.filter((color) => Object.hasOwn(hues, color)))];
  const known = colors.filter((color) => neutrals.has(color) || accents.includes(color));
  const base = { accents };
  if (known.length === 0) return { ...base, score: 0.5, scheme: 'unknown' };

  if (accents.length === 0) {
    const oneFamily = [warmNeutrals, coolNeutrals].some((family) =>
      known.every((color) => family.has(color)),
    );
    const flat = new Set(known).size === 1 && known.length > 2;
    return { ...base, score: (oneFamily ? 0.9 : 0.8) - (flat ? 0.1 : 0), scheme: 'neutral' };
  }
  if (accents.length === 1) {
    const worn = known.filter((color) => color === accents[0]).length;
    if (worn === known.length && worn > 1) return { ...base, score: 0.75, scheme: 'tonal' };
    return { ...base, score: worn <= 2 ? 1 : 0.85, scheme: 'accent' };
  }

  const apart = accents.flatMap((a, i) =>
    accents.slice(i + 1).map((b) => distance(hues[a] ?? 0, hues[b] ?? 0)),
  );
  const crowd = (accents.length - 2) * 0.2;
  if (apart.every((degrees) => degrees <= 60)) return { ...base, score: 0.8 - crowd, scheme: 'analogous' };
  if (apart.some((degrees) => degrees >= 140))
    return { ...base, score: 0.6 - crowd, scheme: 'complementary' };
  return { ...base, score: Math.max(0, 0.35 - crowd), scheme: 'clash' };
}
