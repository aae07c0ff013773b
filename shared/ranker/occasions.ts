/** What a mood, an occasion or a word of the prompt asks of an outfit. The values are set by hand. */
export type Hint = {
  /** 0 (gym) to 1 (black tie). */
  formality: number;
  /** Styles of the catalog, the most fitting first. */
  styles: readonly string[];
  /** Style families of `words/style-families.ts`. */
  families?: string;
  /** Kinds of items, as the word tables name them, that suit it. */
  wants?: string;
  /** Kinds of items that are out of place. */
  avoids?: string;
};

const sportShoes = 'running-shoes';
const sportClothes = 't-shirt tank leggings joggers shorts hoodie sweatshirt bra windbreaker cap sport-watch';
const dressUp =
  'jeans denim-shorts shorts leggings joggers sneakers running-shoes slip-ons hoodie sweatshirt t-shirt tank parka raincoat bomber backpack cap beanie flip-flops rain-boots winter-boots denim-jacket tote cargo sunglasses basket';
const noSport =
  'leggings joggers running-shoes sweatshirt hoodie shorts denim-shorts flip-flops cap tank rain-boots';
const notToMove =
  'heels pumps stilettos heeled-sandals clutch gown party-dress pencil-skirt blazer jewelry tie oxfords loafers';

const sport: Hint = {
  formality: 0.05,
  styles: ['sporty'],
  families: 'sporty',
  wants: `${sportShoes} ${sportClothes} backpack duffle`,
  avoids: `${notToMove} jeans skirt dress boots ankle-boots flats sandals belt scarf handbag satchel polo sunglasses`,
};
const outdoors: Hint = {
  formality: 0.22,
  styles: ['sporty', 'casual'],
  families: 'utility sporty',
  wants: 'boots winter-boots combat-boots backpack parka windbreaker raincoat leggings joggers beanie cap',
  avoids: `${notToMove} flats sandals handbag satchel mini-skirt blouse`,
};
const gala: Hint = {
  formality: 0.92,
  styles: ['elegant', 'formal'],
  families: 'evening romantic luxe',
  wants:
    'gown party-dress dress heels pumps stilettos heeled-sandals clutch blazer oxfords tie drop-earrings necklace jewelry',
  avoids: dressUp,
};
const dinner: Hint = {
  formality: 0.7,
  styles: ['elegant', 'formal'],
  families: 'evening romantic',
  wants:
    'dress party-dress blouse heels pumps ankle-boots clutch blazer trousers skirt loafers jewelry necklace',
  avoids: `${noSport} raincoat backpack sneakers parka cargo sunglasses`,
};
const office: Hint = {
  formality: 0.75,
  styles: ['business', 'formal', 'elegant'],
  families: 'office minimal preppy',
  wants:
    'shirt blouse trousers blazer loafers oxfords pumps pencil-skirt shift-dress satchel handbag watch trench chinos',
  avoids: `${noSport} crop-top sandals jeans sneakers party-dress gown backpack parka maxi-dress t-shirt mini-skirt`,
};
const relaxed: Hint = {
  formality: 0.25,
  styles: ['casual'],
  families: 'everyday cozy street',
  wants:
    'jeans t-shirt sweater sneakers boots hoodie sweatshirt tote crossbody backpack ankle-boots cardigan',
  avoids: 'gown party-dress stilettos clutch tie oxfords blazer',
};
const club: Hint = {
  formality: 0.45,
  styles: ['streetwear', 'elegant', 'vintage'],
  families: 'rock evening street',
  wants:
    'leather-jacket leather-trousers jeans bustier crop-top party-dress ankle-boots combat-boots heels choker mini-skirt t-shirt',
  avoids:
    'parka raincoat rain-boots joggers leggings running-shoes blazer tie loafers polo tote sunglasses backpack',
};
const outdoorsFestival: Hint = {
  formality: 0.25,
  styles: ['bohemian', 'streetwear', 'vintage', 'casual'],
  families: 'boho street rock vintage',
  wants:
    'denim-shorts shorts kimono maxi-dress maxi-skirt denim-jacket ankle-boots boots crossbody hat sunglasses sneakers vest',
  avoids: `pumps stilettos heels oxfords blazer pencil-skirt clutch tie trousers gown`,
};
const seaside: Hint = {
  formality: 0.1,
  styles: ['casual', 'bohemian'],
  families: 'beach boho',
  wants:
    'swimwear sandals flat-sandals flip-flops espadrilles maxi-dress shorts denim-shorts tank sun-hat hat sunglasses basket tote kimono maxi-skirt',
  avoids: `${notToMove} boots ankle-boots combat-boots tall-boots trousers coat blazer tights sweater turtleneck scarf jeans leather-jacket watch`,
};
const daytimeRomance: Hint = {
  formality: 0.5,
  styles: ['elegant', 'vintage', 'bohemian', 'casual'],
  families: 'romantic vintage boho',
  wants: 'dress day-dress maxi-dress skirt blouse cardigan flats sandals ankle-boots jewelry hat',
  avoids: `${noSport} backpack parka`,
};
const quiet: Hint = {
  formality: 0.45,
  styles: ['casual', 'business', 'elegant'],
  families: 'minimal',
  wants: 'turtleneck shirt trousers jeans sweater loafers sneakers ankle-boots trench coat tote watch',
  avoids: 'gown party-dress running-shoes joggers cap statement-necklace',
};

/** By the mood of the catalog. */
export const byMood: Readonly<Record<string, Hint>> = {
  casual: relaxed,
  sporty: { ...sport, formality: 0.1, styles: ['sporty', 'casual'] },
  elegant: { ...dinner, formality: 0.8 },
  professional: office,
  romantic: { ...daytimeRomance, formality: 0.6 },
  edgy: { ...club, formality: 0.35, styles: ['streetwear', 'vintage'] },
  bohemian: {
    ...outdoorsFestival,
    formality: 0.35,
    styles: ['bohemian', 'vintage'],
    families: 'boho vintage',
  },
  minimalist: { ...quiet, formality: 0.5 },
};

/** By the sub-occasion of a mood, which is more specific and therefore replaces the mood. */
export const bySubOccasion: Readonly<Record<string, Hint>> = {
  'weekend errands': relaxed,
  'coffee run': relaxed,
  'lazy sunday': {
    ...relaxed,
    formality: 0.15,
    families: 'cozy everyday',
    wants: `${relaxed.wants} joggers leggings`,
  },
  'movie night': relaxed,
  'day with friends': { ...relaxed, formality: 0.35 },
  'gym session': sport,
  'morning run': { ...sport, wants: `${sportShoes} ${sportClothes}`, avoids: `${sport.avoids} backpack` },
  hike: outdoors,
  'match day': {
    ...relaxed,
    formality: 0.12,
    styles: ['sporty', 'casual', 'streetwear'],
    families: 'sporty street',
  },
  'yoga class': { ...sport, wants: 'leggings tank t-shirt bra sneakers sweatshirt' },
  'dinner party': dinner,
  'gallery opening': { ...dinner, formality: 0.68, families: 'minimal evening bold' },
  anniversary: dinner,
  'opera night': gala,
  'cocktail hour': { ...gala, formality: 0.82 },
  'client meeting': office,
  'office day': { ...office, formality: 0.65 },
  presentation: office,
  'job interview': { ...office, formality: 0.82 },
  'networking event': { ...office, formality: 0.7 },
  'first date': { ...dinner, formality: 0.55, styles: ['elegant', 'casual', 'vintage'] },
  'dinner for two': dinner,
  'garden walk': daytimeRomance,
  'wedding guest': { ...gala, formality: 0.85 },
  'weekend away': { ...daytimeRomance, formality: 0.4 },
  concert: { ...club, formality: 0.3 },
  'night out': { ...club, formality: 0.55 },
  'street festival': outdoorsFestival,
  'club night': { ...club, formality: 0.5 },
  'art show': { ...quiet, styles: ['streetwear', 'elegant', 'vintage'], families: 'minimal rock bold' },
  'music festival': outdoorsFestival,
  'beach day': seaside,
  'flea market': { ...outdoorsFestival, formality: 0.3, families: 'boho vintage everyday' },
  picnic: { ...daytimeRomance, formality: 0.3, styles: ['bohemian', 'casual', 'vintage'] },
  'road trip': { ...relaxed, styles: ['casual', 'bohemian', 'vintage'] },
  'museum visit': quiet,
  'work from home': { ...quiet, formality: 0.3, families: 'minimal cozy everyday' },
  'travel day': { ...quiet, formality: 0.3, wants: `${quiet.wants} backpack leggings cardigan` },
  'studio day': { ...quiet, formality: 0.3 },
  'city walk': { ...quiet, formality: 0.4 },
};

/** By the occasion of the catalog. */
export const byOccasion: Readonly<Record<string, Hint>> = {
  wedding: gala,
  interview: { ...office, formality: 0.8, styles: ['business', 'formal'] },
  date: { ...dinner, formality: 0.6, styles: ['elegant', 'vintage', 'casual'] },
  beach: seaside,
  concert: { ...club, formality: 0.3, styles: ['streetwear', 'casual', 'vintage'] },
  brunch: { ...daytimeRomance, formality: 0.4, styles: ['casual', 'elegant', 'bohemian'] },
  travel: {
    ...relaxed,
    styles: ['casual', 'sporty'],
    wants: 'sneakers jeans backpack cardigan sweater trench leggings',
  },
  party: {
    ...club,
    formality: 0.65,
    styles: ['elegant', 'streetwear'],
    families: 'evening bold',
    wants: `${club.wants} dress clutch jewelry`,
  },
  meeting: { ...office, styles: ['business', 'formal'] },
  casual: relaxed,
};

/** By the words of the prompt. */
export const byPromptWords: readonly { words: string; hint: Hint }[] = [
  {
    words: 'business office work meeting interview presentation client professional conference',
    hint: { ...office, styles: ['business', 'formal'] },
  },
  {
    words: 'formal wedding gala opera ceremony elegant evening cocktail graduation',
    hint: { ...gala, formality: 0.9 },
  },
  { words: 'gym run running sport sporty athletic yoga workout training jog jogging tennis', hint: sport },
  { words: 'hike hiking trail camping forest mountain', hint: outdoors },
  {
    words: 'date romantic dinner anniversary restaurant',
    hint: { ...dinner, formality: 0.6, styles: ['elegant', 'vintage'] },
  },
  {
    words: 'street streetwear urban concert club skate edgy',
    hint: { ...club, formality: 0.25, styles: ['streetwear'] },
  },
  { words: 'beach seaside pool', hint: seaside },
  { words: 'festival boho bohemian picnic', hint: outdoorsFestival },
  { words: 'minimal minimalist simple clean', hint: quiet },
  { words: 'casual relaxed weekend errand coffee cosy cozy comfortable home lazy', hint: relaxed },
];
