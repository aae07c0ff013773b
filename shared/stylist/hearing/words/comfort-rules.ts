import type { Comfort } from './comfort.ts';

/** The pieces that a comfort rules out (`bans`) and those that it prefers, as rules of `rule.ts`. */
type ComfortRules = { bans?: string; prefers?: readonly string[] /** Asks for outerwear. */; layer?: true };

const rules: Readonly<Record<Comfort, ComfortRules>> = {
  'flat-shoes': {
    bans: 'heels #stiletto #high-heel #platform&@shoes',
    prefers: ['sneakers loafers boots ankle-boots #flat&@shoes'],
  },
  crutches: {
    bans: 'heels #platform&@shoes maxi-skirt maxi-dress sandals flats tote bag jumpsuit #tight&@bottom',
    prefers: ['backpack', 'sneakers'],
  },
  seated: { bans: 'mini-skirt heels #tight coat&#floor-length', prefers: ['trousers joggers #stretchy'] },
  pregnant: {
    bans: '#tight&!#stretchy jeans&!#stretchy heels belt crop-top shorts jumpsuit',
    prefers: [
      '#maternity #stretchy&@bottom #loose @dress&#loose',
      '@dress leggings joggers',
      'flats sneakers loafers',
    ],
  },
  nursing: {
    bans: 'jumpsuit turtleneck @dress&!#buttons&!#wrap&!#shirt-dress',
    prefers: ['#buttons #wrap shirt blouse cardigan'],
  },
  'cover-arms': { bans: '@top&!#long-sleeves @dress&!#long-sleeves' },
  'cover-shoulders': {
    bans: '@top&#sleeveless @top&#thin-straps @dress&#sleeveless @dress&#thin-straps #backless tank-top crop-top',
  },
  'cover-knees': { bans: '#above-knee shorts mini-skirt #ripped' },
  'cover-belly': { bans: 'crop-top #cropped&@top #tight&@top #tight&@dress' },
  'cover-all': {
    bans: '#above-knee shorts mini-skirt #ripped @top&!#long-sleeves @dress&!#long-sleeves crop-top tank-top #backless #mesh sandals',
  },
  warm: {
    bans: 'sandals tank-top crop-top shorts mini-skirt #only-summer #linen #thin&@outerwear @dress&#sleeveless',
    prefers: [
      '#warm&@top #warm&@outerwear',
      'sweater turtleneck hoodie sweatshirt coat puffer-jacket parka',
      'boots ankle-boots',
    ],
    layer: true,
  },
  cool: {
    bans: '#wool&@top #wool&!#thin #warm sweater turtleneck hoodie sweatshirt #polyester',
    prefers: ['#linen #cotton #thin'],
  },
  'sensitive-skin': { bans: '#wool #itchy #mohair #lace #sequin #tweed', prefers: ['#cotton #silk #jersey'] },
  loose: {
    bans: '#tight jeans jumpsuit belt #high-waist',
    prefers: ['joggers #stretchy&!#tight', '@dress maxi-skirt', '#loose'],
  },
  layers: { prefers: ['sweater cardigan blazer denim-jacket jacket'], layer: true },
  'cover-chest': { bans: '#low-neck #thin-straps tank-top crop-top' },
  'cover-head': { prefers: ['#hijab #hooded', 'hat scarf'] },
  'easy-top': { bans: 'turtleneck #high-neck jumpsuit', prefers: ['#buttons shirt blouse cardigan'] },
  'sturdy-shoes': {
    bans: 'heels flats sandals #keep-clean #canvas&@shoes',
    prefers: ['#hiking boots', 'ankle-boots rain-boots'],
  },
  'show-waist': { bans: '#loose&@dress' },
  stretch: { bans: 'heels #tight&!#stretchy', prefers: ['#stretchy #loose'] },
  'no-wrinkle': { bans: '#linen', prefers: ['#washable #wool #jersey'] },
  baby: {
    bans: '#silk #satin #suede heels jewelry #sequin #keep-clean #embroidery style=formal',
    prefers: ['#cotton jeans t-shirt'],
  },
  washable: {
    bans: '#silk #satin #suede #keep-clean #wool&@outerwear #sequin #velvet color=white&@bottom style=formal style=elegant',
  },
  pockets: { prefers: ['#pockets #cargo jeans chinos'] },
  'hands-free': { bans: 'tote bag', prefers: ['backpack'] },
  'easy-shoes': { bans: 'boots oxfords #laces belt', prefers: ['loafers sneakers flats'] },
  'quick-change': { bans: 'jumpsuit #buttons&@dress boots' },
  'no-jewelry': { bans: 'jewelry watch belt' },
  bike: {
    bans: 'heels maxi-skirt maxi-dress #tight&skirt mini-skirt&#tight #floor-length&@dress @dress&#tight flats sandals tote',
    prefers: ['backpack', 'jeans trousers chinos leggings joggers shorts', 'sneakers ankle-boots loafers'],
  },
  'show-legs': { prefers: ['shorts mini-skirt #above-knee'] },
  petite: { bans: '#loose&#floor-length', prefers: ['#high-waist #cropped heels'] },
  tall: { bans: 'heels #platform&@shoes #cropped&@bottom', prefers: ['#floor-length midi-dress'] },
  curvy: { prefers: ['#wrap #high-waist #belted blazer'] },
};
export const comfortRules: Readonly<Record<string, ComfortRules>> = rules;
