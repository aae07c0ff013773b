import type { StyleWord } from './styles.ts';

/**
 * What a style word asks of the pieces. Styles and families influence the score; `bans` and `prefers` are rules of
 * `rule.ts`.
 */
export type StyleRules = {
  /** 0 (gym) to 1 (black tie); missing if the word does not indicate it. */
  formality?: number;
  styles?: string;
  families?: string;
  bans?: string;
  prefers?: readonly string[];
};

const dressy =
  'style=sporty style=streetwear hoodie sweatshirt joggers leggings #ripped #graphic rain-boots backpack';
const loud =
  '#graphic #tie-dye #leopard #paisley #patchwork color=yellow,pink,purple color=unknown #sequin #bright';

const neutral = 'color=black,white,gray,beige,navy,brown';

const rules: Readonly<Record<StyleWord, StyleRules>> = {
  parisian: {
    formality: 0.55,
    styles: 'elegant casual vintage business',
    families: 'minimal romantic vintage',
    bans: `${dressy} ${loud} shorts sneakers&style=sporty`,
    prefers: [
      '#striped trench-coat blazer loafers flats #ballerina',
      'color=navy color=black color=white color=beige',
    ],
  },
  grunge: {
    formality: 0.15,
    styles: 'streetwear vintage casual',
    families: 'rock vintage street',
    bans: 'style=formal style=sporty style=elegant style=business heels blazer&!style=vintage loafers oxfords tie #sequin #bright color=pink,yellow',
    prefers: ['#flannel #checked #ripped boots #old #patchwork', 'style=vintage style=streetwear', 'jeans'],
  },
  'old-money': {
    formality: 0.62,
    styles: 'business elegant',
    families: 'preppy luxe minimal',
    bans: `${dressy} ${loud} style=bohemian crop-top shorts&style=sporty`,
    prefers: [
      '#cashmere #wool #linen #tweed loafers oxfords polo blazer',
      'color=beige color=navy color=white color=brown color=gray',
      'style=business style=elegant',
    ],
  },
  preppy: {
    formality: 0.5,
    styles: 'business casual elegant',
    families: 'preppy',
    bans: `${dressy} style=bohemian #sequin crop-top tank-top boots&#platform`,
    prefers: [
      '#striped polo blazer chinos loafers #checked #pleated #argyle',
      'shirt sweater cardigan',
      'style=business',
    ],
  },
  minimal: {
    styles: 'business casual elegant',
    families: 'minimal',
    bans: `${loud} #floral #striped&#bright #embroidery style=bohemian #ripped #ruffles jewelry hat`,
    prefers: ['color=black color=white color=gray color=beige color=navy', '#plain'],
  },
  monochrome: { families: 'minimal', bans: loud },
  'tone-on-tone': { families: 'minimal', bans: loud },
  cozy: {
    formality: 0.2,
    styles: 'casual',
    families: 'cozy everyday',
    bans: 'heels style=formal #tight&@bottom blazer&style=business oxfords tie crop-top tank-top',
    prefers: [
      '#warm&@top #fleece #knit #cable-knit #mohair',
      'sweater turtleneck hoodie cardigan',
      'joggers leggings',
    ],
  },
  bold: {
    styles: 'streetwear elegant vintage',
    families: 'bold',
    prefers: [
      'color=red,pink,purple,yellow #leopard #sequin #graphic #tie-dye #bright',
      'color=green,blue,unknown',
    ],
  },
  classic: {
    formality: 0.58,
    styles: 'business elegant',
    families: 'minimal preppy office',
    bans: `${dressy} ${loud} style=bohemian`,
  },
  edgy: {
    formality: 0.35,
    styles: 'streetwear vintage',
    families: 'rock street',
    bans: 'style=business style=sporty style=bohemian loafers flats polo chinos #floral',
    prefers: [
      'leather-jacket #leather&!loafers boots #ripped #mesh #platform',
      'color=black',
      'style=streetwear',
    ],
  },
  romantic: {
    formality: 0.6,
    styles: 'elegant vintage bohemian',
    families: 'romantic',
    bans: `${dressy} style=business&@bottom`,
    prefers: ['@dress #lace #silk #satin #floral #chiffon #ruffles', 'blouse skirt maxi-skirt'],
  },
  boho: {
    formality: 0.35,
    styles: 'bohemian vintage',
    families: 'boho vintage',
    bans: 'style=formal style=business style=sporty heels oxfords',
    prefers: ['style=bohemian', '#floral #crochet #embroidery #paisley #patchwork #suede'],
  },
  vintage: {
    styles: 'vintage',
    families: 'vintage',
    bans: 'style=sporty',
    prefers: ['style=vintage #second-hand'],
  },
  'retro-70s': {
    styles: 'vintage bohemian',
    families: 'vintage boho',
    bans: 'style=sporty style=formal',
    prefers: ['#suede #corduroy #paisley style=vintage style=bohemian'],
  },
  '80s': {
    styles: 'vintage streetwear',
    families: 'bold vintage',
    prefers: ['style=vintage #bright blazer&#loose'],
  },
  '90s': {
    styles: 'streetwear vintage casual',
    families: 'street vintage',
    bans: 'style=formal',
    prefers: ['style=vintage #loose #flannel denim-jacket', 'jeans #graphic'],
  },
  y2k: {
    styles: 'streetwear',
    families: 'street cute',
    prefers: ['crop-top mini-skirt #low-waist style=streetwear'],
  },
  streetwear: {
    formality: 0.18,
    styles: 'streetwear',
    families: 'street',
    bans: 'style=formal style=elegant style=business heels',
    prefers: ['style=streetwear', 'hoodie sneakers'],
  },
  sporty: {
    formality: 0.12,
    styles: 'sporty',
    families: 'sporty',
    bans: 'style=formal style=elegant style=business heels',
    prefers: ['style=sporty', 'sneakers'],
  },
  athleisure: {
    formality: 0.15,
    styles: 'sporty casual streetwear',
    families: 'sporty street',
    bans: 'style=formal heels',
    prefers: ['leggings joggers hoodie style=sporty', 'sneakers'],
  },
  elegant: {
    formality: 0.72,
    styles: 'elegant formal business',
    families: 'evening romantic minimal',
    bans: `${dressy} t-shirt crop-top jeans style=casual&@top`,
    prefers: ['style=elegant', 'style=formal style=business'],
  },
  chic: {
    formality: 0.66,
    styles: 'elegant business',
    families: 'minimal evening romantic',
    bans: `${dressy} t-shirt&style=streetwear crop-top&style=casual shorts`,
    prefers: ['style=elegant', 'style=business'],
  },
  glam: {
    formality: 0.75,
    styles: 'elegant formal',
    families: 'evening luxe bold',
    bans: dressy,
    prefers: ['#sequin #satin #silk #velvet', 'style=elegant', 'heels'],
  },
  sexy: {
    formality: 0.6,
    styles: 'elegant streetwear',
    families: 'evening',
    bans: dressy,
    prefers: ['#above-knee&@dress #thin-straps #backless #tight #satin', 'heels'],
  },
  sophisticated: {
    formality: 0.72,
    styles: 'elegant business formal',
    families: 'minimal luxe',
    bans: `${dressy} ${loud} crop-top`,
  },
  professional: {
    formality: 0.7,
    styles: 'business elegant formal',
    families: 'office minimal',
    bans: `${dressy} crop-top tank-top&style=sporty shorts mini-skirt #sequin t-shirt`,
    prefers: ['style=business', 'style=formal style=elegant'],
  },
  polished: { formality: 0.62, styles: 'business elegant', families: 'minimal office preppy', bans: dressy },
  sharp: {
    formality: 0.72,
    styles: 'business formal elegant',
    families: 'office minimal',
    bans: dressy,
    prefers: ['blazer #tailored', 'style=business style=formal'],
  },
  relaxed: { formality: 0.25, styles: 'casual', families: 'everyday cozy', bans: 'style=formal heels tie' },
  casual: { formality: 0.25, styles: 'casual', families: 'everyday', bans: 'style=formal heels tie #sequin' },
  comfortable: {
    formality: 0.25,
    styles: 'casual sporty',
    families: 'everyday cozy',
    bans: 'heels #tight&!#stretchy style=formal #itchy',
    prefers: ['sneakers #flat&@shoes ankle-boots'],
  },
  playful: {
    styles: 'casual streetwear bohemian',
    families: 'cute bold',
    prefers: ['color=yellow,pink,purple,green,red #graphic #polka-dot #floral'],
  },
  colorful: { families: 'bold', prefers: ['color=red,yellow,pink,purple,green,blue,unknown'] },
  dark: {
    families: 'minimal rock',
    bans: 'color=white,yellow,pink,beige,red,purple,green,unknown',
    prefers: ['color=black', 'color=navy,gray'],
  },
  gothic: {
    styles: 'streetwear vintage elegant',
    families: 'rock',
    bans: 'color=yellow,pink,white,beige,green,blue style=sporty style=business',
    prefers: ['color=black'],
  },
  punk: {
    styles: 'streetwear vintage',
    families: 'rock',
    bans: 'style=business style=elegant style=sporty style=formal loafers flats',
    prefers: ['#ripped leather-jacket boots #tartan #graphic', 'color=black'],
  },
  rock: {
    styles: 'streetwear vintage',
    families: 'rock',
    bans: 'style=business style=sporty style=formal loafers flats',
    prefers: ['leather-jacket #graphic&t-shirt #ripped boots', 'jeans ankle-boots'],
  },
  western: {
    styles: 'vintage bohemian casual',
    families: 'western',
    bans: 'style=sporty style=formal',
    prefers: ['#suede denim-jacket boots #fringe', 'jeans shirt&#checked'],
  },
  nautical: {
    styles: 'casual business',
    families: 'preppy minimal',
    bans: 'style=sporty&@top #sequin',
    prefers: ['#striped', 'color=navy color=white'],
  },
  safari: { families: 'utility', prefers: ['color=beige color=green color=brown', '#linen'] },
  scandi: {
    styles: 'casual business elegant',
    families: 'minimal',
    bans: loud,
    prefers: ['color=black color=white color=gray color=beige color=navy'],
  },
  'japanese-minimal': {
    families: 'minimal',
    bans: loud,
    prefers: ['#loose #linen', 'color=black color=white color=gray color=navy'],
  },
  normcore: {
    formality: 0.25,
    styles: 'casual',
    families: 'everyday minimal',
    bans: loud,
    prefers: ['#plain jeans t-shirt sneakers'],
  },
  'dark-academia': {
    formality: 0.5,
    styles: 'vintage business elegant',
    families: 'preppy vintage',
    bans: 'style=sporty style=streetwear color=pink,yellow shorts',
    prefers: [
      '#tweed #corduroy #wool turtleneck blazer loafers oxfords',
      'color=brown color=black color=green color=gray',
    ],
  },
  'light-academia': {
    formality: 0.5,
    styles: 'vintage business elegant',
    families: 'preppy romantic',
    bans: 'style=sporty style=streetwear',
    prefers: ['color=beige color=white color=brown', '#linen #wool loafers'],
  },
  cottagecore: {
    styles: 'bohemian vintage casual',
    families: 'romantic boho',
    bans: 'style=sporty style=business style=formal',
    prefers: ['#floral #linen #lace #crochet #embroidery', '@dress skirt maxi-skirt'],
  },
  coastal: {
    styles: 'casual elegant',
    families: 'beach minimal',
    prefers: ['#linen color=white color=beige color=blue color=navy'],
  },
  'mob-wife': { families: 'luxe bold', prefers: ['#fur #leopard #leather', 'color=black heels'] },
  'clean-girl': {
    families: 'minimal',
    bans: loud,
    prefers: ['color=white color=beige color=gray color=black'],
  },
  'quiet-luxury': {
    formality: 0.62,
    styles: 'elegant business',
    families: 'luxe minimal',
    bans: `${dressy} ${loud} denim-jacket`,
    prefers: [
      '#cashmere #silk #wool',
      'color=beige color=navy color=black color=white color=gray color=brown',
      'style=elegant style=business',
    ],
  },
  'business-like': {
    formality: 0.72,
    styles: 'business formal',
    families: 'office',
    bans: `${dressy} t-shirt crop-top`,
    prefers: ['style=business', 'style=formal'],
  },
  androgynous: {
    families: 'minimal',
    bans: '@dress skirt mini-skirt maxi-skirt heels #lace #ruffles',
    prefers: ['blazer shirt trousers loafers oxfords'],
  },
  masculine: {
    bans: '@dress skirt mini-skirt maxi-skirt heels #lace #ruffles',
    prefers: ['blazer shirt trousers loafers oxfords'],
  },
  tomboy: {
    bans: '@dress skirt mini-skirt maxi-skirt heels #lace',
    prefers: ['jeans sneakers t-shirt shirt hoodie'],
  },
  feminine: { families: 'romantic', prefers: ['@dress skirt blouse #lace #floral', 'heels flats'] },
  girly: { families: 'romantic cute', prefers: ['color=pink #lace #floral #bow', '@dress skirt mini-skirt'] },
  ladylike: {
    formality: 0.62,
    families: 'romantic',
    bans: dressy,
    prefers: ['@dress skirt blouse', 'flats heels'],
  },
  youthful: { families: 'street cute' },
  mature: { families: 'minimal', bans: `${dressy} crop-top mini-skirt` },
  timeless: { families: 'minimal preppy', bans: `${loud} ${dressy}` },
  trendy: { families: 'street' },
  layered: { prefers: ['cardigan blazer vest denim-jacket'] },
  cool: { styles: 'streetwear vintage casual', families: 'street rock', bans: 'style=formal' },
  scruffy: {
    formality: 0.1,
    styles: 'streetwear vintage casual',
    families: 'street',
    bans: 'style=formal style=business',
    prefers: ['#old #ripped hoodie'],
  },
  'dressed-up': {
    formality: 0.72,
    styles: 'elegant formal business',
    families: 'evening',
    bans: `${dressy} t-shirt jeans`,
    prefers: ['style=elegant', 'style=formal style=business'],
  },
  'dressed-down': {
    formality: 0.22,
    styles: 'casual streetwear',
    families: 'everyday',
    bans: 'style=formal style=elegant heels tie',
  },
  festive: {
    formality: 0.66,
    styles: 'elegant',
    families: 'evening bold',
    bans: dressy,
    prefers: ['#sequin #velvet #satin #silk color=red', 'style=elegant'],
  },
  sparkling: { families: 'evening luxe', prefers: ['#sequin #satin'] },
  tactful: { families: 'minimal', bans: loud },
  simple: { families: 'minimal', bans: `${loud} jewelry #sequin #ruffles` },
  fun: { families: 'bold cute', prefers: ['color=yellow,pink,purple,green,red,unknown #graphic'] },
  safe: { families: 'minimal preppy', bans: loud },
  statement: {
    families: 'bold',
    prefers: ['color=red,pink,purple,yellow,unknown #leopard #sequin #graphic'],
  },
  dramatic: { families: 'bold evening', prefers: ['color=red,black #floor-length #sequin #velvet'] },
  artsy: {
    styles: 'vintage bohemian streetwear',
    families: 'bold vintage',
    bans: 'style=sporty',
    prefers: ['style=vintage style=bohemian #embroidery #patchwork'],
  },
  hipster: { styles: 'vintage casual', families: 'vintage', prefers: ['#flannel #checked style=vintage'] },
  skater: {
    formality: 0.12,
    styles: 'streetwear casual',
    families: 'street',
    bans: 'style=formal style=business style=elegant heels',
    prefers: ['#loose&@bottom #cargo sneakers hoodie', 'style=streetwear'],
  },
  surfer: {
    styles: 'casual',
    families: 'beach',
    bans: 'style=formal style=business',
    prefers: ['shorts t-shirt sandals'],
  },
  biker: {
    styles: 'streetwear',
    families: 'rock',
    bans: 'style=formal style=business',
    prefers: ['leather-jacket boots jeans', 'color=black'],
  },
  military: { families: 'utility', prefers: ['color=green #cargo', 'boots'] },
  workwear: { families: 'utility', prefers: ['jeans #denim boots #flannel #cargo'] },
  outdoorsy: {
    styles: 'sporty casual',
    families: 'utility',
    bans: 'style=formal style=elegant heels',
    prefers: ['#hiking #fleece #waterproof style=sporty', 'boots backpack'],
  },
  lounge: {
    formality: 0.08,
    styles: 'casual sporty',
    families: 'cozy',
    bans: 'style=formal style=business heels',
    prefers: ['joggers leggings hoodie sweatshirt'],
  },
  summery: { families: 'beach', prefers: ['#only-summer #linen #floral sandals'] },
  wintry: { families: 'cozy', prefers: ['#warm #wool'] },
  autumnal: {
    families: 'cozy vintage',
    prefers: ['#corduroy #wool #suede color=brown color=red color=green'],
  },
  springlike: { families: 'romantic', prefers: ['#floral color=pink color=white color=green'] },
  modest: {
    bans: '#above-knee shorts mini-skirt #ripped crop-top tank-top #sleeveless #thin-straps #backless #mesh #tight t-shirt&#short-sleeves',
    prefers: ['#long-sleeves', 'maxi-skirt maxi-dress trousers'],
  },
  '60s': { families: 'vintage', prefers: ['mini-skirt turtleneck style=vintage'] },
  '50s': { families: 'vintage romantic', prefers: ['#polka-dot skirt style=vintage'] },
  '20s': {
    formality: 0.85,
    styles: 'elegant formal',
    families: 'evening vintage',
    bans: dressy,
    prefers: ['#sequin #satin #velvet #tuxedo'],
  },
  disco: { families: 'evening bold', prefers: ['#sequin #satin', 'heels'] },
  neutral: { families: 'minimal', prefers: [neutral] },
  // The palette asks for one colorful piece. These rules keep all other pieces plain.
  'color-pop': { families: 'bold minimal', prefers: [neutral] },
  pastel: {
    families: 'romantic cute',
    bans: 'color=black,navy,red',
    prefers: ['color=pink,purple,yellow', 'color=white,beige,blue,green'],
  },
  fresh: {
    families: 'minimal',
    bans: 'color=black',
    prefers: ['color=white,blue,green,yellow #linen #cotton'],
  },
  'smart-casual': {
    formality: 0.5,
    styles: 'business casual elegant',
    families: 'preppy minimal',
    bans: `${dressy} shorts crop-top tank-top`,
    prefers: ['blazer chinos shirt polo blouse loafers', 'style=business'],
  },
  italian: {
    formality: 0.6,
    styles: 'elegant business',
    families: 'luxe minimal',
    bans: `${dressy} crop-top`,
    prefers: ['#linen #suede #tailored loafers', 'blazer shirt blouse'],
  },
  oversized: { bans: '#tight', prefers: ['#loose'] },
  'figure-hugging': { bans: '#loose', prefers: ['#tight', 'jeans leggings'] },
  flowing: {
    families: 'romantic boho',
    bans: '#tight jeans&@bottom leggings',
    prefers: ['#chiffon #silk #satin #loose #ruffles', 'maxi-skirt maxi-dress blouse'],
  },
  equestrian: {
    styles: 'business elegant vintage',
    families: 'preppy',
    bans: 'style=streetwear heels sandals',
    prefers: ['boots blazer #tweed shirt polo', 'color=brown,beige,navy'],
  },
  alpine: {
    families: 'cozy utility',
    bans: 'heels flats sandals style=formal',
    prefers: ['#cable-knit #wool #fleece #quilted boots', 'sweater turtleneck puffer-jacket'],
  },
  tropical: {
    styles: 'casual bohemian',
    families: 'beach',
    bans: 'style=formal style=business heels',
    prefers: ['#floral #linen sandals', 'shorts @dress'],
  },
  futuristic: {
    styles: 'streetwear elegant',
    families: 'street bold',
    bans: 'style=bohemian style=vintage #floral #knit',
    prefers: ['#leather #faux-leather #mesh #sequin #platform', 'color=black,white,gray'],
  },
  flamboyant: {
    families: 'bold evening',
    prefers: ['#sequin #leopard #graphic #tie-dye #bright', `!${neutral}`],
  },
  'warm-colors': { prefers: ['color=red,yellow,brown,unknown', 'color=beige,pink'] },
  'cool-colors': { prefers: ['color=blue,green,purple,navy,gray'] },
  'jewel-tones': { prefers: ['#emerald #cobalt #burgundy #plum', 'color=green,purple,red,blue'] },
};
export const styleRules: Readonly<Record<string, StyleRules>> = rules;
