import { lookUp } from '../look-up.ts';

/**
 * An occasion and its dress code. `bans` and `prefers` are rules as in `rule.ts`. Pieces that a ban names are not worn
 * as long as there is anything else. In each slot, the preferred pieces are worn if the person owns any; the first list
 * that matches wins. Formality, styles and kinds only influence the score. All values are set by hand.
 */
export type Setting = {
  /** The name of the occasion inside a sentence: 'a funeral'. */
  phrase: string;
  /** 0 (gym) to 1 (black tie). */
  formality: number;
  /** Styles of the catalog, the most fitting first. */
  styles: string;
  /** Style families of the ranker's word tables. */
  families: string;
  /**
   * Kinds of items that suit the occasion (`wants`) or are out of place (`avoids`), as named in the word tables of the
   * ranker.
   */
  wants?: string;
  avoids?: string;
  bans?: string;
  prefers?: readonly string[];
  /** Ids of comforts that the occasion always requires. */
  comforts?: string;
  /**
   * If a day has several settings, the one with the highest rank decides. The others only ban pieces that it does not
   * need.
   */
  rank: number;
  /** A blazer is worn if the outfit has no dress. */
  jacket?: true;
  /** The person moves so much that only suitable clothes can be worn. */
  active?: true;
  outdoors?: true;
  /** The texts about the outfit are tactful, without jokes and compliments. */
  tact?: true;
};

const sportShoes = 'running-shoes';
const sportClothes = 't-shirt tank leggings joggers shorts hoodie sweatshirt bra windbreaker cap sport-watch';
const dressUp =
  'jeans denim-shorts shorts leggings joggers sneakers running-shoes slip-ons hoodie sweatshirt t-shirt tank parka raincoat bomber backpack cap beanie flip-flops rain-boots winter-boots denim-jacket tote cargo sunglasses basket';
const noSport =
  'leggings joggers running-shoes sweatshirt hoodie shorts denim-shorts flip-flops cap tank rain-boots';
const notToMove =
  'heels pumps stilettos heeled-sandals clutch gown party-dress pencil-skirt blazer jewelry tie oxfords loafers';

/** Clothes that are out of place where people dress up. */
const sporty =
  'style=sporty&!#tailored hoodie sweatshirt joggers leggings shorts rain-boots cap #loungewear #swimwear #costume #sport-jersey other';
const sloppy = '#ripped #tie-dye #graphic #old';
const casualWear = `${sporty} ${sloppy} style=streetwear t-shirt crop-top jeans denim-jacket sneakers backpack`;
const notSport =
  'style=elegant style=formal style=business style=bohemian style=vintage jeans trousers&!#stretchy&style=casual chinos shirt blouse turtleneck skirt mini-skirt maxi-skirt dress midi-dress maxi-dress jumpsuit blazer coat trench-coat cardigan denim-jacket leather-jacket heels flats loafers oxfords sandals boots ankle-boots rain-boots tie belt jewelry scarf&!#hijab bag tote';
const training = `${notSport} style=streetwear&@bottom jeans`;
const revealing =
  'crop-top tank-top mini-skirt shorts @dress&#sleeveless @dress&#thin-straps @top&#sleeveless @top&#thin-straps #backless #low-neck #ripped #mesh @dress&#above-knee';
const somber = 'color=red color=yellow color=pink color=purple';

const sport: Setting = {
  phrase: 'a workout',
  formality: 0.05,
  styles: 'sporty',
  families: 'sporty',
  wants: `${sportShoes} ${sportClothes} backpack duffle`,
  avoids: `${notToMove} jeans skirt dress boots ankle-boots flats sandals belt scarf handbag satchel polo sunglasses`,
  bans: `${training} other #swimwear`,
  prefers: [
    'style=sporty&@top style=sporty&@bottom style=sporty&@outerwear sneakers&#running sneakers&style=sporty',
    'leggings joggers shorts t-shirt tank-top hoodie sweatshirt sneakers backpack',
  ],
  rank: 90,
  active: true,
};
const outdoor: Setting = {
  phrase: 'a day outdoors',
  formality: 0.22,
  styles: 'sporty casual',
  families: 'utility sporty',
  wants: 'boots winter-boots combat-boots backpack parka windbreaker raincoat leggings joggers beanie cap',
  avoids: `${notToMove} flats sandals handbag satchel mini-skirt blouse`,
  bans: 'style=formal style=elegant style=business heels flats loafers oxfords sandals skirt mini-skirt maxi-skirt dress midi-dress maxi-dress jumpsuit blouse blazer coat trench-coat tie bag tote #indoor-only #swimwear other jewelry',
  prefers: ['#hiking #waterproof&@outerwear style=sporty boots&!#platform sneakers&style=sporty backpack'],
  rank: 80,
  active: true,
  outdoors: true,
};
const gala: Setting = {
  phrase: 'a gala',
  jacket: true,
  formality: 0.92,
  styles: 'elegant formal',
  families: 'evening romantic luxe',
  wants:
    'gown party-dress dress heels pumps stilettos heeled-sandals clutch blazer oxfords tie drop-earrings necklace jewelry',
  avoids: dressUp,
  bans: `${casualWear} style=casual style=bohemian style=vintage cardigan chinos sandals boots ankle-boots tote parka puffer-jacket raincoat polo sweater`,
  prefers: [
    '#tuxedo #floor-length&@dress maxi-dress&style=formal maxi-dress&style=elegant shirt&style=formal trousers&style=formal oxfords heels #clutch',
    '@dress&style=elegant @dress&style=formal blazer&style=formal',
  ],
  rank: 62,
};
const dinner: Setting = {
  phrase: 'dinner',
  formality: 0.66,
  styles: 'elegant business formal',
  families: 'evening romantic',
  wants:
    'dress party-dress blouse heels pumps ankle-boots clutch blazer trousers skirt loafers jewelry necklace',
  avoids: `${noSport} raincoat backpack sneakers parka cargo sunglasses`,
  bans: `${sporty} ${sloppy} t-shirt&style=streetwear tank-top&style=sporty crop-top shorts backpack rain-boots`,
  rank: 52,
};
const office: Setting = {
  phrase: 'the office',
  formality: 0.68,
  styles: 'business elegant formal',
  families: 'office minimal preppy',
  wants:
    'shirt blouse trousers blazer loafers oxfords pumps pencil-skirt shift-dress satchel handbag watch trench chinos',
  avoids: `${noSport} crop-top sandals jeans sneakers party-dress gown backpack parka maxi-dress t-shirt mini-skirt`,
  bans: `${sporty} ${sloppy} style=streetwear crop-top tank-top&!style=elegant mini-skirt #sequin #backless #evening #tuxedo maxi-dress sandals #swimwear`,
  rank: 54,
};
const formalBusiness: Setting = {
  ...office,
  jacket: true,
  phrase: 'a formal business meeting',
  formality: 0.82,
  styles: 'business formal elegant',
  bans: `${casualWear} style=casual&!@shoes&!#hijab style=bohemian style=vintage tank-top mini-skirt #sequin #backless #tuxedo maxi-dress&style=formal maxi-dress&style=elegant sandals boots cardigan&style=casual`,
  prefers: [
    'blazer&style=formal blazer&style=business style=formal style=business oxfords loafers heels&style=elegant',
  ],
  rank: 64,
};
const relaxed: Setting = {
  phrase: 'a casual day',
  formality: 0.25,
  styles: 'casual streetwear vintage sporty',
  families: 'everyday cozy street',
  wants:
    'jeans t-shirt sweater sneakers boots hoodie sweatshirt tote crossbody backpack ankle-boots cardigan',
  avoids: 'gown party-dress stilettos clutch tie oxfords blazer',
  bans: '#swimwear #tuxedo style=formal #sequin #evening #costume #indoor-only other',
  rank: 20,
};
const club: Setting = {
  phrase: 'a night out',
  formality: 0.48,
  styles: 'streetwear elegant vintage',
  families: 'rock evening street',
  wants:
    'leather-jacket leather-trousers jeans bustier crop-top party-dress ankle-boots combat-boots heels choker mini-skirt t-shirt',
  avoids:
    'parka raincoat rain-boots joggers leggings running-shoes blazer tie loafers polo tote sunglasses backpack',
  bans: 'style=sporty joggers leggings shorts&@bottom&!#denim rain-boots #tuxedo #swimwear other #indoor-only #loungewear tie',
  rank: 44,
};
const openAir: Setting = {
  phrase: 'a festival',
  formality: 0.25,
  styles: 'bohemian streetwear vintage casual',
  families: 'boho street rock vintage',
  wants:
    'denim-shorts shorts kimono maxi-dress maxi-skirt denim-jacket ankle-boots boots crossbody hat sunglasses sneakers vest',
  avoids: 'pumps stilettos heels oxfords blazer pencil-skirt clutch tie trousers gown',
  bans: 'style=formal style=business heels oxfords loafers blazer&!style=vintage&!style=casual tie coat&style=business #tuxedo #swimwear #sequin&maxi-dress other #indoor-only',
  rank: 40,
  outdoors: true,
};
const seaside: Setting = {
  phrase: 'the beach',
  formality: 0.1,
  styles: 'casual bohemian',
  families: 'beach boho',
  wants:
    'swimwear sandals flat-sandals flip-flops espadrilles maxi-dress shorts denim-shorts tank sun-hat hat sunglasses basket tote kimono maxi-skirt',
  avoids: `${notToMove} boots ankle-boots combat-boots tall-boots trousers coat blazer tights sweater turtleneck scarf jeans leather-jacket watch`,
  bans: 'style=formal style=business heels oxfords loafers boots ankle-boots rain-boots blazer tie coat turtleneck sweater&!#thin jeans&#ripped leather-jacket puffer-jacket parka #suede #wool tights #tuxedo #sequin leggings #indoor-only',
  prefers: [
    'shorts sandals #linen @dress&style=casual @dress&style=bohemian tank-top t-shirt&style=casual hat sunglasses tote',
  ],
  rank: 46,
  outdoors: true,
};
const daytime: Setting = {
  phrase: 'a daytime gathering',
  formality: 0.42,
  styles: 'elegant casual vintage bohemian',
  families: 'romantic vintage boho',
  wants: 'dress day-dress maxi-dress skirt blouse cardigan flats sandals ankle-boots jewelry hat',
  avoids: `${noSport} backpack parka`,
  bans: `${sporty} #tuxedo #sequin maxi-dress&style=formal #swimwear other`,
  rank: 36,
};
const quiet: Setting = {
  phrase: 'a day in the city',
  formality: 0.42,
  styles: 'casual business elegant',
  families: 'minimal',
  wants: 'turtleneck shirt trousers jeans sweater loafers sneakers ankle-boots trench coat tote watch',
  avoids: 'gown party-dress running-shoes joggers cap statement-necklace',
  bans: 'style=formal #tuxedo #sequin #swimwear other #indoor-only #loungewear',
  rank: 30,
};
const mourning: Setting = {
  phrase: 'a funeral',
  formality: 0.78,
  styles: 'formal business elegant',
  families: 'minimal office',
  wants: 'coat trousers shirt dress blouse oxfords pumps flats blazer tie',
  avoids: dressUp,
  bans: `${casualWear} ${somber} style=bohemian sandals #sequin #floral #backless #bright crop-top tank-top&style=sporty mini-skirt color=unknown color=green cardigan&!color=black&!color=gray #tuxedo`,
  prefers: ['color=black color=navy color=gray color=white&@top', 'color=beige color=brown color=white'],
  rank: 100,
  tact: true,
};
const ceremony: Setting = {
  ...daytime,
  phrase: 'a ceremony in church',
  formality: 0.64,
  styles: 'elegant business formal',
  bans: `${casualWear} mini-skirt #sequin #backless #low-neck tank-top&style=sporty #tuxedo`,
  rank: 58,
};
const covered: Setting = {
  ...quiet,
  phrase: 'a place where one dresses modestly',
  formality: 0.5,
  bans: `${revealing} ${sporty} #tight style=streetwear t-shirt&#short-sleeves leggings #sequin`,
  comforts: 'cover-shoulders cover-knees',
  rank: 60,
};
const dirty: Setting = {
  ...relaxed,
  phrase: 'hands-on work',
  formality: 0.1,
  styles: 'casual sporty streetwear',
  families: 'utility everyday sporty',
  wants: 't-shirt jeans joggers sneakers boots hoodie sweatshirt cap',
  bans: 'style=elegant style=formal style=business heels flats loafers oxfords sandals skirt mini-skirt maxi-skirt dress midi-dress maxi-dress jumpsuit blouse blazer coat trench-coat tie #silk #satin #suede #lace #keep-clean color=white&@bottom color=white&@shoes #borrowed #swimwear other #indoor-only @bottom&style=formal jewelry scarf&!#hijab',
  prefers: ['#old style=sporty t-shirt hoodie sweatshirt jeans joggers boots sneakers rain-boots'],
  rank: 78,
  active: true,
};

export const settings = {
  funeral: mourning,
  court: {
    ...formalBusiness,
    phrase: 'court',
    styles: 'business formal elegant',
    bans: `${formalBusiness.bans} ${somber}`,
    rank: 95,
    tact: true,
  },
  church: ceremony,
  modest: covered,
  feast: {
    ...covered,
    phrase: 'a religious feast',
    formality: 0.68,
    styles: 'elegant formal bohemian',
    prefers: ['style=elegant style=formal #abaya&style=formal', 'style=bohemian style=business'],
    rank: 63,
  },
  wedding: {
    ...gala,
    phrase: 'a wedding',
    formality: 0.82,
    styles: 'elegant formal',
    bans: `${casualWear} color=white&@dress color=black&@dress&#sequin parka raincoat puffer-jacket boots rain-boots tote leather-jacket turtleneck sweater #nikah #tuxedo style=casual&@dress style=casual&@top style=casual&@bottom style=casual&@outerwear`,
    prefers: [
      '@dress&style=elegant @dress&style=formal blazer&style=formal trousers&style=formal shirt&style=formal blouse&style=elegant heels oxfords maxi-skirt&style=elegant',
    ],
    rank: 70,
  },
  'black-tie': {
    ...gala,
    phrase: 'a black-tie evening',
    formality: 0.96,
    styles: 'formal elegant',
    rank: 72,
    prefers: ['#tuxedo', ...(gala.prefers ?? [])],
  },
  opera: { ...gala, phrase: 'a night at the opera', formality: 0.86, rank: 60 },
  cocktail: {
    ...gala,
    phrase: 'a smart evening',
    formality: 0.78,
    bans: `${casualWear} style=casual&@dress style=casual&@top style=casual&@bottom parka raincoat puffer-jacket rain-boots boots sandals tote backpack #tuxedo`,
    prefers: ['style=elegant', 'style=business style=formal'],
    rank: 58,
  },
  theatre: {
    ...dinner,
    phrase: 'the theater',
    formality: 0.62,
    bans: `${sporty} ${sloppy} style=streetwear t-shirt crop-top backpack rain-boots sandals`,
    rank: 50,
  },
  dinner,
  'smart-casual': {
    ...dinner,
    phrase: 'a smart-casual occasion',
    formality: 0.55,
    styles: 'business elegant casual',
    families: 'preppy minimal office',
    bans: `${sporty} ${sloppy} style=streetwear style=formal crop-top tank-top&!style=elegant #sequin #tuxedo`,
  },
  'in-laws': {
    ...dinner,
    phrase: 'a family dinner',
    formality: 0.52,
    styles: 'business casual elegant',
    families: 'preppy minimal romantic',
    bans: `${sporty} ${sloppy} ${revealing} style=streetwear style=formal #sequin #tuxedo`,
    rank: 55,
  },
  date: {
    ...dinner,
    phrase: 'a date',
    formality: 0.56,
    styles: 'elegant vintage casual',
    bans: `${sporty} #old #graphic rain-boots backpack #tuxedo maxi-dress&style=formal`,
    rank: 46,
  },
  brunch: daytime,
  coffee: { ...relaxed, phrase: 'coffee', formality: 0.34, rank: 24 },
  home: {
    ...relaxed,
    phrase: 'a day at home',
    formality: 0.14,
    families: 'cozy everyday',
    wants: `${relaxed.wants} joggers leggings`,
    bans: `${relaxed.bans} heels style=business style=elegant coat trench-coat oxfords tie`,
    rank: 10,
  },
  errands: { ...relaxed, phrase: 'errands', rank: 16 },
  school: { ...relaxed, phrase: 'school', formality: 0.32, rank: 32 },
  'school-event': {
    ...daytime,
    phrase: 'a school event',
    formality: 0.46,
    styles: 'casual business elegant',
    bans: `${sporty} ${sloppy} ${revealing} style=formal #sequin #tuxedo`,
    rank: 42,
  },
  graduation: {
    ...daytime,
    phrase: 'a graduation',
    formality: 0.66,
    styles: 'elegant business formal',
    prefers: ['style=elegant style=business', 'style=formal'],
    bans: `${casualWear} style=bohemian #sequin #tuxedo parka raincoat&!#waterproof`,
    rank: 56,
  },
  'business-formal': formalBusiness,
  interview: { ...formalBusiness, phrase: 'an interview', rank: 66 },
  office,
  'creative-office': {
    ...office,
    phrase: 'a creative office',
    formality: 0.45,
    styles: 'casual business vintage elegant',
    families: 'minimal street everyday',
    wants: `${quiet.wants} blazer chinos`,
    avoids: 'tie gown party-dress stilettos running-shoes joggers leggings',
    bans: `${sporty} style=formal #ripped crop-top tank-top&!style=elegant #sequin #tuxedo #swimwear`,
    rank: 50,
  },
  'on-feet': {
    ...office,
    phrase: 'a day on your feet',
    formality: 0.5,
    styles: 'casual business',
    bans: `${sporty} ${sloppy} #sequin #tuxedo #swimwear maxi-dress&style=formal`,
    comforts: 'flat-shoes',
    rank: 49,
  },
  gym: sport,
  run: {
    ...sport,
    phrase: 'a run',
    wants: `${sportShoes} ${sportClothes}`,
    bans: `${sport.bans} backpack`,
    prefers: ['#running', ...(sport.prefers ?? [])],
    rank: 91,
    outdoors: true,
  },
  yoga: {
    ...sport,
    phrase: 'yoga',
    wants: 'leggings tank t-shirt bra sneakers sweatshirt',
    prefers: ['leggings style=sporty&@top style=sporty&@shoes', ...(sport.prefers ?? [])],
  },
  'ball-sport': { ...sport, phrase: 'the game', rank: 88 },
  play: {
    ...relaxed,
    phrase: 'some fun and games',
    formality: 0.2,
    styles: 'casual streetwear sporty',
    bans: `${relaxed.bans} heels sandals style=elegant&@bottom style=elegant&@dress maxi-skirt maxi-dress coat tie oxfords loafers`,
    prefers: ['sneakers'],
    rank: 46,
  },
  spectator: {
    ...relaxed,
    phrase: 'the match',
    formality: 0.16,
    styles: 'sporty casual streetwear',
    families: 'sporty street',
    bans: 'heels style=formal style=business style=elegant #swimwear #tuxedo other #indoor-only',
    rank: 34,
    outdoors: true,
  },
  cycle: { ...relaxed, phrase: 'the bike', rank: 14, comforts: 'bike', outdoors: true },
  hike: {
    ...outdoor,
    phrase: 'a hike',
    bans: `${outdoor.bans} jeans t-shirt&style=streetwear ankle-boots`,
    prefers: ['#hiking #waterproof&@outerwear', ...(outdoor.prefers ?? [])],
  },
  dog: {
    ...relaxed,
    phrase: 'a walk',
    bans: `${relaxed.bans} heels style=business style=elegant #keep-clean flats #suede`,
    rank: 26,
    comforts: 'flat-shoes',
    outdoors: true,
  },
  camping: { ...outdoor, phrase: 'a trip into nature', rank: 76 },
  snow: {
    ...outdoor,
    phrase: 'a day in the snow',
    bans: `${outdoor.bans} shorts #canvas sneakers jeans&#ripped`,
    prefers: ['#waterproof&@outerwear #warm&@shoes boots puffer-jacket parka', ...(outdoor.prefers ?? [])],
    rank: 82,
  },
  water: { ...seaside, phrase: 'the water', bans: `${seaside.bans} `, rank: 60 },
  boat: {
    ...outdoor,
    phrase: 'a day on a boat',
    formality: 0.3,
    styles: 'casual sporty',
    bans: 'style=formal heels oxfords flats maxi-skirt maxi-dress skirt&#floor-length blazer&style=business&!#wool coat&style=business tie #tuxedo #sequin #suede other #indoor-only boots&#platform',
    prefers: ['#waterproof&@outerwear #striped&@top sneakers', 'raincoat jacket'],
    comforts: 'flat-shoes',
    rank: 56,
  },
  beach: seaside,
  'dirty-work': dirty,
  festival: openAir,
  concert: { ...club, phrase: 'a concert', formality: 0.3, styles: 'streetwear casual vintage' },
  club,
  party: {
    ...club,
    phrase: 'a party',
    formality: 0.58,
    styles: 'elegant streetwear vintage',
    families: 'evening bold',
    wants: `${club.wants} dress clutch jewelry`,
  },
  kids: {
    ...relaxed,
    phrase: 'a day with children',
    formality: 0.26,
    bans: `${relaxed.bans} heels style=elegant&@bottom mini-skirt #silk #satin #keep-clean`,
    comforts: 'flat-shoes washable',
    rank: 38,
  },
  picnic: {
    ...daytime,
    phrase: 'a picnic',
    formality: 0.3,
    styles: 'bohemian casual vintage',
    bans: `${sporty} style=formal style=business heels mini-skirt #tuxedo #sequin #swimwear other #keep-clean color=white&@bottom`,
    rank: 28,
    outdoors: true,
  },
  travel: {
    ...relaxed,
    phrase: 'the journey',
    formality: 0.3,
    styles: 'casual sporty',
    wants: 'sneakers jeans backpack cardigan sweater trench leggings',
    bans: `${relaxed.bans} heels style=elegant&@dress mini-skirt tie`,
    comforts: 'flat-shoes',
    rank: 34,
  },
  sightseeing: { ...quiet, bans: `${quiet.bans} heels`, comforts: 'flat-shoes' },
  cinema: { ...relaxed, phrase: 'the movies', formality: 0.32, rank: 22 },
  costume: {
    ...club,
    phrase: 'a costume party',
    styles: 'streetwear vintage bohemian elegant',
    families: 'bold evening',
    bans: 'style=sporty style=business #swimwear other #indoor-only',
    rank: 45,
  },
  hospital: {
    ...relaxed,
    phrase: 'the appointment',
    formality: 0.3,
    bans: `${relaxed.bans} heels @dress&#tight #tight jumpsuit`,
    rank: 62,
    tact: true,
  },
  photo: {
    ...quiet,
    phrase: 'the photo',
    formality: 0.55,
    styles: 'elegant business casual',
    bans: `${quiet.bans} ${sporty} #striped #graphic`,
    rank: 47,
  },
  business: office,
  casual: relaxed,
  quiet,
} as const satisfies Record<string, Setting>;
export type SettingId = keyof typeof settings;

export const settingOf = (id: string): Setting | undefined => lookUp<Setting>(settings, id);

/** The settings for the moods, sub-occasions and occasions that the app offers. */
export const chosenSettings: Readonly<Record<string, SettingId>> = {
  sporty: 'gym',
  elegant: 'dinner',
  professional: 'office',
  romantic: 'date',
  edgy: 'club',
  bohemian: 'festival',
  minimalist: 'quiet',
  'weekend errands': 'errands',
  'coffee run': 'coffee',
  'lazy sunday': 'home',
  'movie night': 'cinema',
  'day with friends': 'coffee',
  'gym session': 'gym',
  'morning run': 'run',
  hike: 'hike',
  'match day': 'spectator',
  'yoga class': 'yoga',
  'dinner party': 'dinner',
  'gallery opening': 'cocktail',
  anniversary: 'date',
  'opera night': 'opera',
  'cocktail hour': 'cocktail',
  'client meeting': 'business-formal',
  'office day': 'office',
  presentation: 'office',
  'job interview': 'interview',
  'networking event': 'office',
  'first date': 'date',
  'dinner for two': 'date',
  'garden walk': 'brunch',
  'wedding guest': 'wedding',
  'weekend away': 'quiet',
  concert: 'concert',
  'night out': 'club',
  'street festival': 'festival',
  'club night': 'club',
  'art show': 'quiet',
  'music festival': 'festival',
  'beach day': 'beach',
  'flea market': 'errands',
  picnic: 'picnic',
  'road trip': 'travel',
  'museum visit': 'sightseeing',
  'work from home': 'home',
  'travel day': 'travel',
  'studio day': 'quiet',
  'city walk': 'sightseeing',
  wedding: 'wedding',
  interview: 'interview',
  date: 'date',
  beach: 'beach',
  brunch: 'brunch',
  travel: 'travel',
  party: 'party',
  meeting: 'office',
  casual: 'casual',
  everyday: 'casual',
  work: 'office',
  gym: 'gym',
  dinner: 'dinner',
  sightseeing: 'sightseeing',
};
