import type { CategoryWords } from './category-words.ts';

export const english: CategoryWords = {
  language: 'en',
  nounFirst: false,
  categories: {
    't-shirt':
      't-shirt, t-shirts, tshirt, tshirts, tee, tees, tee shirt, long sleeve top, football jersey, soccer jersey, baby tee, henley, raglan',
    'tank-top':
      'tank top, tank tops, tank, tanks, vest top, camisole, camisoles, cami, cami top, singlet, muscle tee, bodysuit, bodysuits',
    'crop-top':
      'crop top, crop tops, cropped top, bralette, bandeau top, bandeau, tube top, corset top, bustier',
    shirt:
      'shirt, shirts, overshirt, oxford shirt, dress shirt, flannel shirt, button down, button up, button down shirt, button up shirt, guayabera',
    blouse: 'blouse, blouses, tunic, tunics, smock top, peplum top',
    polo: 'polo, polos, polo shirt, polo shirts, polo top',
    turtleneck:
      'turtleneck, turtlenecks, roll neck, rollneck, polo neck, turtleneck sweater, roll neck sweater, roll neck jumper, mock neck, turtle neck',
    sweater:
      'sweater, sweaters, jumper, jumpers, pullover, pullovers, knit, knitwear, knit sweater, crewneck sweater, v neck sweater, jersey top, knit top',
    sweatshirt:
      'sweatshirt, sweatshirts, crewneck sweatshirt, sweat top, crew sweat, half zip, quarter zip, crewneck',
    hoodie: 'hoodie, hoodies, hooded sweatshirt, zip hoodie, hoody, hooded sweater, hooded sweat',
    jeans:
      'jeans, jean, denims, denim pants, denim trousers, skinny jeans, mom jeans, bootcut jeans, jeggings',
    trousers:
      'trousers, trouser, pants, slacks, cargos, cargo pants, dress pants, culottes, palazzo, corduroys, suit trousers, cigarette pants, leather pants, leather trousers',
    chinos: 'chinos, chino, chino pants, chino trousers, khakis',
    joggers:
      'joggers, jogger, sweatpants, sweat pants, track pants, trackpants, jogging bottoms, jogger pants, tracksuit bottoms, track bottoms, running pants, training pants, lounge pants',
    leggings:
      'leggings, legging, tights running, running tights, yoga pants, treggings, cycling tights, training tights',
    shorts:
      'shorts, bermuda, bermudas, bermuda shorts, hot pants, hotpants, swim shorts, bike shorts, boardshorts, skort',
    skirt: 'skirt, skirts, midi skirt, pencil skirt, pleated skirt, denim skirt, kilt, sarong',
    'mini-skirt': 'mini skirt, miniskirt, mini skirts, short skirt, tennis skirt',
    'maxi-skirt': 'maxi skirt, maxiskirt, long skirt, maxi skirts',
    dress:
      'dress, dresses, mini dress, minidress, shirt dress, shirtdress, sundress, gown, kaftan, caftan, frock, slip dress, knit dress, wrap dress, pinafore',
    'midi-dress': 'midi dress, mididress, midi dresses, midaxi dress',
    'maxi-dress': 'maxi dress, maxidress, maxi dresses, long dress, evening gown, ball gown',
    jumpsuit:
      'jumpsuit, jumpsuits, playsuit, playsuits, romper, rompers, overalls, dungarees, boilersuit, boiler suit, catsuit, unitard, coverall',
    blazer:
      'blazer, blazers, suit jacket, suit jackets, sport coat, sports coat, sportcoat, tuxedo jacket, tailored jacket, dinner jacket',
    cardigan: 'cardigan, cardigans, cardigan sweater, cardi, knit jacket, shrug',
    vest: 'vest, vests, gilet, gilets, waistcoat, waistcoats, puffer vest, down vest, sweater vest, knit vest, quilted vest, bodywarmer, body warmer, suit vest, tank sweater',
    jacket:
      'jacket, jackets, bomber, bomber jacket, shacket, shirt jacket, windbreaker, fleece jacket, fleece, track jacket, softshell, field jacket, harrington, anorak, varsity jacket, coach jacket, ski jacket, overshirt jacket, blouson, windcheater',
    'denim-jacket':
      'denim jacket, denim jackets, jean jacket, jeans jacket, denim trucker, trucker jacket, denim trucker jacket',
    'leather-jacket':
      'leather jacket, leather jackets, biker jacket, moto jacket, motorcycle jacket, leather biker jacket, faux leather jacket, suede jacket, shearling jacket, aviator jacket',
    coat: 'coat, coats, overcoat, topcoat, peacoat, pea coat, wool coat, car coat, duffle coat, duffel coat, wrap coat, teddy coat, fur coat, cape, poncho',
    'trench-coat': 'trench coat, trenchcoat, trench, trench coats, mac coat',
    raincoat:
      'raincoat, raincoats, rain coat, rain jacket, rainjacket, mac, mackintosh, waterproof jacket, slicker, rainwear, hardshell, shell jacket',
    'puffer-jacket':
      'puffer jacket, puffer jackets, puffer, down jacket, down jackets, quilted jacket, padded jacket, puffa, puffer coat, down coat, padded coat, quilted coat, insulated jacket, light down jacket',
    parka: 'parka, parkas',
    sneakers:
      'sneakers, sneaker, trainers, trainer, running shoes, running shoe, tennis shoes, training shoes, gym shoes, basketball shoes, skate shoes, plimsolls, high tops, low tops, athletic shoes, trail shoes, walking shoes, sports shoes, football boots, golf shoes',
    loafers:
      'loafers, loafer, moccasins, moccasin, penny loafers, boat shoes, driving shoes, slippers, mules, clogs',
    oxfords:
      'oxfords, oxford shoes, derby, derbies, derby shoes, brogues, brogue, lace ups, dress shoes, dress shoe, monk straps, monk shoes, oxford shoe, monkstrap',
    flats:
      'flats, ballet flats, ballerinas, ballerina flats, ballet pumps, ballerina shoes, mary janes, ballet flat, slingback flats, flat shoes',
    heels:
      'heels, high heels, pumps, stilettos, slingbacks, court shoes, kitten heels, heeled shoes, platform heels, wedges, slingback pumps, heeled mules',
    sandals:
      'sandals, sandal, flip flops, slides, espadrilles, thongs sandals, heeled sandals, espadrille, flip flop, sliders, sandalettes, birkenstocks',
    'ankle-boots':
      'ankle boots, ankle boot, chelsea boots, chelsea boot, booties, bootie, desert boots, chukka boots, chukkas, heeled ankle boots, chukka boot, desert boot',
    boots:
      'boots, boot, knee high boots, hiking boots, combat boots, snow boots, cowboy boots, winter boots, biker boots, work boots, over the knee boots, riding boots, lace up boots',
    'rain-boots':
      'rain boots, wellies, wellington boots, wellingtons, gumboots, rubber boots, rain boot, rainboots',
    bag: 'bag, bags, handbag, handbags, shoulder bag, crossbody bag, crossbody, clutch, purse, satchel, hobo bag, bucket bag, bum bag, belt bag, messenger bag, gym bag, duffel bag, weekend bag, fanny pack, pouch, briefcase, holdall, camera bag, top handle bag, laptop bag, waist bag, baguette bag, luggage',
    tote: 'tote, tote bag, tote bags, totes, shopper, shopper bag, shopping bag, canvas bag',
    backpack: 'backpack, backpacks, rucksack, daypack, rucksacks',
    watch: 'watch, watches, wristwatch, smartwatch, chronograph',
    jewelry:
      'jewelry, jewellery, necklace, necklaces, earrings, earring, bracelet, bracelets, ring, rings, pendant, anklet, brooch, hoops, studs earrings, bangle, choker, cufflinks, chain necklace, ear cuff, hoop earrings',
    belt: 'belt, belts, waist belt',
    scarf: 'scarf, scarves, shawl, bandana, snood, pashmina, neckerchief, stole, foulard, silk scarf',
    hat: 'hat, hats, beanie, beanies, bucket hat, fedora, beret, sun hat, straw hat, panama hat, bobble hat, balaclava, trilby',
    cap: 'cap, caps, baseball cap, snapback, trucker hat, trucker cap, flat cap, visor, dad cap, dad hat',
    gloves: 'gloves, glove, mittens, mitten',
    sunglasses: 'sunglasses, sunglass, shades, sun glasses',
    tie: 'tie, ties, necktie, bow tie, bowtie, pocket square',
    tights: 'tights, pantyhose, stockings, hosiery, nylons',
    other:
      'socks, sock, underwear, boxers, boxer shorts, briefs, panties, thong, thongs, bra, bras, bikini, bikini top, bikini bottoms, swimsuit, swimsuits, swimwear, pyjamas, pajamas, pyjama set, pajama set, robe, bathrobe, lingerie, suit, suits, tracksuit, wallet, keyring, umbrella, nightdress, nightgown, pajama pants, pyjama bottoms, sports bra, swim trunks, cardholder, card holder, hair clip, scrunchie, headband, phone case, keychain, boxer briefs, trunks, costume',
  },
  departments: {
    tops: 'top, tops, shirts and tops, tops and t shirts',
    bottoms: 'bottoms, bottom wear',
    outerwear: 'outerwear, coats jackets, jackets coats, coats and jackets',
    shoes: 'shoes, shoe, footwear',
    accessories: 'accessories, accessory',
  },
  noGarment:
    'tie dye, tie dyed, tie waist, tie neck, tie front, tie detail, tie back, tie up, cap sleeve, cap sleeves, cap toe, watch strap, boot cut, bootcut, belt loop, belt loops, shirt collar, high top, low top, top handle, apparel accessories, apparel and accessories, clothing accessories, clothing and accessories, clothing shoes, bag charm, shoe lace, shoe laces, flat front, ring detail, jersey, clothing shoes jewelry, shoe care, bell bottom, bell bottoms, top stitch, top rated, bottom half, ring spun, button up collar, crew socks, crew neck',
  prepositions: 'with, in, for, by, from, featuring, w, made, to, and',
};
