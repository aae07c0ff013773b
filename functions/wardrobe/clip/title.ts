import { plainText } from './plain-text.ts';
import { tokensOf } from './tokens.ts';

const separator = /\s+(?:[|·•–—»:]|[-–—]+|::|\/\/)\s+|\s*\|\s*/;
/** What shops add to the name of a product for search engines. */
const noise = new RegExp(
  [
    '^(?:buy|shop|order|köp|handla|kaufen|acheter|achetez|comprar|compra|koop|kopen|køb|kjøp|osta|kup|acquista)(?: now| online| nu| jetzt| ici| på nätet| en ligne| en línea| verkossa)?$',
    '(?:official|officiell|offizieller|officiel|oficial|ufficiale|officiële)\\b.{0,30}(?:site|shop|store|webbplats|online|boutique|tienda|sito|web|website|winkel)',
    '^(?:free|fri|kostenloser?|gratis|livraison|envío|spedizione)\\b.{0,40}(?:shipping|delivery|returns?|frakt|versand|gratuite|gratis|gratuita|verzending)',
    '(?:buy|shop|köp|handla|acheter|comprar|kopen|køb|kjøp|acquista|bestellen|kaufen) (?:it )?(?:online|now|nu|hos|bei|på|op|en ligne|sur|en)\\b',
    '\\b(?:online kaufen|online bestellen|online kopen|online shop|online store|online-shop|onlineshop|webshop|en ligne|fashion online|mode online|online)$',
    '^(?:new arrivals?|new in|sale|outlet|home|shop|store|women|men|woman|man|kvinna|herr|dam|damen|herren|femme|homme|mujer|hombre|donna|uomo|dames|heren)$',
  ].join('|'),
  'i',
);
const shopAfter = /\s+(?:at|from|by|on|hos|från|på|bei|von|chez|sur|en|su|bij|op|fra|w)\s+(\S.{0,40})$/i;
/** What a shop's name ends with where there is one of it in each country. */
const nation =
  /(?:us|usa|uk|gb|eu|europe|ca|au|de|at|ch|fr|es|it|nl|be|se|no|dk|fi|pl|ie|official|online|shop|store)$/;
const wish =
  /^(?:buy|shop|köp|acheter|comprar|koop|køb|kjøp|osta|kup|acquista)\s+(?=\S)|\s+(?:buy |köp |kaufen )?online$|\s+(?:online )?(?:kaufen|bestellen|kopen)$/gi;
const edges = /^[\s|·•:–—-]+|[\s|·•:–—-]+$/g;
const longest = 200;

type Shop = { names: readonly string[]; address: URL | null };

/** The name of a product without that of the shop and what else stands around it. */
export function cleanTitle(title: string, { names, address }: Shop): string | null {
  const whole = plainText(title).slice(0, 500);
  const hosts = address
    ? address.hostname
        .split('.')
        .slice(0, -1)
        .filter((label) => label.length > 1 && label !== 'www')
    : [];
  const shops = [...names, ...hosts].map(compact).filter((name) => name.length > 1);
  const host = address ? compact(address.hostname.replace(/^www\./, '')) : '';
  const isShop = (text: string) => {
    const plain = compact(text);
    const national = plain.replace(nation, '');
    return (
      plain !== '' &&
      [plain, national].some((name) => shops.includes(name) || name === host || name === `www${host}`)
    );
  };

  const [, first = '', rest = ''] = /^([^:]{2,60}):\s+(.+)$/.exec(whole) ?? [];
  const named = split(isShop(first) ? rest : whole).filter(({ text }) => !isShop(text) && !isDomain(text));
  const telling = named.filter(({ text }) => !noise.test(text));
  const kept = telling.length ? telling : named;
  const joined = kept.map(({ text, before }, i) => (i ? before : '') + text).join('');
  const found = shopAfter.exec(joined);
  const name = found?.[1] && isShop(found[1]) ? joined.slice(0, found.index) : joined;
  return name.replace(wish, '').replace(edges, '').slice(0, longest) || null;
}

function split(title: string): { text: string; before: string }[] {
  const parts: { text: string; before: string }[] = [];
  let rest = title;
  let before = '';
  for (let found = separator.exec(rest); found && parts.length < 12; found = separator.exec(rest)) {
    parts.push({ text: rest.slice(0, found.index).trim(), before });
    before = found[0];
    rest = rest.slice(found.index + found[0].length);
  }
  parts.push({ text: rest.trim(), before });
  return parts.filter(({ text }) => text);
}

const compact = (text: string) => tokensOf(text).join('');
const isDomain = (text: string) =>
  /^(?:www\.)?[\w-]+\.(?:com|net|org|shop|store|co|eu|[a-z]{2})(?:\.[a-z]{2})?$/i.test(text);
