import type { WordRow } from './word-table.ts';

/**
 * Well-known brands with their price class and the styles that they are known for, set by hand from general knowledge.
 * A brand says more than any other word of a name, so its `make` goes up to 3. Brands are looked up only in a text that
 * names a brand, because many are everyday words: 'mango' in a description is a color.
 */
export const brands: readonly WordRow[] = [
  // luxury
  ['chanel hermes', { make: 3, is: 'luxe luxe preppy' }],
  [
    'dior christian-dior givenchy lanvin balenciaga celine fendi prada gucci burberry louis-vuitton bottega-veneta loewe chloe nina-ricci carolina-herrera oscar-de-la-renta tom-ford salvatore-ferragamo ferragamo armani giorgio-armani brunello-cucinelli loro-piana max-mara jil-sander akris mulberry mark-cross valextra goyard moynat roger-vivier anya-hindmarch carven nancy-gonzalez tod-s tods smythson loeffler-randall',
    { make: 3, is: 'luxe' },
  ],
  [
    'cartier tiffany bulgari bvlgari van-cleef chopard rolex harry-winston david-yurman john-hardy effy allurez piaget omega',
    { make: 3, is: 'luxe luxe' },
  ],
  [
    'valentino valentino-garavani elie-saab marchesa zuhair-murad monique-lhuillier reem-acra jenny-packham naeem-khan erdem giambattista-valli alberta-ferretti zac-posen jay-godfrey tadashi-shoji badgley-mischka',
    { make: 3, is: 'evening luxe romantic' },
  ],
  [
    'christian-louboutin louboutin jimmy-choo manolo-blahnik giuseppe-zanotti gianvito-rossi sergio-rossi casadei rene-caovilla aquazzura charlotte-olympia nicholas-kirkwood brian-atwood paul-andrew tabitha-simmons pierre-hardy sophia-webster alexandre-birman rupert-sanderson walter-steiger edie-parker judith-leiber',
    { make: 3, is: 'luxe evening' },
  ],
  [
    'dolce-gabbana versace roberto-cavalli moschino emilio-pucci pucci missoni etro mary-katrantzou peter-pilotto msgm kenzo marni matthew-williamson philipp-plein prabal-gurung christopher-kane stella-jean delpozo sonia-rykiel marco-de-vincenzo roksanda vionnet linda-farrow chiara-ferragni',
    { make: 2.5, is: 'bold luxe' },
  ],
  // designers
  [
    'saint-laurent yves-saint-laurent alexander-mcqueen balmain pierre-balmain rick-owens isabel-marant haider-ackermann ann-demeulemeester anthony-vaccarello dsquared2 mcq iro zadig-voltaire allsaints the-kooples acne-studios',
    { make: 2.2, is: 'rock luxe' },
  ],
  [
    'stella-mccartney the-row row maison-margiela margiela proenza-schouler helmut-lang phillip-lim derek-lam narciso-rodriguez victoria-beckham roland-mouret dries-van-noten jason-wu joseph alexander-wang vince theory rag-bone toteme lemaire mansur-gavriel apc a-p-c nanushka eileen-fisher',
    { make: 2.2, is: 'minimal luxe' },
  ],
  ['miu-miu red-valentino simone-rocha see-by-chloe vivetta', { make: 2, is: 'cute luxe romantic' }],
  [
    'vivienne-westwood comme-des-garcons junya-watanabe yohji-yamamoto gareth-pugh vetements off-white',
    { make: 2, is: 'rock bold' },
  ],
  [
    'diane-von-furstenberg dvf tory-burch kate-spade alice-olivia milly lela-rose rebecca-taylor self-portrait zimmermann tibi tanya-taylor markus-lupfer temperley malene-birger paul-joe lilly-pulitzer phase-eight ba-sh rixo',
    { make: 1.2, is: 'preppy romantic' },
  ],
  [
    'rebecca-minkoff alexis-bittar kendra-scott bcbg bcbgmaxazria herve-leger ippolita swarovski jessica-mcclintock sherri-hill adrianna-papell sam-edelman aurelie-bidermann dannijo',
    { make: 0.9, is: 'evening' },
  ],
  [
    'michael-kors marc-jacobs marc-by-marc-jacobs coach ted-baker reiss sandro maje whistles hobbs lk-bennett l-k-bennett karen-millen hugo-boss boss dkny calvin-klein ralph-lauren tommy-hilfiger lacoste brooks-brothers furla longchamp stuart-weitzman vince-camuto nine-west banana-republic ann-taylor loft massimo-dutti cos arket other-stories jaeger filippa-k tiger-of-sweden kenneth-cole cole-haan mcm henri-bendel fossil dooney-bourke guess lancel marc-o-polo',
    { make: 0.7, is: 'office preppy' },
  ],
  [
    'j-brand all-mankind current-elliott paige citizens-of-humanity frame-denim mother true-religion ag-jeans diesel g-star lucky-brand nudie-jeans',
    { make: 0.7, is: 'everyday rock' },
  ],
  ['equipment james-perse splendid majestic ganni samsoe-samsoe', { make: 0.9, is: 'minimal everyday' }],
  [
    'free-people anthropologie spell chan-luu antik-batik ulla-johnson mara-hoffman minnetonka johnny-was pura-vida frye novica alex-ani lucky',
    { make: 0.3, is: 'boho boho' },
  ],
  ['betsey-johnson juicy-couture hello-kitty disney wildfox', { is: 'cute bold' }],
  // high street
  [
    'j-crew madewell gap levi-s levi old-navy uniqlo everlane american-eagle lands-end l-l-bean talbots boden joules barbour gant lee wrangler',
    { is: 'everyday preppy' },
  ],
  ['abercrombie hollister aeropostale superdry jack-wills', { make: -0.6, is: 'everyday preppy beach' }],
  [
    'topshop topman urban-outfitters bershka pull-bear stradivarius monki weekday cheap-monday brandy-melville pacsun nasty-gal missguided american-apparel dr-martens jeffrey-campbell hot-topic',
    { make: -0.6, is: 'street rock' },
  ],
  [
    'zara mango h-m river-island asos new-look miss-selfridge warehouse oasis dorothy-perkins marks-spencer next monsoon accessorize coast debenhams wallis vero-moda vila only esprit lipsy forever-new kurt-geiger carvela dune aldo steve-madden french-connection lindex kappahl gina-tricot bik-bok c-a s-oliver tom-tailor jack-jones selected noisy-may mohito missoma pandora clarks ecco',
    { make: -0.5, is: 'everyday' },
  ],
  ['modcloth unique-vintage lindy-bop collectif', { make: -0.6, is: 'vintage vintage cute' }],
  // the cheapest
  [
    'forever-21 forever boohoo charlotte-russe wet-seal rue-21 primark new-yorker',
    { make: -1.4, is: 'street cute' },
  ],
  [
    'shein sheinside romwe yoins choies zaful rosegal dresslily banggood chicnova chicwish lucluc blackfive persunmall oasap temu aliexpress milanoo tidebuy sammydress',
    { make: -2.7 },
  ],
  // sports and outdoors
  [
    'nike adidas puma reebok under-armour lululemon asics new-balance fila champion jordan umbro kappa',
    { is: 'sporty sporty street' },
  ],
  [
    'converse vans billabong quiksilver hurley stussy supreme carhartt dickies keds jansport herschel eastpak',
    { make: -0.2, is: 'street everyday' },
  ],
  [
    'north-face patagonia columbia timberland ugg sorel hunter canada-goose moncler fjallraven haglofs jack-wolfskin helly-hansen peak-performance',
    { make: 0.2, is: 'cozy utility' },
  ],
  ['ray-ban oakley casio swatch timex', { is: 'everyday' }],
  ['birkenstock havaianas teva toms seafolly roxy', { is: 'beach everyday' }],
];
