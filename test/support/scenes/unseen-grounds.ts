import { chanceOf, type Draw, oneOf, range, rect, texture } from './drawing.ts';

/** A checked woollen blanket. */
const plaid: Draw = (seed) => {
  const chance = chanceOf(seed);
  const wool = ['#7c2b2b', '#2c4434', '#28324f', '#cfc3ab', '#6a4a35', '#d6a93f'];
  const bands = range(9).flatMap((index) => {
    const [fill, width] = [oneOf(wool, chance), 8 + chance() * 30];
    return [
      rect(fill, index * 44, 0, width, 480, 'opacity=".55"'),
      rect(fill, 0, index * 56, 360, width, 'opacity=".55"'),
    ];
  });
  return rect(oneOf(wool, chance)) + bands.join('');
};

/** A made bed: a wrinkled cover, two pillows and the wall behind it. */
const bed: Draw = (seed) => {
  const chance = chanceOf(seed);
  const cover = oneOf<[string, string]>(
    [
      ['#c9c6c1', '#f7f5f1'],
      ['#7b8da0', '#b7c6d4'],
      ['#a98d86', '#dccbc4'],
    ],
    chance,
  );
  const pillow = oneOf(['#ffffff', '#8e3b46', '#3f5a4a', '#d9b24c'], chance);
  const pillows = [20, 190].map((x) => rect(pillow, x, 30, 150, 80, 'rx="24"'));
  return texture('cover', cover, '.008 .014', seed, 4) + rect('#9aa08f', 0, 0, 360, 50) + pillows.join('');
};

/** Pebbles in random shades of gray and brown. */
const pebbles: Draw = (seed) => {
  const chance = chanceOf(seed);
  const stones = range(420).map(() => {
    const tone = 70 + Math.floor(chance() * 130);
    const [x, y, rx, ry] = [chance() * 360, chance() * 480, 9 + chance() * 16, 6 + chance() * 11];
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="rgb(${tone + 8},${tone},${tone - 10})" stroke="rgba(20,18,15,.5)"/>`;
  });
  return rect('#3f3a34') + stones.join('');
};

/** Wide stripes in two colors, like those of a deck chair or a market tent. */
const stripes: Draw = (seed) => {
  const chance = chanceOf(seed);
  const [one, other] = [
    oneOf(['#f3efe6', '#e2d3b0', '#22252b'], chance),
    oneOf(['#b5332e', '#2b5d8c', '#3d7a57', '#e0a83c'], chance),
  ];
  const width = 14 + chance() * 30;
  return (
    rect(one) +
    range(14)
      .map((at) => rect(other, at * 2 * width, 0, width, 480))
      .join('')
  );
};

/** Backgrounds that were not used while the detector was developed. They show how well it works on new backgrounds. */
export const unseenGrounds = { plaid, bed, pebbles, stripes } satisfies Record<string, Draw>;
