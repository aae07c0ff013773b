import type { CategoryWords } from './category-words.ts';

export const spanish: CategoryWords = {
  language: 'es',
  nounFirst: true,
  categories: {
    't-shirt': 'camiseta, camisetas, playera, playeras, remera, remeras, polera',
    'tank-top': 'camiseta de tirantes, top de tirantes, camiseta sin mangas, musculosa',
    'crop-top': 'crop top, top corto, bandeau, bustier',
    shirt: 'camisa, camisas, sobrecamisa, camisa vaquera',
    blouse: 'blusa, blusas, túnica, túnicas',
    polo: 'polo, polos',
    turtleneck:
      'jersey de cuello alto, cuello alto, jersey de cuello vuelto, cuello vuelto, cuello cisne, suéter de cuello alto',
    sweater: 'jersey, jerséis, jerseis, suéter, suéteres, pulóver, punto',
    sweatshirt: 'sudadera, sudaderas',
    hoodie: 'sudadera con capucha, hoodie, sudadera capucha, buzo con capucha',
    jeans: 'vaqueros, vaquero, jeans, pantalón vaquero, pantalones vaqueros, tejanos, pantalón de mezclilla',
    trousers:
      'pantalón, pantalones, pantalón cargo, pantalón de traje, pantalón de vestir, pantalón de cuero',
    chinos: 'chinos, chino, pantalón chino, pantalones chinos',
    joggers:
      'joggers, jogger, pantalón de chándal, pantalones de chándal, pantalón jogger, pantalón deportivo, pants deportivos',
    leggings: 'leggings, legging, mallas, leggins, malla',
    shorts: 'shorts, short, pantalón corto, pantalones cortos, bermuda, bermudas, bañador short',
    skirt: 'falda, faldas, falda midi, falda lápiz, falda plisada, pollera',
    'mini-skirt': 'minifalda, falda corta, minifaldas, falda mini',
    'maxi-skirt': 'falda larga, maxifalda',
    dress: 'vestido, vestidos, vestido camisero, vestido corto, caftán',
    'midi-dress': 'vestido midi, vestidos midi',
    'maxi-dress': 'vestido largo, vestido de noche, maxivestido, vestidos largos, vestido de fiesta largo',
    jumpsuit: 'mono, monos, mono largo, peto, enterizo, mono corto, jumpsuit, pantalón de peto',
    blazer: 'blazer, americana, americanas, chaqueta de traje, saco, blazers',
    cardigan: 'cárdigan, cardigan, rebeca, chaqueta de punto, chaqueta punto, cárdigans',
    vest: 'chaleco, chalecos',
    jacket:
      'chaqueta, chaquetas, cazadora, cazadoras, bomber, cortavientos, chamarra, campera, forro polar, sobrecamisa acolchada, cortaviento',
    'denim-jacket':
      'chaqueta vaquera, cazadora vaquera, chaqueta denim, cazadora denim, chaqueta tejana, chamarra de mezclilla',
    'leather-jacket':
      'chaqueta de cuero, cazadora de piel, chaqueta de piel, cazadora de cuero, perfecto, cazadora biker, chaqueta biker, cazadora efecto piel, chaqueta de ante',
    coat: 'abrigo, abrigos, chaquetón, capa, poncho, sobretodo, abrigo de lana',
    'trench-coat': 'gabardina, gabardinas, trench, trench coat',
    raincoat: 'impermeable, impermeables, chubasquero, chubasqueros',
    'puffer-jacket':
      'plumífero, plumíferos, anorak acolchado, chaqueta acolchada, cazadora acolchada, abrigo acolchado, chaqueta de plumas, acolchada, plumas',
    parka: 'parka, parkas',
    sneakers:
      'zapatillas, zapatilla, deportivas, sneakers, tenis, zapatillas deportivas, zapatillas de running, bambas',
    loafers: 'mocasín, mocasines, náuticos, zuecos, mules, pantuflas',
    oxfords:
      'oxford, zapato oxford, zapatos oxford, zapatos de cordones, derby, zapatos de vestir, zapato de cordones',
    flats: 'bailarinas, bailarina, manoletinas, merceditas, zapato plano',
    heels: 'tacones, zapatos de tacón, zapato de tacón, salones, stilettos, zapato salón, destalonados',
    sandals: 'sandalias, sandalia, chanclas, alpargatas, chancla, alpargata',
    'ankle-boots': 'botines, botín, botas chelsea, botines chelsea',
    boots: 'botas, bota, botas altas, botas de montaña',
    'rain-boots': 'botas de agua, botas de lluvia, katiuskas',
    bag: 'bolso, bolsos, bandolera, bolso bandolera, bolso de mano, riñonera, cartera de mano, bolsa, maletín, clutch, cartera bolso, bolso de hombro',
    tote: 'bolso shopper, shopper, tote bag, bolsa de tela, bolso tote, capazo',
    backpack: 'mochila, mochilas',
    watch: 'reloj, relojes',
    jewelry:
      'joya, joyas, collar, collares, pulsera, pulseras, anillo, anillos, pendientes, colgante, broche, aretes, gemelos, joyería, bisutería',
    belt: 'cinturón, cinturones',
    scarf: 'bufanda, bufandas, pañuelo, pañuelos, chal, foulard, fular, estola',
    hat: 'sombrero, sombreros, gorro, gorros, boina, pamela',
    cap: 'gorra, gorras, visera',
    gloves: 'guantes, guante, manoplas',
    sunglasses: 'gafas de sol, lentes de sol',
    tie: 'corbata, corbatas, pajarita, pañuelo de bolsillo',
    tights: 'medias, pantis, panty, pantys, leotardos',
    other:
      'calcetines, calcetín, ropa interior, calzoncillos, bóxer, bóxers, bragas, braga, sujetador, sujetadores, bikini, bañador, bañadores, traje de baño, pijama, pijamas, albornoz, bata, body, traje, trajes, cartera, paraguas, camisón, lencería, chándal, tanga, monedero, billetera',
  },
  departments: {
    tops: 'top, tops, partes de arriba',
    bottoms: 'partes de abajo',
    outerwear: 'prendas de abrigo, ropa de abrigo, chaquetas y abrigos, abrigos y chaquetas',
    shoes: 'zapato, zapatos, calzado',
    accessories: 'accesorio, accesorios, complementos',
  },
  noGarment: 'talle alto, tiro alto, cuello camisero, cuello polo, puño camisero, bota recta, bota ancha',
  prepositions: 'con, en, para, sin, y, por',
};
