import type { CategoryWords } from './category-words.ts';

export const swedish: CategoryWords = {
  language: 'sv',
  nounFirst: false,
  categories: {
    't-shirt': '*t-shirt, *t-shirts, t-tröja, t-tröjor, tisha, *tshirt, piké t-shirt, *shirt, långärmad topp',
    'tank-top': 'linne, linnen, *linne, tanktop, spetslinne, träningslinne, singlet',
    'crop-top': 'croptop, kort topp, croppad topp, bandeautopp, magtröja',
    shirt: '*skjorta, *skjortor, skjortan, jeansskjorta, flanellskjorta, skjortjacka',
    blouse: '*blus, *blusar, *blusen, tunika, tunikor',
    polo: 'piké, pikétröja, pikéskjorta, *piké, pikéer, tennisskjorta, pikétröjor',
    turtleneck: 'polotröja, polokrage, *polotröja, polojumper, turtleneck, halvpolo, poloblus',
    sweater:
      '*tröja, *tröjor, tröjan, jumper, *jumper, pullover, *pullover, stickad tröja, stickat, finstickad tröja',
    sweatshirt: 'sweatshirt, *sweatshirt, collegetröja, sweattröja, collegetröjor, college, sweater',
    hoodie:
      'hoodie, *hoodie, huvtröja, luvtröja, munktröja, huvtröjor, luvjacka sweat, luvtröjor, munkjacka, huvjacka sweat',
    jeans: 'jeans, *jeans, jeansbyxor, jeansbyxa, denimbyxor, jean',
    trousers:
      '*byxor, *byxa, byxan, kostymbyxor, cargobyxor, culottebyxor, manchesterbyxor, kostymbyxa, skinnbyxor',
    chinos: 'chinos, *chinos, chinosbyxor, chino',
    joggers:
      'joggers, mjukisbyxor, mjukisbyxa, joggingbyxor, träningsbyxor, sweatpants, collegebyxor, träningsbyxa, joggingbyxa, joggerbyxor',
    leggings: 'leggings, *leggings, tights träning, träningstights, löpartights, löptights',
    shorts: 'shorts, *shorts, badshorts, bermudashorts, cykelbyxor',
    skirt: '*kjol, *kjolar, *kjolen, midikjol, jeanskjol, pennkjol, plisserad kjol',
    'mini-skirt': 'minikjol, kort kjol, minikjolar',
    'maxi-skirt': 'maxikjol, lång kjol, långkjol',
    dress: '*klänning, *klänningar, *klänningen, skjortklänning, festklänning, kaftan, tunikaklänning',
    'midi-dress': 'midiklänning, midiklänningar',
    'maxi-dress': 'maxiklänning, långklänning, lång klänning, balklänning, maxiklänningar, aftonklänning',
    jumpsuit:
      'jumpsuit, *jumpsuit, byxdress, playsuit, overall, *overall, hängselbyxor, byxdressar, snickarbyxor',
    blazer: 'kavaj, kavajer, *kavaj, blazer, *blazer, kostymjacka, kavajen',
    cardigan: 'kofta, koftor, *kofta, cardigan, *cardigan, stickad jacka, koftan',
    vest: 'väst, *väst, västar, dunväst, stickad väst, kostymväst, västen',
    jacket:
      '*jacka, *jackor, jackan, bomberjacka, fleecejacka, vindjacka, skaljacka, fleece, anorak, skjortjacka, vårjacka, vinterjacka',
    'denim-jacket': 'jeansjacka, jeansjackor, denimjacka',
    'leather-jacket': 'skinnjacka, läderjacka, mockajacka, bikerjacka, skinnjackor, mc-jacka, fuskskinnjacka',
    coat: '*kappa, *kappor, kappan, *rock, ullkappa, överrock, ullrock, duffel, päls, fuskpäls, ytterrock, cape, poncho, *päls, *kåpa',
    'trench-coat': 'trenchcoat, *trenchcoat, trench, trenchkappa',
    raincoat: 'regnjacka, regnkappa, regnrock, regnkläder, regnställ',
    'puffer-jacket':
      'dunjacka, täckjacka, dunjackor, täckjackor, dunkappa, vadderad jacka, pufferjacka, quiltad jacka, puffer, vadderad kappa, täckkappa',
    parka: 'parka, parkas, *parka, *parkas, vinterparka',
    sneakers:
      'sneakers, *sneakers, gymnastikskor, löparskor, löpskor, träningsskor, tygskor, sneaker, basketskor, joggingskor, promenadskor, fotbollsskor',
    loafers: 'loafers, *loafers, mockasiner, seglarskor, tofflor, *tofflor, träskor',
    oxfords: 'oxfordskor, snörskor, finskor, derbyskor, brogues, kostymskor, snörsko',
    flats: 'ballerinaskor, ballerinor, *ballerina, ballerina, låga skor',
    heels: 'pumps, *pumps, högklackat, högklackade skor, klackskor, slingbacks, klackar',
    sandals:
      'sandaler, *sandaler, sandal, sandaletter, *sandaletter, flipflops, badskor, badtofflor, espadrillos, sandalett',
    'ankle-boots':
      'ankelboots, stövletter, *stövletter, stövlett, chelseaboots, ankelstövlar, chelsea boots, kängor låga, ökenkängor',
    boots: '*stövlar, *stövel, boots, *boots, *kängor, *känga, vinterskor, vandringskängor',
    'rain-boots': 'gummistövlar, regnstövlar, gummistövel',
    bag: '*väska, *väskor, väskan, handväska, axelremsväska, kuvertväska, bältesväska, magväska, portfölj, *väskan, necessär',
    tote: 'tygkasse, totebag, shopper, shoppingväska, tygväska, *kasse, tygpåse, shoppingbag',
    backpack: '*ryggsäck, *ryggsäckar, ryggsäcken',
    watch: '*klocka, *klockor, klockan, armbandsur, ur',
    jewelry:
      '*smycke, *smycken, *halsband, *örhängen, *armband, *berlock, ringar, ring, *kedja, örhänge, brosch, manschettknappar, halskedja',
    belt: '*bälte, *bälten, skärp, *skärp, livrem',
    scarf: '*halsduk, *halsdukar, sjal, sjalar, *sjal, scarf, scarves, snusnäsduk',
    hat: '*mössa, *mössor, *hatt, *hattar, basker, beanie, fiskarhatt, solhatt, luva',
    cap: '*keps, *kepsar, kepsen, truckerkeps',
    gloves: '*handskar, *handske, *vantar, *vante',
    sunglasses: '*solglasögon, solbrillor',
    tie: '*slips, *slipsar, fluga, flugor, näsduk',
    tights: '*strumpbyxor, *strumpbyxa, nylonstrumpor, stay-ups, tights',
    other:
      'underställ, strumpor, *strumpor, sockor, *sockor, underkläder, kalsonger, trosor, *trosor, bh, sport-bh, behå, bikini, *bikini, bikinitopp, bikiniunderdel, baddräkt, *baddräkt, badkläder, badbyxor, pyjamas, *pyjamas, morgonrock, badrock, body, kostym, *kostym, plånbok, *plånbok, paraply, nattlinne, boxershorts, trosor',
  },
  departments: {
    tops: 'topp, toppar, *topp, *toppar, överdel, överdelar, *överdelar',
    bottoms: 'underdelar, underdel',
    dresses: 'klänningar och tunikor',
    outerwear: 'ytterkläder, jackor kappor, jackor och kappor',
    shoes: 'sko, skor, *skor, *sko',
    accessories: 'accessoarer, accessoar',
  },
  noGarment: 'klockad, ringad, ringblomma',
  prepositions: 'med, i, för, från, av, till, och, utan',
};
