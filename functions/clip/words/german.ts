import type { CategoryWords } from './category-words.ts';

export const german: CategoryWords = {
  language: 'de',
  nounFirst: false,
  categories: {
    't-shirt': '*t-shirt, *t-shirts, *shirt, *shirts, shirt, shirts, longsleeve, langarmshirt, rundhalsshirt',
    'tank-top': 'tanktop, trägertop, *tanktop, unterhemd, achselshirt, achselhemd, trägershirt',
    'crop-top': 'croptop, bandeautop, bustier, bauchfreies top',
    shirt: '*hemd, *hemden, freizeithemd, jeanshemd, hemdjacke, oberhemd',
    blouse: '*bluse, *blusen, tunika, *tunika',
    polo: 'poloshirt, *poloshirt, poloshirts, polohemd',
    turtleneck:
      'rollkragenpullover, rollkragen, *rollkragenpullover, rolli, stehkragenpullover, rollkragenpulli, rollkragenshirt',
    sweater:
      '*strickoberteil, *pullover, *pulli, *pullis, strickpullover, pullunder, *pullovern, strick, strickpulli, troyer',
    sweatshirt: 'sweatshirt, *sweatshirt, *sweatshirts, sweat, sweater',
    hoodie:
      'hoodie, *hoodie, kapuzenpullover, kapuzensweatshirt, kapuzenpulli, kapuzensweater, sweatjacke, kapuzensweatjacke, hoodies',
    jeans: 'jeans, *jeans, jeanshose, jeanshosen, *jeanshose',
    trousers: '*hose, *hosen, stoffhose, anzughose, cargohose, cordhose, culotte, lederhose, bundfaltenhose',
    chinos: 'chino, chinos, chinohose, *chino, *chinos, chinohosen',
    joggers:
      'jogginghose, jogginghosen, sweathose, trainingshose, *jogginghose, jogger, *jogger, sporthose, sweatpants, freizeithose',
    leggings: 'leggings, *leggings, leggins, sporttights, lauftights, *tights, treggings',
    shorts: 'shorts, *shorts, kurze hose, bermudas, *bermudas, bermuda, badeshorts, badehose, radlerhose',
    skirt: '*rock, *röcke, faltenrock, midirock, jeansrock, bleistiftrock',
    'mini-skirt': 'minirock, kurzer rock, miniröcke',
    'maxi-skirt': 'maxirock, langer rock',
    dress: '*kleid, *kleider, sommerkleid, hemdblusenkleid, dirndl, kaftan, minikleid',
    'midi-dress': 'midikleid, midikleider',
    'maxi-dress': 'maxikleid, abendkleid, langes kleid, ballkleid, maxikleider',
    jumpsuit: 'jumpsuit, *jumpsuit, overall, *overall, latzhose, playsuit, einteiler, hosenanzug einteiler',
    blazer: 'blazer, *blazer, sakko, *sakko, anzugjacke, sakkos, anzugsakko',
    cardigan: 'cardigan, *cardigan, strickjacke, *strickjacke, strickjacken, strickcardigan, strickmantel',
    vest: '*weste, *westen, steppweste, daunenweste, anzugweste, strickweste, gilet',
    jacket:
      '*jacke, *jacken, übergangsjacke, bomberjacke, fleecejacke, windbreaker, blouson, *blouson, softshelljacke, anorak, collegejacke, winterjacke',
    'denim-jacket': 'jeansjacke, denimjacke, jeansjacken, truckerjacke',
    'leather-jacket':
      'lederjacke, bikerjacke, *lederjacke, wildlederjacke, kunstlederjacke, lederjacken, fliegerjacke',
    coat: '*mantel, *mäntel, wollmantel, kurzmantel, dufflecoat, cape, poncho, caban, cabanjacke, *pelz',
    'trench-coat': 'trenchcoat, *trenchcoat, trench, trenchcoats',
    raincoat: 'regenjacke, regenmantel, *regenjacke, regencape, hardshelljacke, friesennerz',
    'puffer-jacket':
      'daunenjacke, steppjacke, *daunenjacke, *steppjacke, pufferjacke, wattierte jacke, daunenmantel, steppmantel, puffer jacke',
    parka: 'parka, *parka, parkas',
    sneakers:
      'sneaker, sneakers, *sneaker, turnschuhe, laufschuhe, sportschuhe, turnschuh, *laufschuh, *laufschuhe, freizeitschuhe, trainingsschuhe, hallenschuhe, fußballschuhe, *sneakers',
    loafers:
      'loafer, loafers, *loafer, mokassin, mokassins, slipper, *slipper, bootsschuhe, pantoletten, clogs, hausschuhe, mules',
    oxfords:
      'schnürschuh, schnürschuhe, *schnürschuh, *schnürschuhe, businessschuhe, businessschuh, brogues, halbschuhe, derby schuhe',
    flats: 'ballerinas, ballerina, *ballerina, *ballerinas',
    heels: 'pumps, *pumps, high heels, stilettos, absatzschuhe, slingpumps',
    sandals:
      'sandalen, sandale, *sandale, *sandalen, sandalette, *sandalette, *sandaletten, zehentrenner, badelatschen, badesandale, espadrilles',
    'ankle-boots':
      'stiefelette, *stiefelette, *stiefeletten, ankleboot, ankle boots, chelseaboots, chelsea boots, ankleboots',
    boots: '*stiefel, *boots, winterschuhe, schnürboots, wanderschuhe, wanderstiefel',
    'rain-boots': 'gummistiefel, regenstiefel',
    bag: '*tasche, *taschen, handtasche, umhängetasche, schultertasche, bauchtasche, gürteltasche, clutch, reisetasche, aktentasche',
    tote: 'shopper, *shopper, tote bag, einkaufstasche, stofftasche, stoffbeutel, tragetasche, *beutel, jutebeutel',
    backpack: 'rucksack, *rucksack, rucksäcke, *rucksäcke',
    watch: 'uhr, *uhr, armbanduhr, uhren, *uhren, chronograph',
    jewelry:
      'schmuck, *schmuck, *kette, *ohrringe, *ohrring, *armband, ring, ringe, *halskette, ohrstecker, *anhänger, brosche, manschettenknöpfe, creolen, armreif, *ketten',
    belt: '*gürtel',
    scarf: '*schal, *schals, *tuch, halstuch, *tücher, loop schal, stola',
    hat: 'hut, *hut, hüte, *mütze, *mützen, beanie, baskenmütze, fischerhut, *beanie',
    cap: 'kappe, *cap, schirmmütze, basecap, baseballkappe, schiebermütze, *kappe',
    gloves: '*handschuh, *handschuhe, fäustlinge',
    sunglasses: '*sonnenbrille, *sonnenbrillen',
    tie: '*krawatte, *krawatten, fliege, schlips, einstecktuch',
    tights: '*strumpfhose, *strumpfhosen, feinstrumpfhose, strümpfe',
    other:
      'socken, *socken, unterwäsche, boxershorts, *slip, *slips, bh, sport-bh, bikini, *bikini, bikinihose, badeanzug, *badeanzug, bademode, schlafanzug, *schlafanzug, pyjama, bademantel, body, anzug, *anzug, geldbörse, portemonnaie, regenschirm, nachthemd, unterhose, brieftasche, geldbeutel',
  },
  departments: {
    tops: 'oberteil, oberteile, top, tops, *top',
    bottoms: 'unterteile',
    outerwear: 'jacken mäntel, jacken und mäntel, oberbekleidung, outdoorbekleidung',
    shoes: 'schuh, schuhe, *schuh, *schuhe',
    accessories: 'accessoires, accessoire',
  },
  noGarment:
    'gürtelschlaufen, rockig, hosentasche, hosentaschen, brusttasche, eingrifftaschen, seitentaschen',
  prepositions: 'mit, in, aus, für, von, im, zum, zur, und, ohne',
};
