/**
 * Which kinds are known to go together and which are known not to: the first goes with each of the second.
 * What follows from formality, warmth and family alone is not in it.
 */
const pairings: readonly (readonly [one: string, others: string, worth: number])[] = [
  ['trench', 'loafers jeans pumps ankle-boots flats silk-scarf turtleneck', 1],
  [
    'blazer',
    'trousers pumps loafers jeans shirt blouse t-shirt oxfords watch pencil-skirt satchel clutch',
    1,
  ],
  [
    'leather-jacket',
    'jeans ankle-boots combat-boots t-shirt leather-trousers dress party-dress mini-skirt crossbody',
    1,
  ],
  ['denim-jacket', 'dress day-dress sneakers skater-dress maxi-dress backpack leggings shorts', 1],
  ['bomber', 'sneakers jeans joggers cap backpack t-shirt leggings', 1],
  ['coat', 'tall-boots scarf ankle-boots sweater knit-dress trousers gloves beanie', 1],
  ['parka', 'winter-boots combat-boots beanie jeans boots leggings gloves', 1],
  ['cardigan', 'dress skirt jeans flats shirt skater-dress leggings tote', 1],
  ['kimono', 'denim-shorts flat-sandals bucket-bag wedges crop-top hat', 1],
  ['hoodie', 'leggings joggers sneakers jeans backpack cap running-shoes', 1],
  ['sweatshirt', 'joggers sneakers leggings jeans backpack cap mini-skirt slip-ons', 1],
  ['t-shirt', 'jeans sneakers denim-shorts backpack cap slip-ons denim-skirt sunglasses', 1],
  ['tank', 'denim-shorts shorts sneakers flip-flops leggings running-shoes sport-watch', 1],
  ['bra', 'leggings running-shoes sneakers shorts sport-watch', 1],
  ['crop-top', 'denim-shorts mini-skirt maxi-skirt jeans sneakers choker full-skirt', 1],
  ['shirt', 'trousers chinos jeans loafers oxfords watch belt pencil-skirt tie', 1],
  ['polo', 'chinos shorts loafers slip-ons sneakers watch', 1],
  ['flannel-shirt', 'jeans combat-boots leggings beanie backpack', 1],
  ['denim-shirt', 'leggings trousers chinos western-boots skirt ankle-boots', 1],
  ['blouse', 'pencil-skirt trousers pumps satchel handbag studs wide-trousers stilettos', 1],
  ['cami', 'jeans trousers stilettos clutch full-skirt heeled-sandals', 1],
  ['bustier', 'pencil-skirt stilettos clutch leather-trousers', 1],
  ['tunic', 'leggings flat-sandals sandals tall-boots bucket-bag', 1],
  ['sweater', 'jeans ankle-boots leggings skirt boots scarf tall-boots tote', 1],
  ['turtleneck', 'skirt trousers ankle-boots pencil-skirt tall-boots mini-skirt coat', 1],
  [
    'swimwear',
    'flip-flops cover-up basket sun-hat sunglasses denim-shorts flat-sandals espadrilles anklet',
    2,
  ],
  ['jeans', 'sneakers ankle-boots belt crossbody pumps sunglasses tote', 0.6],
  ['denim-shorts', 'sneakers flat-sandals flip-flops sunglasses backpack crossbody wedges', 1],
  ['shorts', 'sandals sneakers flat-sandals sunglasses basket espadrilles', 1],
  ['leggings', 'running-shoes sneakers tall-boots beanie ankle-boots', 1],
  ['joggers', 'sneakers running-shoes cap backpack slip-ons', 1],
  ['trousers', 'pumps loafers oxfords satchel handbag watch', 1],
  ['wide-trousers', 'heeled-sandals pumps wedges clutch heels', 0.7],
  ['leather-trousers', 'ankle-boots stilettos combat-boots', 1],
  ['pencil-skirt', 'pumps stilettos satchel clutch handbag studs', 1],
  ['mini-skirt', 'ankle-boots sneakers tall-boots tights crossbody', 0.7],
  ['full-skirt', 'pumps flats stilettos clutch statement-necklace', 1],
  ['maxi-skirt', 'flat-sandals wedges bucket-bag bracelet', 1],
  ['maxi-dress', 'flat-sandals wedges sun-hat bucket-bag sandals basket', 1],
  ['party-dress', 'stilettos heeled-sandals clutch drop-earrings pumps bracelet', 1],
  ['gown', 'clutch stilettos drop-earrings heeled-sandals bracelet ring', 1.5],
  ['day-dress', 'flat-sandals espadrilles sneakers sun-hat basket wedges', 1],
  ['skater-dress', 'flats combat-boots sneakers denim-jacket', 0.7],
  ['shift-dress', 'pumps flats satchel handbag studs', 1],
  ['knit-dress', 'tall-boots ankle-boots scarf', 1],
  ['dress', 'heels pumps clutch earrings flats heeled-sandals', 0.5],
  ['jumpsuit', 'heeled-sandals clutch wedges hoops sneakers', 0.5],
  ['dungarees', 't-shirt sneakers backpack tank', 1],
  ['sneakers', 'backpack cap sport-watch belt-bag crossbody sunglasses beanie', 1],
  ['running-shoes', 'backpack duffle sport-watch cap', 1.5],
  ['stilettos', 'clutch drop-earrings earrings ring', 0.7],
  ['pumps', 'clutch handbag satchel studs earrings', 0.6],
  ['heeled-sandals', 'clutch drop-earrings', 1],
  ['flat-sandals', 'basket bucket-bag sun-hat anklet sunglasses', 1],
  ['espadrilles', 'basket sunglasses sun-hat tote', 1],
  ['combat-boots', 'backpack choker beanie', 1],
  ['loafers', 'satchel tote watch briefcase', 1],
  ['oxfords', 'satchel briefcase watch tie', 1],
  ['western-boots', 'denim-shorts fedora belt bucket-bag', 1],

  ['sneakers', 'clutch pencil-skirt gown party-dress drop-earrings tie statement-necklace', -1],
  [
    'running-shoes',
    'clutch gown dress blouse pencil-skirt party-dress blazer coat handbag necklace earrings ring skirt',
    -1,
  ],
  [
    'backpack',
    'stilettos pumps gown party-dress pencil-skirt statement-necklace drop-earrings blazer heeled-sandals',
    -1,
  ],
  ['clutch', 'hoodie joggers leggings sweatshirt running-shoes combat-boots backpack denim-shorts', -1],
  [
    'gown',
    'boots combat-boots sneakers tote t-shirt hoodie sweater flats flat-sandals jacket denim-jacket',
    -1.5,
  ],
  ['swimwear', 'boots ankle-boots pumps stilettos coat blazer clutch trousers tall-boots', -1.5],
  ['flip-flops', 'coat sweater trousers blazer pencil-skirt clutch', -1],
  ['sandals', 'coat parka sweater scarf gloves beanie turtleneck', -1],
  ['tall-boots', 'shorts sun-hat flare wide-trousers maxi-skirt', -0.7],
  ['joggers', 'pumps stilettos blouse handbag blazer', -1],
  ['leggings', 'pumps blazer', -0.5],
  ['denim-shorts', 'pumps coat satchel blazer', -0.7],
  ['tie', 'dress skirt sandals', -1],

  // What holds for whole groups of kinds, where nothing above says more.
  ['@heels', '@day-dresses @party-dresses', 0.5],
  [
    '@heels',
    'pencil-skirt blouse blazer trousers leather-trousers bustier cami bodysuit full-skirt leather-skirt peplum',
    0.5,
  ],
  ['@heels', '@evening-bags @dress-jewelry', 0.5],
  ['@heels', '@sports-tops @sports-bottoms @street-hats backpack messenger duffle belt-bag', -0.6],
  ['@heels', '@summer-bottoms @street-tops flannel-shirt parka', -0.3],
  ['@trainers', '@street-tops @sports-tops @sports-bottoms', 0.6],
  ['@trainers', 'jeans shorts denim-shorts dungarees denim-skirt cargo chinos', 0.4],
  ['@trainers', 'backpack messenger duffle belt-bag watch sunglasses', 0.4],
  ['@trainers', '@party-dresses @evening-bags @dress-jewelry', -0.7],
  ['@trainers', 'pencil-skirt blouse trousers satchel handbag bustier', -0.4],
  ['@boots', '@warm-tops @coats', 0.5],
  [
    '@boots',
    'jeans leggings leather-trousers leather-jacket flannel-shirt skirt mini-skirt scarf beanie',
    0.4,
  ],
  ['@boots', '@summer-shoes @beach-things', -1],
  ['@boots', '@summer-bottoms tank', -0.1],
  ['@boots', 'clutch drop-earrings @party-dresses', -0.4],
  ['@boots', 'backpack crossbody bucket-bag messenger tote fedora choker', 0.3],
  ['@summer-shoes', '@summer-bottoms @beach-things', 0.6],
  ['@summer-shoes', 'tank cami crop-top t-shirt maxi-dress maxi-skirt day-dress kimono tunic jumpsuit', 0.4],
  ['@summer-shoes', 'sunglasses anklet bracelet fedora', 0.3],
  ['@summer-shoes', '@coats @warm-tops leather-trousers', -0.6],
  [
    '@flat-shoes',
    'jeans chinos trousers shorts skirt cardigan shirt sweater day-dress skater-dress trench blazer',
    0.3,
  ],
  ['@flat-shoes', 'tote satchel crossbody watch studs', 0.3],
  ['@flat-shoes', '@party-dresses clutch gown', -0.4],
  ['@coats', '@warm-tops @warm-extras', 0.6],
  ['@coats', '@summer-bottoms @beach-things', -0.8],
  ['@coats', 'jeans trousers leggings tote satchel handbag', 0.3],
  ['@warm-tops', '@warm-extras jeans leggings', 0.4],
  ['@warm-tops', '@beach-things', -0.8],
  ['@warm-tops', '@evening-bags drop-earrings', -0.3],
  ['@warm-tops', 'tote crossbody satchel backpack', 0.2],
  ['@beach-things', '@summer-bottoms tank tunic maxi-dress', 0.5],
  ['@beach-things', '@heels blazer trousers pencil-skirt @dress-jewelry', -0.5],
  ['@party-dresses', '@evening-bags @dress-jewelry', 0.7],
  [
    '@party-dresses',
    'tote backpack messenger duffle bucket-bag basket watch cap beanie sunglasses crossbody',
    -0.5,
  ],
  ['@party-dresses', 'blazer coat cape fur', 0.4],
  ['@party-dresses', '@street-tops @sports-tops sweater cardigan shirt', -0.5],
  ['@evening-bags', '@dress-jewelry', 0.5],
  ['@evening-bags', 'bustier cami pencil-skirt full-skirt blouse jumpsuit', 0.4],
  ['@evening-bags', '@street-tops @sports-tops @sports-bottoms @summer-bottoms', -0.5],
  ['@evening-bags', 'watch sunglasses cap beanie scarf', -0.2],
  ['@dress-jewelry', '@sports-tops @sports-bottoms @street-tops', -0.4],
  ['@dress-jewelry', 'blouse bustier cami full-skirt pencil-skirt', 0.4],
  ['@street-hats', '@street-tops @sports-bottoms jeans backpack', 0.5],
  ['@street-hats', '@day-dresses @party-dresses blouse pencil-skirt @dress-jewelry', -0.5],
  ['@street-tops', '@sports-bottoms jeans denim-shorts leather-trousers mini-skirt', 0.3],
  ['@street-tops', 'trousers pencil-skirt full-skirt', -0.3],
  ['@street-tops', 'backpack crossbody sunglasses choker bracelet', 0.2],
  ['@street-tops', 'satchel handbag clutch', -0.2],
  ['@sports-tops', '@sports-bottoms', 1],
  ['@sports-bottoms', 'blouse handbag satchel @dress-jewelry', -0.5],
  ['@office-tops', 'trousers pencil-skirt satchel handbag watch wide-trousers', 0.5],
  ['@office-tops', '@sports-bottoms @beach-things', -0.6],
  [
    'sunglasses',
    'shorts denim-shorts jeans t-shirt tote swimwear trench leather-jacket denim-jacket jumpsuit kimono',
    0.4,
  ],
  ['watch', 'jeans shirt blazer chinos polo tote satchel backpack trench loafers boots t-shirt', 0.3],
  ['necklace', 'blouse sweater t-shirt shirt dress', 0.2],
  ['statement-necklace', 'shirt sweater blouse full-skirt pencil-skirt shift-dress turtleneck pumps', 0.5],
  ['choker', 'bustier crop-top leather-jacket mini-skirt platform combat-boots skinny-jeans', 0.5],
  ['belt', 'jeans trousers shirt chinos dress', 0.3],
  ['scarf', 'jeans sweater coat boots ankle-boots tote leather-jacket trench', 0.5],
  ['backpack', 'jeans shorts leggings t-shirt sweatshirt flannel-shirt denim-jacket dungarees', 0.4],
  ['basket', 'maxi-dress shorts denim-shorts tunic flat-sandals day-dress', 0.8],
  ['satchel', 'blazer trench coat shirt skirt flats sweater cardigan', 0.4],
];

/** Kinds that behave alike; a row above names a group with an '@'. */
const groups: Readonly<Record<string, string>> = {
  heels: 'pumps heels stilettos heeled-sandals',
  trainers: 'sneakers running-shoes slip-ons',
  boots: 'boots ankle-boots combat-boots tall-boots western-boots winter-boots rain-boots',
  'flat-shoes': 'flats loafers oxfords mules slippers',
  'summer-shoes': 'sandals flat-sandals flip-flops espadrilles wedges',
  coats: 'coat parka fur cape trench',
  'warm-tops': 'sweater turtleneck cardigan knit-dress',
  'warm-extras': 'scarf gloves beanie tights beret',
  'street-tops': 't-shirt hoodie sweatshirt bomber denim-jacket crop-top',
  'sports-tops': 'bra tank windbreaker',
  'sports-bottoms': 'leggings joggers',
  'summer-bottoms': 'shorts denim-shorts swimwear',
  'beach-things': 'swimwear cover-up basket sun-hat anklet',
  'office-tops': 'shirt blouse blazer',
  'day-dresses': 'dress day-dress shift-dress skater-dress maxi-dress knit-dress',
  'party-dresses': 'party-dress gown',
  'evening-bags': 'clutch',
  'dress-jewelry': 'drop-earrings statement-necklace earrings ring headpiece brooch',
  'street-hats': 'cap beanie',
};

const kindsIn = (names: string) =>
  names
    .split(' ')
    .flatMap((name) => (name.startsWith('@') ? (groups[name.slice(1)] ?? '').split(' ') : [name]));

const worths = new Map<string, Map<string, number>>();
function note(one: string, other: string, worth: number) {
  const known = worths.get(one) ?? new Map<string, number>();
  worths.set(one, known);
  if (!known.has(other)) known.set(other, worth);
}
for (const [some, others, worth] of pairings)
  for (const one of kindsIn(some))
    for (const other of kindsIn(others)) {
      note(one, other, worth);
      note(other, one, worth);
    }

/** How well two kinds are known to go together, -1.5 to 2; 0 of those that nobody has a saying about. */
export const worthOfPair = (one: string | null, other: string | null) =>
  (one !== null && other !== null && worths.get(one)?.get(other)) || 0;
