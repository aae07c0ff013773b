import type { CategoryWords } from './category-words.ts';

export const portuguese: CategoryWords = {
  language: 'pt',
  nounFirst: true,
  categories: {
    't-shirt': 't-shirt, t-shirts, camiseta, camisetas',
    'tank-top': 'top de alças, camisola de alças, regata, regatas, blusa de alças, camiseta regata',
    'crop-top': 'crop top, top curto, cropped, bandeau, bustier',
    shirt: 'camisa, camisas, sobrecamisa, camisa de ganga',
    blouse: 'blusa, blusas, túnica, túnicas, bata blusa',
    polo: 'polo, polos, camisa polo',
    turtleneck: 'gola alta, camisola de gola alta, malha de gola alta, cacharel, blusa de gola alta',
    sweater:
      'camisola, camisolas, suéter, suéteres, malha, pulôver, pulover, tricô, camisola de malha, camisola de lã',
    sweatshirt: 'sweatshirt, sweatshirts, sweat, moletom, moletons',
    hoodie: 'hoodie, sweatshirt com capuz, sweat com capuz, moletom com capuz, camisola com capuz',
    jeans: 'jeans, calças de ganga, calça jeans, ganga, calças jeans',
    trousers:
      'calças, calça, calças cargo, calça cargo, calças de fato, calça de alfaiataria, calças em pele',
    chinos: 'chinos, calças chino, calça chino, chino',
    joggers:
      'joggers, jogger, calças de fato de treino, calça jogger, calças de treino, calça moletom, calças jogger',
    leggings: 'leggings, legging, calças leggings, calça legging',
    shorts: 'calções, short, shorts, bermuda, bermudas, calção, short jeans, calções de banho',
    skirt: 'saia, saias, saia midi, saia lápis, saia plissada',
    'mini-skirt': 'minissaia, mini-saia, saia curta, mini saia, minissaias',
    'maxi-skirt': 'saia comprida, saia longa, maxi saia, saia maxi',
    dress: 'vestido, vestidos, vestido camiseiro, vestido curto, chemise vestido, caftan',
    'midi-dress': 'vestido midi, vestidos midi, vestido médio',
    'maxi-dress':
      'vestido comprido, vestido longo, vestido de noite, vestido maxi, vestidos compridos, vestido de festa longo',
    jumpsuit: 'macacão, macacões, jardineiras, jardineira, jumpsuit, macaquinho, macacão comprido',
    blazer: 'blazer, blazers, casaco de fato, paletó, blazer alfaiataria',
    cardigan: 'cardigã, casaco de malha, cardigan, casaco de tricô, cardigãs',
    vest: 'colete, coletes',
    jacket:
      'casaco curto, blusão, blusões, jaqueta, jaquetas, bomber, corta-vento, casaco polar, blusão bomber, jaqueta bomber, casaco bomber',
    'denim-jacket': 'blusão de ganga, jaqueta jeans, casaco de ganga, blusão ganga, jaqueta de jeans',
    'leather-jacket':
      'blusão de pele, jaqueta de couro, casaco de pele, casaco de cabedal, jaqueta couro, blusão biker, blusão efeito pele, perfecto',
    coat: 'casaco, casacos, sobretudo, sobretudos, capa, poncho, casaco comprido, casaco de lã, manto',
    'trench-coat': 'gabardina, gabardine, trench coat, trench, gabardinas',
    raincoat: 'impermeável, capa de chuva, casaco impermeável, impermeáveis, corta-chuva',
    'puffer-jacket':
      'casaco acolchoado, blusão acolchoado, jaqueta puffer, kispo, casaco de penas, puffer, jaqueta acolchoada, blusão de penas',
    parka: 'parka, parkas, parca',
    sneakers: 'sapatilhas, sapatilha, ténis, tênis, sneakers, sapatilhas de corrida, tênis de corrida',
    loafers: 'mocassim, mocassins, sapatos de vela, tamancos, mules, pantufas',
    oxfords: 'sapatos oxford, sapatos de atacadores, derby, sapato social, sapatos clássicos, oxford',
    flats: 'sabrinas, sabrina, bailarinas, sapatos rasos, sapatilha bailarina, rasteirinha fechada',
    heels:
      'saltos altos, sapatos de salto, scarpin, stilettos, sapato de salto alto, sapatos de salto alto, scarpins',
    sandals: 'sandálias, sandália, chinelos, chinelo, alpargatas, havaianas, rasteirinha, espadrilhas',
    'ankle-boots': 'botins, botim, botas chelsea, botinhas, bota cano curto, ankle boot',
    boots: 'botas, bota, botas altas, botas de montanha, coturno',
    'rain-boots': 'galochas, botas de borracha, botas de chuva',
    bag: 'bolsa, bolsas, mala de mão, mala a tiracolo, carteira de mão, clutch, bolsa de mão, mala, malas, bolsa de ombro, bolsa transversal, pochete, mala de ombro',
    tote: 'tote bag, saco de pano, shopper, mala shopper, bolsa tote, saco shopper, ecobag, bolsa shopper',
    backpack: 'mochila, mochilas',
    watch: 'relógio, relógios',
    jewelry:
      'joia, joias, jóias, colar, colares, pulseira, pulseiras, anel, anéis, brincos, brinco, pingente, broche, botões de punho, bijuteria',
    belt: 'cinto, cintos',
    scarf: 'cachecol, cachecóis, lenço, lenços, xaile, echarpe, lenço de pescoço',
    hat: 'chapéu, chapéus, gorro, gorros, boina, touca',
    cap: 'boné, bonés, pala',
    gloves: 'luvas, luva',
    sunglasses: 'óculos de sol, óculos escuros',
    tie: 'gravata, gravatas, laço papillon, gravata borboleta, lenço de bolso',
    tights: 'collants, meia-calça, meias-calças, collant',
    other:
      'meias, peúgas, roupa interior, boxers, cuecas, cueca, calcinha, sutiã, soutien, biquíni, bikini, fato de banho, maiô, pijama, pijamas, roupão, body, fato, fatos, terno, fato de treino, carteira, guarda-chuva, camisa de noite, lingerie, camisola de dormir, sunga',
  },
  departments: {
    tops: 'top, tops, partes de cima',
    bottoms: 'partes de baixo',
    outerwear: 'agasalhos, casacos e blusões, blusões e casacos, vestuário exterior',
    shoes: 'sapato, sapatos, calçado, calçados',
    accessories: 'acessório, acessórios',
  },
  noGarment: 'cintura alta, cintura subida, gola polo, gola camisa, cós alto',
  prepositions: 'com, em, para, sem, e, por',
};
