import type { WordRow } from './word-table.ts';

/** Words for materials and finishes. */
export const fabrics: readonly WordRow[] = [
  ['cotton poplin voile', { fabric: 'cotton', lighter: 2, dressier: -0.03 }],
  ['jersey', { fabric: 'jersey', is: 'everyday', dressier: -0.05 }],
  ['linen seersucker', { fabric: 'linen', is: 'beach minimal', lighter: 5, dressier: -0.05 }],
  ['silk silky', { fabric: 'silk', is: 'luxe evening', dressier: 0.12, lighter: 2, make: 0.5 }],
  ['satin', { fabric: 'satin', is: 'evening romantic', dressier: 0.16, lighter: 1 }],
  ['chiffon georgette', { fabric: 'chiffon', is: 'romantic boho', dressier: 0.08, lighter: 4 }],
  ['organza tulle', { fabric: 'tulle', is: 'romantic evening', dressier: 0.16, lighter: 3 }],
  ['crepe cady', { fabric: 'crepe', is: 'office minimal evening', dressier: 0.12, make: 0.2 }],
  ['velvet velour', { fabric: 'velvet', is: 'evening vintage', dressier: 0.12, lighter: -6 }],
  [
    'brocade jacquard damask',
    { fabric: 'brocade', is: 'evening luxe bold', dressier: 0.16, lighter: -2, make: 0.4 },
  ],
  ['lace guipure', { fabric: 'lace', is: 'romantic romantic evening', dressier: 0.1, lighter: 2 }],
  ['crochet crocheted macrame', { fabric: 'crochet', is: 'boho boho beach', dressier: -0.1, lighter: 3 }],
  ['mesh fishnet', { fabric: 'mesh', is: 'street evening sporty', lighter: 4 }],
  ['sheer transparent', { is: 'evening romantic', lighter: 4 }],
  [
    'wool woolen woollen worsted',
    { fabric: 'wool', is: 'cozy office', lighter: -6, dressier: 0.05, make: 0.2 },
  ],
  [
    'cashmere merino angora mohair alpaca',
    { fabric: 'wool', is: 'cozy luxe', lighter: -7, dressier: 0.06, make: 0.5 },
  ],
  [
    'cable cable-knit aran fair-isle',
    { fabric: 'wool', is: 'cozy cozy preppy', lighter: -6, dressier: -0.05 },
  ],
  ['fleece sherpa teddy', { fabric: 'fleece', is: 'cozy sporty', lighter: -8, dressier: -0.15 }],
  ['flannel', { fabric: 'flannel', is: 'cozy everyday', lighter: -5, dressier: -0.1 }],
  ['tweed boucle', { fabric: 'tweed', is: 'preppy vintage luxe', lighter: -6, dressier: 0.1, make: 0.3 }],
  ['corduroy cord', { fabric: 'corduroy', is: 'vintage everyday', lighter: -5, dressier: -0.1 }],
  ['denim chambray', { fabric: 'denim', is: 'everyday', dressier: -0.12 }],
  ['twill gabardine', { fabric: 'twill', is: 'office', dressier: 0.03 }],
  ['canvas', { fabric: 'canvas', is: 'everyday', dressier: -0.15, lighter: 2 }],
  [
    'leather nappa lambskin calfskin calf nubuck',
    { fabric: 'leather', dressier: 0.04, lighter: -4, make: 0.3 },
  ],
  [
    'faux-leather pu pu-leather leatherette pleather vinyl pvc',
    { fabric: 'faux-leather', lighter: -3, make: -0.7 },
  ],
  ['patent patent-leather', { fabric: 'patent', is: 'evening', dressier: 0.12 }],
  [
    'saffiano pebbled grained textured-leather',
    { fabric: 'leather', is: 'office luxe', dressier: 0.08, make: 0.5 },
  ],
  ['suede faux-suede', { fabric: 'suede', is: 'boho cozy', lighter: -3 }],
  ['fur faux-fur shearling', { fabric: 'fur', is: 'cozy evening bold', lighter: -9, dressier: 0.08 }],
  ['pony calf-hair ponyhair', { fabric: 'leather', is: 'luxe bold', make: 0.4 }],
  ['down quilted padded', { fabric: 'padded', is: 'utility cozy', lighter: -8, dressier: -0.08 }],
  ['nylon polyester', { fabric: 'nylon', is: 'sporty utility', dressier: -0.1, make: -0.3 }],
  ['neoprene scuba', { fabric: 'neoprene', is: 'minimal street' }],
  ['spandex lycra stretch elastic', { fabric: 'stretch', is: 'sporty everyday', dressier: -0.05 }],
  ['terry', { fabric: 'fleece', is: 'sporty', dressier: -0.15 }],
  ['straw raffia wicker woven rattan', { fabric: 'straw', is: 'beach boho', lighter: 6, dressier: -0.12 }],
  ['cork rope jute', { fabric: 'straw', is: 'beach boho', lighter: 4, dressier: -0.12 }],
  ['rib ribbed', { is: 'everyday minimal', dressier: -0.03 }],
  ['chunky-knit', { fabric: 'wool', is: 'cozy cozy', lighter: -7, dressier: -0.08 }],
  // materials of jewelry
  [
    'diamond sapphire ruby emerald topaz',
    { fabric: 'gem', is: 'luxe luxe evening', dressier: 0.25, make: 0.9 },
  ],
  [
    '18k 14k 18kt 14kt karat carat ct solid-gold platinum white-gold',
    { is: 'luxe luxe', dressier: 0.15, make: 1 },
  ],
  [
    'amethyst quartz opal onyx agate garnet moonstone gemstone gem lapis',
    { fabric: 'gem', is: 'luxe boho', dressier: 0.08, make: 0.4 },
  ],
  ['turquoise-stone howlite', { fabric: 'stone', is: 'boho western', dressier: -0.05 }],
  ['pearl faux-pearl', { fabric: 'pearl', is: 'romantic preppy vintage', dressier: 0.15, motif: 'pearl' }],
  ['sterling vermeil sterling-silver', { is: 'minimal luxe', make: 0.4 }],
  ['crystal', { fabric: 'crystal', is: 'evening evening', dressier: 0.15, motif: 'sparkle' }],
  [
    'rhinestone diamante',
    { fabric: 'crystal', is: 'evening cute', dressier: 0.1, make: -0.5, motif: 'sparkle' },
  ],
  ['alloy plated acrylic plastic resin lucite perspex', { fabric: 'plastic', is: 'cute street', make: -0.6 }],
  ['enamel', { is: 'preppy cute' }],
  ['steel stainless stainless-steel titanium', { fabric: 'steel', is: 'minimal office' }],
  ['wood wooden bamboo', { fabric: 'wood', is: 'boho beach', dressier: -0.15 }],
  ['bead beaded', { is: 'boho', motif: 'bead' }],
  ['shell seashell', { is: 'beach beach', motif: 'sea' }],
];

/** By how many degrees a fabric changes the warmth of an item. A positive value means that it is for warmer weather. */
export const warmthShiftOf: ReadonlyMap<string, number> = new Map(
  fabrics
    .flatMap(([, { fabric, lighter }]) => (fabric && lighter ? [[fabric, lighter] as const] : []))
    .toReversed(),
);
