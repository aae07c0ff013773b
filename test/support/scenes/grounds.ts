import { chanceOf, type Draw, oneOf, range, rect, texture } from './drawing.ts';

const plain =
  (...fills: string[]): Draw =>
  (seed) =>
    rect(fills[seed % fills.length] ?? '#ffffff');

const wood: Draw = (seed) => {
  const tones: [string, string][] = [
    ['#8a5f3a', '#c49a6a'],
    ['#5a3c26', '#80583a'],
    ['#b79a74', '#dcc7a4'],
  ];
  const planks = range(5).map((plank) => rect('rgba(30,15,5,.55)', plank * 82 - 12, 0, 2.5));
  return texture('wood', tones[seed % 3] ?? ['#8a5f3a', '#c49a6a'], '.09 .004', seed) + planks.join('');
};

const carpet: Draw = (seed) => {
  const tones: [string, string][] = [
    ['#6d6a66', '#b9b4ab'],
    ['#5c3038', '#a86a62'],
    ['#2f3b4e', '#6b7b92'],
  ];
  return texture('carpet', tones[seed % 3] ?? ['#6d6a66', '#b9b4ab'], '.35', seed);
};

const linen: Draw = (seed) =>
  texture(
    'linen',
    [['#bcb8b2', '#f8f6f2'] as const, ['#93a4b5', '#dfe8f0'] as const][seed % 2] as [string, string],
    '.006 .02',
    seed,
    4,
  );

const tiles: Draw = (seed) => {
  const [tile, grout] = [
    ['#e9e8e4', '#9a9a98'],
    ['#b8a78f', '#6d6255'],
    ['#3c4046', '#70757c'],
  ][seed % 3] as [string, string];
  const lines = range(6).flatMap((line) => [
    rect(grout, line * 90 - 20, 0, 4),
    rect(grout, 0, line * 90 - 10, 360, 4),
  ]);
  return rect(tile) + lines.join('');
};

const grass: Draw = (seed) => texture('grass', ['#24401a', '#8fae4c'], '.22 .09', seed, 4);

const gradient: Draw = (seed) => {
  const [from, to] = [
    ['#fbfaf7', '#8c8a86'],
    ['#e3cfae', '#7f5a3a'],
    ['#c5d6e2', '#4b6075'],
  ][seed % 3] as [string, string];
  return `<linearGradient id="fall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${rect('url(#fall)')}`;
};

const noise: Draw = (seed) => texture('noise', ['#3a3a3a', '#e2e2e2'], '.7', seed, 2);

/** A shelf, a poster, a plant and a lamp around the piece. */
const clutter: Draw = (seed) => {
  const chance = chanceOf(seed);
  const things = [
    '#b5452f',
    '#2f6f8f',
    '#e0b34a',
    '#3f6b45',
    '#7a4f86',
    '#20242c',
    '#f0ede6',
    '#c98d92',
    '#8a6b4d',
  ];
  const pieces = range(26).map(() => {
    const fill = oneOf(things, chance);
    const [width, height] = [20 + chance() * 70, 25 + chance() * 90];
    return rect(fill, chance() * 380 - 40, chance() * 500 - 40, width, height, 'rx="3"');
  });
  return rect('#d9d2c6') + pieces.join('') + rect('#9b7a55', 0, 430, 360, 50);
};

/** A panelled door with a hook for the hanger. */
const door: Draw = (seed) => {
  const paint = ['#f3f1ec', '#a9784d', '#5d6a70'][seed % 3] ?? '#f3f1ec';
  const panels = [40, 200].flatMap((x) =>
    [30, 260].map((y) => rect('none', x, y, 120, 190, 'stroke="rgba(0,0,0,.28)" stroke-width="5"')),
  );
  return (
    rect('#cfc8bc') +
    rect(paint, 14, 0, 332, 480) +
    panels.join('') +
    '<circle cx="332" cy="250" r="9" fill="#b59a4c"/>'
  );
};

const brick: Draw = (seed) => {
  const chance = chanceOf(seed);
  const bricks = range(20).flatMap((row) =>
    range(8).map((column) => {
      const tone = 120 + Math.floor(chance() * 50);
      return rect(
        `rgb(${tone + 35},${tone - 40},${tone - 62})`,
        column * 62 - (row % 2) * 30,
        row * 26,
        57,
        22,
      );
    }),
  );
  return rect('#bdb3a6') + bricks.join('');
};

/** The backgrounds behind the clothes in photos. */
export const grounds = {
  white: plain('#ffffff', '#f6f6f5', '#ece9e4'),
  dark: plain('#17181a', '#2a2622', '#23303a'),
  colored: plain('#2f7f86', '#b96a4a', '#d9b24c', '#d9a6a8', '#6f8a5a', '#7d6c9b'),
  gradient,
  wood,
  carpet,
  linen,
  tiles,
  grass,
  brick,
  noise,
  clutter,
  door,
} satisfies Record<string, Draw>;
