import type { CategoryWords } from './category-words.ts';

/** Danish and Norwegian words in one list, because the two languages share most words for clothes. */
export const danish: CategoryWords = {
  language: 'da',
  nounFirst: false,
  categories: {
    't-shirt': '*t-shirt, *t-shirts, *t-skjorte, t-skjorter, langærmet t-shirt, *shirt, t-trøje',
    'tank-top': 'tanktop, singlet, *singlet, stroptop, undertrøje, topp med stropper, tanktopp',
    'crop-top': 'croptop, crop top, crop topp, bandeautop',
    shirt: '*skjorte, *skjorter, denimskjorte, flannelskjorte, overshirt',
    blouse: '*bluse, *bluser, tunika, *tunika',
    polo: 'polo, poloshirt, *poloshirt, poloskjorte, polotrøje, piké, pikéskjorte',
    turtleneck:
      'rullekrave, rullekravetrøje, turtleneck, høyhalset genser, polohals, høyhalser, rullekravebluse, høyhals',
    sweater:
      '*genser, *gensere, strik, striktrøje, *sweater, pullover, *pullover, strikket genser, *trøje, *trøjer, strikgenser, strikkegenser, *strik',
    sweatshirt: 'sweatshirt, *sweatshirt, collegegenser, college, sweatshirts, collegetrøje',
    hoodie: 'hoodie, *hoodie, hættetrøje, hettegenser, hettejakke, hætteswetshirt, hættetrøjer, hettegensere',
    jeans: 'jeans, *jeans, cowboybukser, dongeribukse, olabukse, denimbukse',
    trousers: '*bukser, *bukse, *buks, habitbukser, dressbukse, lærbukse, skindbukser',
    chinos: 'chinos, *chinos, chino, chinobukser, chinobukse',
    joggers:
      'joggebukse, joggebukser, joggingbukser, sweatpants, træningsbukser, treningsbukse, joggers, joggingbukse',
    leggings: 'leggings, *leggings, tights, *tights, løbetights, treningstights',
    shorts: 'shorts, *shorts, badeshorts, bermudashorts, cykelshorts',
    skirt: '*nederdel, *nederdele, *skjørt, plisseret nederdel, midinederdel, denimskjørt',
    'mini-skirt': 'mininederdel, miniskjørt, kort nederdel, kort skjørt',
    'maxi-skirt': 'maxinederdel, maxiskjørt, lang nederdel, langt skjørt',
    dress: '*kjole, *kjoler, *kjolen, skjortekjole, kaftan, minikjole',
    'midi-dress': 'midikjole, midikjoler',
    'maxi-dress': 'maxikjole, lang kjole, langkjole, ballkjole, aftenkjole, maxikjoler',
    jumpsuit:
      'jumpsuit, *jumpsuit, buksedragt, playsuit, heldragt, overall, *overalls, buksedress, kjeledress',
    blazer: 'blazer, *blazer, habitjakke, dressjakke, blazere',
    cardigan: 'cardigan, *cardigan, strikjakke, kofte, *kofte, strikkejakke, cardiganer, strikcardigan',
    vest: 'vest, *vest, veste, dunvest, strikvest, bodywarmer, vester, strikkevest',
    jacket:
      '*jakke, *jakker, *jakken, bomberjakke, fleecejakke, vindjakke, skaljakke, vinterjakke, anorak, fleece, skjortejakke, overgangsjakke',
    'denim-jacket': 'denimjakke, cowboyjakke, jeansjakke, dongerijakke, olajakke',
    'leather-jacket':
      'læderjakke, skindjakke, skinnjakke, lærjakke, bikerjakke, ruskindsjakke, semsket jakke',
    coat: '*frakke, *frakker, *kåpe, *kåper, *kappe, uldfrakke, ullkåpe, ullfrakk, *frakk, poncho, duffelcoat, pels, *pels, cape',
    'trench-coat': 'trenchcoat, *trenchcoat, trench',
    raincoat: 'regnjakke, regnfrakke, *regnjakke, regnkåpe, regntøj',
    'puffer-jacket':
      'dunjakke, dynejakke, *dunjakke, boblejakke, pufferjakke, quiltet jakke, vatteret jakke, dunfrakke, vattert jakke, quiltjakke',
    parka: 'parka, *parka, parkas, parkacoat, parkas jakke',
    sneakers:
      'sneakers, *sneakers, løbesko, løpesko, gummisko, kondisko, joggesko, sneaker, treningssko, træningssko',
    loafers:
      'loafers, *loafers, mokasiner, mokkasiner, hjemmesko, tøfler, træsko, sejlersko, seilersko, clogs',
    oxfords: 'snøresko, pensko, oxford sko, dressko, finsko',
    flats: 'ballerinaer, ballerinasko, ballerina, flade sko, ballerinas',
    heels:
      'pumps, stiletter, stilettoer, høje hæle, høyhælte sko, højhælede sko, høyhæler, hæle, høye hæler, slingbacks',
    sandals: 'sandaler, *sandaler, sandal, klipklapper, espadriller, slippers, badesandaler, sandaletter',
    'ankle-boots':
      'ankelstøvler, ankelstøvle, ankelstøvletter, støvletter, *støvletter, skoletter, chelsea boots, ankelboots, chelseaboots',
    boots: '*støvler, *støvle, boots, *boots, vinterstøvler, vandrestøvler, vandresko, tursko',
    'rain-boots': 'gummistøvler, regnstøvler, regnstøvle, gummistøvle',
    bag: '*taske, *tasker, *veske, *vesker, skuldertaske, skulderveske, håndtaske, håndveske, bæltetaske, clutch, rumpetaske, bag, *bag',
    tote: 'shopper, tote bag, mulepose, totebag, handlenett, indkøbsnet, shoppingveske, stofpose, tøypose',
    backpack: 'rygsæk, *rygsæk, ryggsekk, *sekk, rygsække, sekk',
    watch: 'ur, ure, *klokke, armbåndsur, klokker',
    jewelry:
      'smykke, smykker, *smykker, *halskæde, *halskjede, *øreringe, *øredobber, *armbånd, ring, ringe, ringer, halskæder, ørestikker, vedhæng, broche, manchetknapper, *smykke, anheng, kæde',
    belt: '*bælte, *bælter, *belte, *belter, livrem',
    scarf: '*tørklæde, *tørklæder, *skjerf, sjal, *sjal, halstørklæde, halsedisse',
    hat: 'hue, huer, *huer, lue, luer, hat, *hat, hatte, hatt, *hatt, alpehue, bøllehat, bøttehatt, beanie',
    cap: 'kasket, *kasket, caps, cap, *caps, kasketter',
    gloves: '*handsker, *hansker, vanter, luffer, votter, *vanter, *votter',
    sunglasses: '*solbriller',
    tie: '*slips, butterfly, sløyfe, tversoversløyfe, pyntelommetørklæde, lommetørkle',
    tights: '*strømpebukser, *strømpebukse, nylonstrømper, strømpebuks',
    other:
      'strømper, *strømper, sokker, *sokker, undertøj, undertøy, boxershorts, underbukser, *trusser, trusse, truse, *truser, bh, sports-bh, bikini, *bikini, bikinitop, badedragt, badedrakt, *badedragt, badetøj, badebukser, pyjamas, pysjamas, *pyjamas, morgenkåbe, morgenkåpe, badekåbe, body, bodystocking, habit, *habit, jakkesæt, pung, lommebok, paraply, natkjole, nattkjole, boksershorts',
  },
  departments: {
    tops: 'top, toppe, topp, topper, overdele, overdeler, *top, *topp',
    bottoms: 'underdele, underdeler',
    outerwear: 'overtøj, yttertøy, jakker og frakker, jakker og kåper',
    shoes: 'sko, *sko',
    accessories: 'tilbehør, accessories, accessoirer',
  },
  noGarment: 'bukselommer, brystlomme, høj talje, høyt liv',
  prepositions: 'med, i, til, fra, af, av, for, og, uden, uten',
};

export const norwegian: CategoryWords = { ...danish, language: 'no' };
