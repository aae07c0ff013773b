import type { WordRow } from './word-table.ts';

/** Words for kinds of shoes and for their details. */
export const shoes: readonly WordRow[] = [
  ['shoe', { kind: 'shoes', vague: true, formality: 0.45, warmth: 19 }],
  ['creeper', { kind: 'oxfords', is: 'rock rock street', formality: 0.3, warmth: 14 }],
  ['penny-loafer wingtip', { kind: 'loafers', is: 'preppy preppy office', formality: 0.62, warmth: 15 }],
  ['jelly', { kind: 'flat-sandals', is: 'beach cute', formality: 0.08, warmth: 27 }],
  ['hiking trail outdoor', { kind: 'winter-boots', is: 'utility utility', formality: 0.04, warmth: 8 }],
  ['ankle-wrap criss-cross crisscross', { is: 'boho evening', lighter: 2 }],
  ['cone-heel lucite-heel spool-heel', { kind: 'heels', is: 'evening minimal', formality: 0.7, warmth: 20 }],
  ['mid-heel low-heel', { kind: 'heels', is: 'office', formality: 0.62, warmth: 19 }],
  ['bridal-shoe dance', { is: 'evening romantic', dressier: 0.1 }],
  ['lined fur-lined shearling-lined', { is: 'cozy cozy', lighter: -6, dressier: -0.1 }],
  [
    'sneaker trainer plimsoll tennis-shoe',
    { kind: 'sneakers', is: 'sporty street everyday', formality: 0.2, warmth: 16 },
  ],
  [
    'running running-shoe gym-shoe athletic',
    { kind: 'running-shoes', is: 'sporty sporty sporty', formality: 0.03, warmth: 17 },
  ],
  [
    'high-top hi-top hi low-top skate-shoe',
    { kind: 'sneakers', is: 'street street', formality: 0.1, warmth: 16 },
  ],
  ['slip-on slip', { kind: 'slip-ons', is: 'everyday street minimal', formality: 0.2, warmth: 20 }],
  [
    'flat ballet-flat ballerina ballet pump-flat',
    { kind: 'flats', is: 'romantic preppy everyday', formality: 0.6, warmth: 19 },
  ],
  ['loafer moccasin driver', { kind: 'loafers', is: 'preppy office minimal', formality: 0.65, warmth: 16 }],
  ['oxford brogue derby monk', { kind: 'oxfords', is: 'preppy office vintage', formality: 0.85, warmth: 13 }],
  ['dress-shoe', { kind: 'oxfords', is: 'office evening', formality: 0.85, warmth: 16 }],
  ['mule clog', { kind: 'mules', is: 'minimal vintage', formality: 0.45, warmth: 22 }],
  ['slipper', { kind: 'slippers', is: 'cozy preppy', formality: 0.35, warmth: 18 }],
  ['pump court court-shoe', { kind: 'pumps', is: 'office evening', formality: 0.82, warmth: 19 }],
  ['heel heeled', { kind: 'heels', is: 'evening', formality: 0.85, warmth: 18 }],
  [
    'stiletto high-heel high-heeled',
    { kind: 'stilettos', is: 'evening evening', formality: 0.86, warmth: 20 },
  ],
  [
    'kitten-heel kitten slingback mary-jane',
    { kind: 'pumps', is: 'vintage romantic office', formality: 0.7, warmth: 19 },
  ],
  ['d-orsay dorsay', { kind: 'pumps', is: 'evening romantic', formality: 0.78, warmth: 20 }],
  ['peep-toe open-toe', { is: 'evening romantic', dressier: 0.03, lighter: 3 }],
  ['pointed-toe pointed point-toe pointy', { is: 'office evening minimal', dressier: 0.05 }],
  ['round-toe', { is: 'vintage everyday' }],
  ['platform', { is: 'street vintage rock', dressier: -0.03 }],
  ['chunky chunky-heel block-heel', { is: 'vintage street', dressier: -0.08 }],
  ['ankle-strap strappy', { is: 'evening', dressier: 0.05, lighter: 3 }],
  ['lace-up lace-ups', { is: 'street rock', dressier: -0.08 }],
  ['sandal', { kind: 'sandals', is: 'beach', formality: 0.3, warmth: 27 }],
  [
    'heeled-sandal heel-sandal stiletto-sandal platform-sandal',
    { kind: 'heeled-sandals', is: 'evening evening', formality: 0.72, warmth: 25 },
  ],
  ['gladiator t-strap thong', { kind: 'flat-sandals', is: 'boho beach', formality: 0.25, warmth: 28 }],
  ['flip-flop slide slider', { kind: 'flip-flops', is: 'beach beach everyday', formality: 0.02, warmth: 29 }],
  ['flat-sandal', { kind: 'flat-sandals', is: 'beach boho', formality: 0.25, warmth: 28 }],
  ['espadrille', { kind: 'espadrilles', is: 'beach preppy boho', formality: 0.3, warmth: 25 }],
  ['wedge', { kind: 'wedges', is: 'boho beach', formality: 0.45, warmth: 23 }],
  ['wedge-sneaker', { kind: 'sneakers', is: 'street sporty', formality: 0.2, warmth: 17 }],
  ['boot', { kind: 'boots', is: 'rock cozy', formality: 0.45, warmth: 6 }],
  ['ankle-boot bootie ankle-bootie', { kind: 'ankle-boots', is: 'rock street', formality: 0.5, warmth: 9 }],
  [
    'chelsea-boot chelsea desert-boot',
    { kind: 'ankle-boots', is: 'minimal everyday', formality: 0.45, warmth: 9 },
  ],
  [
    'combat combat-boot biker-boot military-boot lace-up-boot',
    { kind: 'combat-boots', is: 'rock rock utility', formality: 0.15, warmth: 7 },
  ],
  [
    'knee-boot knee-high over-the-knee thigh-high otk',
    { kind: 'tall-boots', is: 'evening rock cozy', formality: 0.5, warmth: 4 },
  ],
  ['riding-boot riding', { kind: 'tall-boots', is: 'preppy cozy', formality: 0.42, warmth: 4 }],
  [
    'cowboy-boot western-boot cowboy',
    { kind: 'western-boots', is: 'western western boho', formality: 0.25, warmth: 10 },
  ],
  [
    'rain-boot wellington rubber-boot wellie',
    { kind: 'rain-boots', is: 'utility', formality: 0.1, warmth: 9 },
  ],
  [
    'snow-boot winter-boot hiking-boot',
    { kind: 'winter-boots', is: 'utility cozy', formality: 0.06, warmth: -4 },
  ],
  ['work-boot', { kind: 'combat-boots', is: 'utility everyday', formality: 0.1, warmth: 6 }],
];
