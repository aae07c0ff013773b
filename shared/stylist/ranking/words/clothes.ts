import type { WordRow } from './word-table.ts';

/** Words for kinds of tops, bottoms, dresses and outerwear. */
export const clothes: readonly WordRow[] = [
  ['top', { kind: 'top', vague: true, is: 'everyday', formality: 0.38, warmth: 22 }],
  ['henley raglan baseball-tee', { kind: 't-shirt', is: 'everyday sporty', formality: 0.15, warmth: 20 }],
  ['muscle-tee muscle-tank vest-top', { kind: 'tank', is: 'street sporty', formality: 0.1, warmth: 26 }],
  [
    'peasant-blouse peasant-top peasant smock smocked',
    { kind: 'tunic', is: 'boho boho romantic', formality: 0.4, warmth: 23 },
  ],
  ['shell shell-top', { kind: 'blouse', is: 'office minimal', formality: 0.6, warmth: 22 }],
  ['duster', { kind: 'kimono', is: 'boho minimal', formality: 0.4, warmth: 18 }],
  ['poncho', { kind: 'cape', is: 'boho cozy', formality: 0.35, warmth: 11 }],
  ['capri cropped-pant ankle-pant', { kind: 'trousers', is: 'everyday preppy', formality: 0.45, warmth: 21 }],
  ['skort', { kind: 'shorts', is: 'preppy sporty', formality: 0.3, warmth: 24 }],
  ['sarong pareo', { kind: 'cover-up', is: 'beach beach beach', formality: 0.05, warmth: 29 }],
  [
    'tea-dress swing-dress wiggle-dress',
    { kind: 'dress', is: 'vintage vintage romantic', formality: 0.6, warmth: 21 },
  ],
  ['slip-dress cami-dress', { kind: 'party-dress', is: 'minimal evening', formality: 0.6, warmth: 24 }],
  ['babydoll smock-dress', { kind: 'day-dress', is: 'cute romantic', formality: 0.4, warmth: 23 }],
  [
    'bridesmaid homecoming quinceanera',
    { kind: 'gown', is: 'evening evening romantic', formality: 0.92, warmth: 22 },
  ],
  [
    'pajama pyjama robe loungewear lounge sleepwear nightgown',
    { kind: 'loungewear', is: 'cozy cozy', formality: 0.02, warmth: 17 },
  ],
  ['lingerie negligee', { kind: 'lingerie', is: 'evening romantic', formality: 0.2, warmth: 22 }],
  // tops
  ['t-shirt tee tshirt', { kind: 't-shirt', is: 'everyday street', formality: 0.2, warmth: 22 }],
  [
    'graphic-tee graphic-t-shirt slogan-tee band-tee band-t-shirt',
    { kind: 't-shirt', is: 'street street rock', formality: 0.12, warmth: 22 },
  ],
  [
    'tank tank-top singlet racerback',
    { kind: 'tank', is: 'everyday sporty beach', formality: 0.1, warmth: 26 },
  ],
  ['cami camisole', { kind: 'cami', is: 'romantic evening', formality: 0.45, warmth: 25 }],
  [
    'crop-top bralet bralette bandeau cropped-top',
    { kind: 'crop-top', is: 'street beach evening', formality: 0.15, warmth: 26 },
  ],
  ['bustier corset', { kind: 'bustier', is: 'evening evening rock', formality: 0.6, warmth: 24 }],
  ['tube-top halter halterneck', { kind: 'crop-top', is: 'beach evening', formality: 0.35, warmth: 26 }],
  ['shirt button-up button-down', { kind: 'shirt', is: 'office preppy', formality: 0.65, warmth: 19 }],
  ['dress-shirt', { kind: 'shirt', is: 'office office', formality: 0.75, warmth: 19 }],
  [
    'sweat-shirt sweatshirt',
    { kind: 'sweatshirt', is: 'sporty street everyday', formality: 0.15, warmth: 13 },
  ],
  [
    'denim-shirt chambray-shirt',
    { kind: 'denim-shirt', is: 'everyday western', formality: 0.35, warmth: 18 },
  ],
  [
    'flannel-shirt lumberjack',
    { kind: 'flannel-shirt', is: 'everyday rock cozy', formality: 0.2, warmth: 14 },
  ],
  ['polo polo-shirt rugby', { kind: 'polo', is: 'preppy preppy sporty', formality: 0.45, warmth: 21 }],
  ['blouse pussy-bow', { kind: 'blouse', is: 'office romantic', formality: 0.7, warmth: 21 }],
  ['tunic kaftan caftan poncho', { kind: 'tunic', is: 'boho boho beach', formality: 0.35, warmth: 22 }],
  ['kimono', { kind: 'kimono', is: 'boho boho beach', formality: 0.35, warmth: 22 }],
  ['peplum', { kind: 'blouse', is: 'office romantic evening', formality: 0.65, warmth: 20 }],
  ['sweater jumper pullover', { kind: 'sweater', is: 'cozy cozy everyday', formality: 0.45, warmth: 9 }],
  ['knitwear knit knitted', { kind: 'sweater', is: 'cozy', formality: 0.42, warmth: 10 }],
  [
    'turtleneck polo-neck roll-neck rollneck mock-neck',
    { kind: 'turtleneck', is: 'cozy minimal', formality: 0.6, warmth: 8 },
  ],
  ['cardigan twinset', { kind: 'cardigan', is: 'cozy preppy vintage', formality: 0.45, warmth: 13 }],
  ['hoodie hooded hoody', { kind: 'hoodie', is: 'sporty street', formality: 0.1, warmth: 12 }],
  ['bodysuit', { kind: 'bodysuit', is: 'evening street', formality: 0.45, warmth: 22 }],
  ['bra sports-bra', { kind: 'bra', is: 'sporty', formality: 0.05, warmth: 26 }],
  [
    'bikini swimsuit swimwear swim tankini monokini boardshort swim-short',
    { kind: 'swimwear', is: 'beach beach beach', formality: 0.02, warmth: 30 },
  ],
  ['cover-up beachwear', { kind: 'cover-up', is: 'beach beach', formality: 0.1, warmth: 29 }],
  // bottoms
  ['jean jegging', { kind: 'jeans', is: 'everyday street', formality: 0.3, warmth: 15 }],
  ['skinny-jean skinny', { kind: 'jeans', is: 'everyday rock', formality: 0.3, warmth: 15 }],
  [
    'boyfriend boyfriend-jean mom-jean girlfriend',
    { kind: 'jeans', is: 'everyday street vintage', formality: 0.22, warmth: 17 },
  ],
  ['flare flared bell-bottom bootcut', { kind: 'flare', is: 'vintage boho', formality: 0.4, warmth: 16 }],
  ['trouser pant slack', { kind: 'trousers', is: 'office', formality: 0.75, warmth: 16 }],
  [
    'cigarette-pant tailored-trouser suit-trouser dress-pant',
    { kind: 'trousers', is: 'office office', formality: 0.78, warmth: 16 },
  ],
  [
    'palazzo culotte wide-leg',
    { kind: 'wide-trousers', is: 'minimal boho office', formality: 0.55, warmth: 21 },
  ],
  ['chino khaki-pant', { kind: 'chinos', is: 'preppy everyday', formality: 0.55, warmth: 18 }],
  ['cargo cargo-pant', { kind: 'cargo', is: 'utility street', formality: 0.15, warmth: 17 }],
  [
    'jogger sweatpant track-pant trackpant jogging-pant harem',
    { kind: 'joggers', is: 'sporty sporty street', formality: 0.1, warmth: 15 },
  ],
  ['legging tight yoga-pant', { kind: 'leggings', is: 'sporty everyday', formality: 0.1, warmth: 14 }],
  [
    'leather-legging leather-pant leather-trouser',
    { kind: 'leather-trousers', is: 'rock rock evening', formality: 0.45, warmth: 10 },
  ],
  ['short bermuda hot-pant', { kind: 'shorts', is: 'everyday beach', formality: 0.15, warmth: 26 }],
  [
    'denim-short cutoff cut-off cutoffs jean-short',
    { kind: 'denim-shorts', is: 'everyday beach street boho', formality: 0.08, warmth: 27 },
  ],
  ['skirt', { kind: 'skirt', formality: 0.6, warmth: 20 }],
  [
    'mini-skirt miniskirt skater-skirt',
    { kind: 'mini-skirt', is: 'cute street', formality: 0.4, warmth: 22 },
  ],
  [
    'pencil-skirt pencil tube-skirt',
    { kind: 'pencil-skirt', is: 'office office evening', formality: 0.75, warmth: 18 },
  ],
  ['denim-skirt jean-skirt', { kind: 'denim-skirt', is: 'everyday vintage', formality: 0.22, warmth: 21 }],
  ['leather-skirt', { kind: 'leather-skirt', is: 'rock evening', formality: 0.5, warmth: 14 }],
  ['maxi-skirt peasant-skirt', { kind: 'maxi-skirt', is: 'boho boho', formality: 0.55, warmth: 23 }],
  [
    'pleated-skirt tennis-skirt',
    { kind: 'pleated-skirt', is: 'preppy romantic', formality: 0.55, warmth: 20 },
  ],
  [
    'tulle-skirt tutu',
    { kind: 'full-skirt', is: 'romantic romantic cute evening', formality: 0.68, warmth: 21 },
  ],
  [
    'full-skirt a-line-skirt circle-skirt midi-skirt a-line',
    { kind: 'full-skirt', is: 'romantic vintage', formality: 0.6, warmth: 20 },
  ],
  // dresses
  ['dress', { kind: 'dress', formality: 0.65, warmth: 21 }],
  [
    'sundress sun-dress summer-dress',
    { kind: 'day-dress', is: 'beach romantic', formality: 0.35, warmth: 27 },
  ],
  ['maxi-dress', { kind: 'maxi-dress', is: 'boho beach', formality: 0.7, warmth: 24 }],
  [
    'shirt-dress shirtdress t-shirt-dress sweatshirt-dress',
    { kind: 'day-dress', is: 'everyday minimal', formality: 0.4, warmth: 21 },
  ],
  [
    'sweater-dress jumper-dress knit-dress knitted-dress',
    { kind: 'knit-dress', is: 'cozy cozy', formality: 0.45, warmth: 11 },
  ],
  [
    'shift-dress sheath-dress sheath shift',
    { kind: 'shift-dress', is: 'office minimal vintage', formality: 0.7, warmth: 20 },
  ],
  ['skater-dress skater', { kind: 'skater-dress', is: 'cute everyday', formality: 0.42, warmth: 22 }],
  ['wrap-dress', { kind: 'dress', is: 'office romantic', formality: 0.65, warmth: 20 }],
  [
    'bodycon bandage bodycon-dress',
    { kind: 'party-dress', is: 'evening evening', formality: 0.65, warmth: 22 },
  ],
  [
    'cocktail cocktail-dress party-dress lbd mini-dress',
    { kind: 'party-dress', is: 'evening evening', formality: 0.78, warmth: 22 },
  ],
  [
    'gown ball ballgown evening-dress prom prom-dress',
    { kind: 'gown', is: 'evening evening evening luxe', formality: 0.97, warmth: 21 },
  ],
  [
    'jumpsuit playsuit romper catsuit',
    { kind: 'jumpsuit', is: 'evening street', formality: 0.6, warmth: 22 },
  ],
  [
    'dungaree overall pinafore',
    { kind: 'dungarees', is: 'everyday cute vintage', formality: 0.15, warmth: 19 },
  ],
  // outerwear
  ['jacket', { kind: 'jacket', is: 'everyday', formality: 0.45, warmth: 12 }],
  [
    'blazer suit-jacket sport-coat',
    { kind: 'blazer', is: 'office office preppy', formality: 0.85, warmth: 15 },
  ],
  [
    'tuxedo dinner-jacket smoking',
    { kind: 'blazer', is: 'evening office luxe', formality: 0.95, warmth: 15 },
  ],
  ['suit', { kind: 'blazer', is: 'office office', formality: 0.88, warmth: 15 }],
  ['waistcoat', { kind: 'vest', is: 'office vintage', formality: 0.65, warmth: 16 }],
  ['vest gilet', { kind: 'vest', is: 'everyday', formality: 0.6, warmth: 17 }],
  [
    'denim-jacket jean-jacket trucker-jacket',
    { kind: 'denim-jacket', is: 'everyday everyday vintage', formality: 0.25, warmth: 15 },
  ],
  [
    'leather-jacket biker-jacket moto-jacket motorcycle-jacket',
    { kind: 'leather-jacket', is: 'rock rock street', formality: 0.4, warmth: 11 },
  ],
  [
    'bomber bomber-jacket varsity letterman',
    { kind: 'bomber', is: 'street street sporty', formality: 0.18, warmth: 13 },
  ],
  [
    'windbreaker track-jacket anorak',
    { kind: 'windbreaker', is: 'sporty sporty utility', formality: 0.1, warmth: 13 },
  ],
  [
    'parka puffer puffer-jacket down-jacket down-coat padded',
    { kind: 'parka', is: 'utility cozy', formality: 0.2, warmth: -2 },
  ],
  ['raincoat rain-jacket mackintosh', { kind: 'raincoat', is: 'utility', formality: 0.3, warmth: 12 }],
  ['trench trench-coat', { kind: 'trench', is: 'minimal office preppy', formality: 0.75, warmth: 12 }],
  ['coat overcoat outerwear', { kind: 'coat', is: 'cozy minimal', formality: 0.8, warmth: 4 }],
  [
    'peacoat pea-coat duffle-coat duffel-coat',
    { kind: 'coat', is: 'preppy cozy', formality: 0.5, warmth: 4 },
  ],
  ['cape', { kind: 'cape', is: 'cozy bold', formality: 0.6, warmth: 8 }],
  ['shearling fur-coat', { kind: 'fur', is: 'cozy luxe', formality: 0.6, warmth: -1 }],
];
