import type { CategoryWords } from './category-words.ts';

export const polish: CategoryWords = {
  language: 'pl',
  nounFirst: true,
  categories: {
    't-shirt':
      't-shirt, t-shirty, koszulka, koszulki, longsleeve, koszulka z długim rękawem, podkoszulek z rękawem, t shirt',
    'tank-top':
      'podkoszulka, tank top, koszulka na ramiączkach, top na ramiączkach, bezrękawnik koszulka, podkoszulek, koszulka bez rękawów',
    'crop-top': 'crop top, krótki top, bandeau, bustier, gorset',
    shirt: 'koszula, koszule, koszulę, koszula jeansowa, koszula flanelowa',
    blouse: 'bluzka, bluzki, bluzkę, tunika, tuniki',
    polo: 'polo, koszulka polo, koszulki polo, polówka',
    turtleneck: 'golf, golfy, sweter z golfem, półgolf, sweter golf',
    sweater: 'sweter, swetry, pulower, dzianina, sweterek',
    sweatshirt: 'bluza, bluzy, bluzę, bluza dresowa',
    hoodie: 'bluza z kapturem, hoodie, bluzy z kapturem, bluza kangurka, bluza rozpinana z kapturem',
    jeans: 'jeansy, dżinsy, jeans, spodnie jeansowe, dżinsowe spodnie, spodnie dżinsowe',
    trousers: 'spodnie, spodni, spodnie cargo, bojówki, spodnie garniturowe, kuloty, spodnie skórzane',
    chinos: 'chinosy, spodnie chino, spodnie chinos, chino, chinos',
    joggers: 'joggery, spodnie dresowe, dresy, spodnie treningowe, spodnie joggery, dresowe spodnie, joggers',
    leggings: 'legginsy, leginsy, getry, legginsy sportowe',
    shorts: 'szorty, spodenki, bermudy, krótkie spodenki, kolarki, kąpielówki szorty',
    skirt: 'spódnica, spódnice, spódnicę, spódnica midi, spódniczka, spódnica ołówkowa, spódnica plisowana',
    'mini-skirt': 'spódnica mini, spódniczka mini, minispódniczka, mini spódniczka, krótka spódnica',
    'maxi-skirt': 'spódnica maxi, długa spódnica, spódnica długa',
    dress: 'sukienka, sukienki, sukienkę, suknia, sukienka mini, sukienka koszulowa, kaftan',
    'midi-dress': 'sukienka midi, sukienki midi',
    'maxi-dress':
      'sukienka maxi, długa sukienka, suknia wieczorowa, sukienki maxi, sukienka długa, maxi sukienka',
    jumpsuit: 'kombinezon, kombinezony, ogrodniczki, rampersy, kombinezon damski',
    blazer: 'marynarka, marynarki, marynarkę, żakiet, żakiety, blezer',
    cardigan: 'kardigan, kardigany, sweter rozpinany, sweter zapinany',
    vest: 'kamizelka, kamizelki, bezrękawnik, kamizelka puchowa, bezrękawniki',
    jacket:
      'kurtka, kurtki, kurtkę, bomberka, wiatrówka, polar, kurtka bomber, kurtka zimowa, kurtka przejściowa, ramoneska materiałowa, softshell',
    'denim-jacket':
      'kurtka jeansowa, katana, kurtka dżinsowa, kurtka denimowa, jeansowa kurtka, dżinsowa kurtka',
    'leather-jacket':
      'kurtka skórzana, ramoneska, skórzana kurtka, kurtka ze skóry, kurtka zamszowa, kurtka motocyklowa',
    coat: 'płaszcz, płaszcze, płaszcz wełniany, peleryna, ponczo, futro, płaszczyk, budrysówka',
    'trench-coat': 'trencz, trencze, płaszcz trencz, prochowiec, trench',
    raincoat: 'kurtka przeciwdeszczowa, płaszcz przeciwdeszczowy, przeciwdeszczowa kurtka, sztormiak',
    'puffer-jacket':
      'kurtka puchowa, kurtka pikowana, puchówka, pikowana kurtka, puchowa kurtka, płaszcz puchowy, płaszcz pikowany, kurtka puffer',
    parka: 'parka, parki, kurtka parka',
    sneakers:
      'sneakersy, sneakery, trampki, tenisówki, adidasy, buty sportowe, buty do biegania, sneakers, buty treningowe, buty sneakersy',
    loafers: 'mokasyny, loafersy, mokasyn, kapcie, klapki drewniane, chodaki, mule',
    oxfords: 'półbuty, oksfordy, derby, brogsy, buty wizytowe, lordsy',
    flats: 'baleriny, balerinki, baletki',
    heels: 'szpilki, czółenka, buty na obcasie, obcasy, czółenko',
    sandals: 'sandały, sandałki, klapki, japonki, espadryle, sandał',
    'ankle-boots': 'botki, sztyblety, botki damskie, botek',
    boots:
      'kozaki, buty zimowe, trapery, muszkieterki, glany, buty trekkingowe, śniegowce, kozaczki, workery, oficerki',
    'rain-boots': 'kalosze, gumowce, kalosz',
    bag: 'torebka, torebki, torebkę, torba, torby, kopertówka, listonoszka, nerka, saszetka, kuferek, aktówka, torebka na ramię',
    tote: 'shopper, torba shopper, torebka shopper, torba na zakupy, torba płócienna, tote bag, shopperka',
    backpack: 'plecak, plecaki, plecaczek',
    watch: 'zegarek, zegarki, smartwatch',
    jewelry:
      'biżuteria, naszyjnik, naszyjniki, bransoletka, bransoletki, pierścionek, pierścionki, kolczyki, wisiorek, broszka, spinki do mankietów, łańcuszek, zawieszka, obrączka',
    belt: 'pasek, paski, pas',
    scarf: 'szalik, szaliki, szal, apaszka, chusta, komin, apaszki',
    hat: 'kapelusz, kapelusze, czapka, czapki, beret, czapka zimowa, czapka beanie',
    cap: 'czapka z daszkiem, bejsbolówka, czapka bejsbolówka, kaszkiet, czapki z daszkiem',
    gloves: 'rękawiczki, rękawice, rękawiczka',
    sunglasses: 'okulary, okulary przeciwsłoneczne, okulary słoneczne',
    tie: 'krawat, krawaty, muszka, muszki, poszetka',
    tights: 'rajstopy, pończochy, rajstop',
    other:
      'skarpetki, skarpety, bielizna, bokserki, majtki, figi, stringi, biustonosz, stanik, bikini, kostium kąpielowy, strój kąpielowy, kąpielówki, piżama, piżamy, szlafrok, body, garnitur, garnitury, dres, portfel, portfele, parasol, koszula nocna, slipy, parasolka',
  },
  departments: {
    tops: 'top, topy',
    outerwear: 'odzież wierzchnia, okrycia wierzchnie, kurtki i płaszcze, płaszcze i kurtki',
    shoes: 'but, buty, obuwie',
    accessories: 'akcesoria, dodatki, akcesorium',
  },
  noGarment: 'wysoki stan, wysokim stanem',
  prepositions: 'z, ze, w, na, do, dla, bez, od, i',
};
