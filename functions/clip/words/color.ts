import type { Color } from '#shared/catalog';
import { tokenize } from './tokenize.ts';
import { WordIndex } from './word-index.ts';

/**
 * Shops' names for the catalog's colors in twelve languages, in the syntax of `WordIndex.add`. A color that the catalog
 * does not have is listed under the color that looks most similar: off-white and ivory under white, ecru and camel
 * under beige, khaki under green, orange under yellow.
 */
const colorWords: Record<Color, string> = {
  black:
    'black, jet, onyx, ebony, svart, *svart, svarta, sort, schwarz, *schwarz, schwarze, zwart, zwarte, noir, noire, noirs, noires, negro, negra, negros, preto, preta, nero, nera, neri, nere, musta, *musta, czarn*, raven, nearly black, off black',
  white:
    'white, off white, offwhite, ivory, snow, pearl, chalk, eggshell, optic white, bone, milk, vit, vita, vitt, benvit, *vit, naturvit, hvid, *hvid, hvite, hvit, *hvit, weiss, *weiss, weisse, altweiss, wollweiss, wit, witte, gebroken wit, blanc, blanche, blancs, blanc casse, ivoire, blanco, blanca, crudo blanco, branco, branca, marfim, bianco, bianca, bianchi, avorio, panna, marfil, valkoinen, *valkoinen, luonnonvalkoinen, bial*, kosc sloniowa',
  navy: 'navy, navy blue, dark blue, darkblue, deep blue, midnight, midnight blue, dark navy, ink, marine, marine blue, marin, marinbla, mörkblå, mörkblått, midnattsblå, marineblå, mørkeblå, mørk blå, marineblau, dunkelblau, nachtblau, donkerblauw, marineblauw, bleu marine, bleu nuit, bleu fonce, azul marino, azul oscuro, azul marinho, azul escuro, blu, blu scuro, blu navy, blu notte, tummansininen, laivastonsininen, granatow*, granat, ciemnoniebiesk*, dress blues, dark sapphire',
  gray: 'gray, grey, *grey, charcoal, anthracite, antracite, graphite, silver, slate, ash, smoke, heather grey, grå, gråa, grått, ljusgrå, mörkgrå, gråmelerad, antracit, silvrig, lysegrå, mørkegrå, gråmelert, gråmeleret, sølv, koksgrå, grau, *grau, graue, anthrazit, silber, *silber, grijs, *grijs, grijze, *grijze, *grijz, zilver, antraciet, gris, grise, argent, anthracite, gris claro, antracita, plata, plateado, cinza, cinzento, cinzenta, prateado, grigio, grigia, grigi, antracite, argento, harmaa, *harmaa, hopea, szar*, srebrn*, grafitow*, antracytow*, gunmetal, stone grey, steel',
  beige:
    'beige, *beige, cream, creme, ecru, sand, camel, tan, nude, oatmeal, oat, natural, champagne, stone, taupe, biscuit, wheat, linen, buttermilk, vanilla, straw, greige, kamel, kräm, krämvit, sandfärgad, linnefärgad, naturfärgad, råvit, flødehvid, offwhite beige, sandfarvet, natur, creme weiss, sandfarben, hellbeige, kremowy, kremow*, bezow*, piaskow*, ecru, zand, gebroken beige, ecrue, sable, crudo, arena, piedra, crema, beis, bege, areia, creme claro, cru, sabbia, corda, cammello, beigenruskea, hiekka, kerma, kermanvalkoinen, wielbladzi, off white cream, almond, fawn, buff, mushroom',
  brown:
    'brown, *brown, chocolate, mocha, espresso, coffee, chestnut, walnut, cognac, hazel, tobacco, rust, copper, bronze, toffee, caramel, mahogany, terracotta, tortoise, brun, *brun, bruna, brunt, konjak, choklad, rost, roströd, tegel, chokolade, brune, sjokolade, kobber, braun, *braun, braune, schokolade, kupfer, bruin, *bruin, bruine, roest, marron, marrons, brune, chocolat, rouille, cuivre, marron, marrones, camel oscuro, castanho, castanha, marrom, caramelo, cobre, chocolate, marrone, cioccolato, cuoio, ruggine, rame, moro, ruskea, *ruskea, konjakki, braz*, brazow*, czekoladow*, rudy, koniakow*, cafe, testa di moro',
  red: 'red, burgundy, bordeaux, wine, maroon, oxblood, crimson, scarlet, cherry, ruby, brick, cranberry, röd, röda, rött, vinröd, *röd, mörkröd, ljusröd, rød, *rød, røde, rødt, vinrød, bordeaux rød, rot, *rot, rote, weinrot, dunkelrot, rood, *rood, rode, *rode, bordeauxrood, wijnrood, rouge, rouges, bordo, lie de vin, rojo, roja, rojos, burdeos, granate, vino, vermelho, vermelha, bordo, vinho, rosso, rossa, rossi, amaranto, punainen, *punainen, viininpunainen, czerwon*, bordow*, bordo, wisniow*',
  blue: 'blue, light blue, sky, sky blue, cobalt, royal blue, azure, turquoise, aqua, petrol, indigo, denim, denim blue, baby blue, light wash, mid wash, dark wash, medium wash, powder blue, ice blue, cyan, sapphire, blå, blåa, blått, ljusblå, kornblå, himmelsblå, kungsblå, *blå, turkos, denimblå, lyseblå, himmelblå, koboltblå, kongeblå, turkis, blau, *blau, blaue, hellblau, himmelblau, türkis, blauw, *blauw, blauwe, lichtblauw, turkoois, bleu, bleue, bleus, bleu clair, bleu ciel, turquoise, azul, azules, celeste, azul claro, turquesa, azzurro, azzurra, celeste, turchese, bluette, sininen, *sininen, vaaleansininen, turkoosi, niebiesk*, blekitn*, turkusow*, chabrow*, lazurow*, bleached, stonewash, stone wash',
  green:
    'green, *green, olive, khaki, khaki green, sage, mint, emerald, forest, forest green, teal, lime, pistachio, army green, military green, moss, bottle green, fern, jade, grön, gröna, grönt, *grön, oliv, olivgrön, militärgrön, khakigrön, kaki, mintgrön, salvia, grøn, grønn, *grøn, *grønn, grønne, olivengrøn, olivengrønn, armygrøn, grün, *grün, grüne, dunkelgrün, olivgrün, tannengrün, groen, *groen, groene, olijf, olijfgroen, legergroen, vert, verte, verts, kaki, vert olive, sapin, menthe, verde, verdes, oliva, caqui, menta, verde militar, azeitona, verde oliva, verdi, salvia, petrolio, vihreä, *vihreä, oliivi, minttu, khaki vihreä, zielon*, oliwkow*, mietow*, khaki zielony, butelkowa zielen',
  yellow:
    'yellow, mustard, lemon, gold, golden, ochre, saffron, amber, sunflower, butter, orange, tangerine, burnt orange, gul, gula, gult, *gul, senap, senapsgul, guld, guldig, orangea, apelsin, karry, karrygul, gylden, gull, oransje, gelb, *gelb, gelbe, senf, senfgelb, geel, *geel, gele, oker, okergeel, mosterd, goud, oranje, jaune, jaunes, moutarde, dore, doree, ocre, amarillo, amarilla, mostaza, dorado, dorada, naranja, amarelo, amarela, mostarda, dourado, laranja, giallo, gialla, senape, oro, arancione, keltainen, *keltainen, sinappi, kulta, oranssi, zolt*, musztardow*, zlot*, pomaranczow*',
  pink: 'pink, rose, rose gold, blush, fuchsia, fuschia, magenta, coral, salmon, peach, dusty pink, hot pink, baby pink, raspberry, bubblegum, apricot, rosa, *rosa, gammalrosa, ljusrosa, cerise, ceris, korall, persika, lyserød, lyserosa, rosafarvet, lyserøde, fersken, koral, rose, *pink, altrosa, hellrosa, koralle, pfirsich, beere, roze, *roze, lichtroze, koraal, zalm, perzik, roses, corail, saumon, peche, vieux rose, framboise, rosado, rosas, coral, fucsia, salmon, cor de rosa, rosa claro, pessego, corallo, pesca, cipria, vaaleanpunainen, pinkki, roosa, fuksia, koralli, rozow*, roz, koralow*, lososiow*, fuksja, brzoskwiniow*, malinow*, pudrow*',
  purple:
    'purple, lilac, lavender, violet, plum, aubergine, eggplant, mauve, grape, orchid, mulberry, lila, *lila, plommon, syren, lavendel, aubergine, lilla, *lilla, blomme, plomme, violett, *violett, flieder, pflaume, paars, *paars, paarse, lavande, violette, mauves, prune, parme, morado, morada, violeta, malva, berenjena, roxo, roxa, lilas, ametista, viola, glicine, melanzana, prugna, lavanda, violetti, liila, luumu, laventeli, fioletow*, liliow*, lawendow*, sliwkow*, wrzosow*',
};

const index = new WordIndex<Color>();
for (const [color, names] of Object.entries(colorWords)) index.add(names, color as Color);

/** Inflectional endings of color adjectives: 'schwarzes', 'donkergroene', 'mörkgrått', 'sandfarbene'. */
const inflection = /(?:farben(?:e[nrs]?)?|e[mnrs]?|a|s|tt?)$/;
const minInflectedLength = 5;

/** The first catalog color that a text names. Null if it names none. */
export function findColor(text: string): Color | null {
  const tokens = tokenize(text.slice(0, 300));
  return (
    firstIn(tokens) ??
    firstIn(
      tokens.map((token) => (token.length < minInflectedLength ? token : token.replace(inflection, ''))),
    )
  );
}

/** Color words that usually mean a material or the weather in a product's title: 'Linen Shirt', 'Snow Boots'. */
const ambiguousWords = new Set(
  'linen straw pearl natural jet snow ash butter milk wine smoke ink almond oat walnut army'.split(' '),
);

/** The color that a product's title names. Ambiguous words are ignored. */
export const findColorInTitle = (title: string) =>
  findColor(
    title
      .split(/\s+/)
      .filter((word) => !ambiguousWords.has(word.toLowerCase()))
      .join(' '),
  );

function firstIn(tokens: readonly string[]): Color | null {
  const [first] = index.find(tokens, (colors) => colors[0] ?? null);
  return first?.value ?? null;
}
