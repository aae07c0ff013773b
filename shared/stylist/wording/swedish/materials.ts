import { type Adjective, adjective, participle } from '#shared/swedish/adjective';

type Fabric = { form: 'en' | 'ett'; name: string };
const en = (name: string): Fabric => ({ form: 'en', name });
const ett = (name: string): Fabric => ({ form: 'ett', name });

/** The Swedish names of the fabrics that descriptions name. */
export const fabrics: Readonly<Record<string, Fabric>> = {
  cashmere: en('kashmir'),
  merino: en('merinoull'),
  mohair: en('mohair'),
  wool: en('ull'),
  linen: ett('linne'),
  silk: ett('siden'),
  satin: en('satin'),
  velvet: en('sammet'),
  lace: en('spets'),
  chiffon: en('chiffong'),
  tulle: en('tyll'),
  tweed: en('tweed'),
  corduroy: en('manchester'),
  flannel: en('flanell'),
  suede: en('mocka'),
  leather: ett('läder'),
  denim: en('denim'),
  canvas: en('kanvas'),
  straw: en('halm'),
  poplin: en('poplin'),
  seersucker: en('seersucker'),
  crepe: en('kräpp'),
  gabardine: en('gabardin'),
  fleece: en('fleece'),
  crochet: ett('virkat garn'),
  cotton: en('bomull'),
  jersey: en('jersey'),
};

/** An adjective with regular endings: 'randig', 'randigt', 'randiga'. */
const regular = (word: string) => adjective(word, `${word}t`, `${word}a`);

/** The Swedish adjectives for the patterns that descriptions name. */
export const patterns: Readonly<Record<string, Adjective>> = {
  striped: regular('randig'),
  checked: regular('rutig'),
  dotted: regular('prickig'),
  floral: regular('blommig'),
  leopard: participle('leopardmönstrad'),
  paisley: participle('paisleymönstrad'),
  'tie-dye': participle('batikfärgad'),
  patchwork: participle('lapptäcksmönstrad'),
};
