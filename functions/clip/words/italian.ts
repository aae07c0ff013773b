import type { CategoryWords } from './category-words.ts';

export const italian: CategoryWords = {
  language: 'it',
  nounFirst: true,
  categories: {
    't-shirt': 'maglietta, magliette, t-shirt, t-shirts',
    'tank-top': 'canotta, canotte, canottiera, top con spalline, canottiere',
    'crop-top': 'crop top, top corto, fascia top, bustier',
    shirt: 'camicia, camicie, sovracamicia, overshirt, camicia di jeans',
    blouse: 'blusa, bluse, camicetta, camicette, tunica, casacca',
    polo: 'polo, maglia polo',
    turtleneck:
      'dolcevita, maglia a collo alto, lupetto, maglione a collo alto, maglione dolcevita, collo alto',
    sweater: 'maglione, maglioni, maglia, maglie, pullover, pull, maglioncino, maglieria',
    sweatshirt: 'felpa, felpe',
    hoodie: 'felpa con cappuccio, hoodie, felpa cappuccio, felpa con zip e cappuccio',
    jeans: 'jeans, pantalone jeans, pantaloni di jeans, pantaloni in denim',
    trousers: 'pantaloni, pantalone, pantaloni cargo, pantalone cargo, pantaloni in pelle',
    chinos: 'chino, chinos, pantaloni chino, pantalone chino',
    joggers:
      'joggers, jogger, pantaloni della tuta, pantaloni tuta, pantalone tuta, pantaloni jogger, pantaloni sportivi, pantaloni felpati',
    leggings: 'leggings, legging, fuseaux',
    shorts: 'shorts, pantaloncini, pantaloncino, bermuda, short, ciclisti',
    skirt: 'gonna, gonne, gonna midi, gonna a tubo, gonna plissettata, gonna longuette, longuette',
    'mini-skirt': 'minigonna, gonna corta, mini gonna, minigonne',
    'maxi-skirt': 'gonna lunga, maxi gonna',
    dress:
      'abito, abiti, vestito, vestiti, abito chemisier, vestitino, chemisier, abito corto, mini abito, caftano',
    'midi-dress': 'abito midi, vestito midi, abito longuette',
    'maxi-dress': 'abito lungo, vestito lungo, abito da sera, maxi abito, maxi dress',
    jumpsuit: 'tuta intera, jumpsuit, salopette, tutina, tuta elegante, tuta jumpsuit',
    blazer: 'blazer, giacca da completo, giacca elegante, giacca monopetto, giacca doppiopetto',
    cardigan: 'cardigan, giacca in maglia',
    vest: 'gilet, panciotto, smanicato, gilè, piumino smanicato',
    jacket:
      'giacca, giacche, giubbotto, giubbotti, giubbino, giubbini, bomber, giacca a vento, blouson, kway, felpa in pile, giaccone',
    'denim-jacket':
      'giacca di jeans, giacca in jeans, giubbotto di jeans, giacca in denim, giubbino jeans, giubbotto in jeans, giubbino di jeans, giacca denim',
    'leather-jacket':
      'giacca in pelle, giacca di pelle, chiodo, giubbotto in pelle, giubbotto di pelle, giubbino in pelle, giacca biker, giacca in ecopelle, giacca in camoscio',
    coat: 'cappotto, cappotti, cappottino, soprabito, mantella, poncho, pelliccia, montgomery, caban',
    'trench-coat': 'trench, trench coat, impermeabile trench',
    raincoat: 'impermeabile, impermeabili, giacca impermeabile, giacca antipioggia, k-way',
    'puffer-jacket':
      'piumino, piumini, giacca imbottita, giacca trapuntata, giubbotto imbottito, cappotto imbottito, piumino leggero, giubbotto trapuntato',
    parka: 'parka',
    sneakers:
      'sneakers, sneaker, scarpe da ginnastica, scarpe da running, scarpe sportive, scarpe da corsa, scarpe running',
    loafers: 'mocassini, mocassino, scarpe da barca, zoccoli, pantofole, sabot, mules',
    oxfords: 'stringate, scarpe stringate, derby, oxford, francesine, scarpe oxford, stringata',
    flats: 'ballerine, ballerina, scarpe basse, slippers',
    heels: 'décolleté, decolleté, scarpe con tacco, tacchi, scarpe col tacco, décolletés, slingback, pumps',
    sandals: 'sandali, sandalo, infradito, ciabatte, espadrillas, ciabatta',
    'ankle-boots':
      'stivaletti, stivaletto, tronchetti, tronchetto, chelsea boots, stivaletti chelsea, polacchine, polacchini',
    boots: 'stivali, stivale, anfibi, scarponi, scarponcini, cuissardes',
    'rain-boots': 'stivali da pioggia, stivali di gomma',
    bag: 'borsa, borse, borsetta, tracolla, borsa a tracolla, pochette, marsupio, borsa a spalla, bauletto, borsone, borsa a mano, clutch, cartella, zainetto borsa',
    tote: 'shopper, shopping bag, tote bag, borsa shopper, borsa tote, borsa shopping',
    backpack: 'zaino, zaini, zainetto',
    watch: 'orologio, orologi, cronografo',
    jewelry:
      'gioielli, gioiello, collana, collane, bracciale, bracciali, anello, anelli, orecchini, ciondolo, spilla, gemelli, girocollo, orecchino',
    belt: 'cintura, cinture',
    scarf: 'sciarpa, sciarpe, foulard, scialle, stola, bandana, pashmina',
    hat: 'cappello, cappelli, berretto, basco, cuffia, berretti, cappello a cloche',
    cap: 'cappellino, cappellini, berretto da baseball, cappello da baseball, berretto con visiera, coppola',
    gloves: 'guanti, guanto, muffole',
    sunglasses: 'occhiali da sole',
    tie: 'cravatta, cravatte, papillon, pochette da taschino',
    tights: 'collant, calze',
    other:
      'calzini, calzino, calzettoni, intimo, mutande, mutandine, slip, boxer, reggiseno, reggiseni, bikini, costume da bagno, costumi da bagno, costume, pigiama, pigiami, accappatoio, vestaglia, body, tuta, completo, portafoglio, portafogli, ombrello, camicia da notte, perizoma, abito da uomo completo, boxer mare, portacarte',
  },
  departments: {
    tops: 'top',
    outerwear: 'capispalla, giacche e cappotti, cappotti e giacche, capospalla',
    shoes: 'scarpa, scarpe, calzature, calzatura',
    accessories: 'accessorio, accessori',
  },
  noGarment:
    'vita alta, vita bassa, collo camicia, colletto polo, collo a camicia, colletto camicia, alta moda',
  prepositions: 'in, con, da, per, senza, e',
};
