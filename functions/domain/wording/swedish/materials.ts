import type { Adjective } from '#shared/swedish/names';

type Fabric = { form: 'en' | 'ett'; name: string };
const en = (name: string): Fabric => ({ form: 'en', name });
const ett = (name: string): Fabric => ({ form: 'ett', name });

/** The fabrics that descriptions name. */
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

const withPattern = (stem: string): Adjective => [`${stem}ad`, `${stem}at`, `${stem}ade`];
const ending = (stem: string): Adjective => [stem, `${stem}t`, `${stem}a`];

/** The patterns that descriptions name. */
export const patterns: Readonly<Record<string, Adjective>> = {
  striped: ending('randig'),
  checked: ending('rutig'),
  dotted: ending('prickig'),
  floral: ending('blommig'),
  leopard: withPattern('leopardmönstr'),
  paisley: withPattern('paisleymönstr'),
  'tie-dye': withPattern('batikfärg'),
  patchwork: withPattern('lapptäcksmönstr'),
};
