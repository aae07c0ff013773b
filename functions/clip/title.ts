import { plainText } from './plain-text.ts';
import { compact } from './shop-name.ts';
import { toColor } from './words/color.ts';

const separator = /\s+(?:[|·•–—»:]|[-–—]+|::|\/\/)\s+|\s*\|\s*/;
/** What shops add to the name of a product for search engines. */
const noise = new RegExp(
  [
    '^(?:buy|shop|order|köp|handla|kaufen|acheter|achetez|comprar|compra|koop|kopen|køb|kjøp|osta|kup|acquista)(?: now| online| nu| jetzt| ici| på nätet| en ligne| en línea| verkossa)?$',
    '(?:official|officiell|offizieller|officiel|oficial|ufficiale|officiële)\\b.{0,30}(?:site|shop|store|webbplats|online|boutique|tienda|sito|web|website|winkel)',
    '^(?:[€£$] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|kr|zł|eur|sek|usd|gbp|chf))$',
    '^(?:free|fri|kostenloser?|gratis|livraison|envío|spedizione)\\b.{0,40}(?:shipping|delivery|returns?|frakt|versand|gratuite|gratis|gratuita|verzending)',
    '(?:buy|shop|köp|handla|acheter|comprar|kopen|køb|kjøp|acquista|bestellen|kaufen) (?:it )?(?:online|now|nu|hos|bei|på|op|en ligne|sur|en)\\b',
    '\\b(?:online kaufen|online bestellen|online kopen|online shop|online store|online-shop|onlineshop|webshop|en ligne|fashion online|mode online|online)$',
    '^(?:new arrivals?|new in|sale|outlet|home|shop|store|women|men|woman|man|kvinna|herr|dam|damen|herren|femme|homme|mujer|hombre|donna|uomo|dames|heren)$',
  ].join('|'),
  'i',
);
const shopAfter = /\s+(?:at|from|by|on|hos|från|på|bei|von|chez|sur|en|su|bij|op|fra|w)\s+(\S.{0,40})$/i;
const wish =
  /^(?:buy|shop|köp|acheter|comprar|koop|køb|kjøp|osta|kup|acquista)\s+(?=\S)|\s+(?:buy |köp |kaufen )?online$|\s+(?:online )?(?:kaufen|bestellen|kopen)$/gi;
const edges = /^[\s|·•:–—-]+|[\s|·•:–—-]+$/g;
const longest = 200;

/**
 * The name of a product without that of the shop and what else stands around it. Where the page has a heading
 * that is a part of the title, what stands beside it is of the shop as well, unless it is a color.
 */
export function cleanTitle(
  title: string,
  isShop: (text: string) => boolean,
  heading?: string,
): string | null {
  const whole = plainText(title).slice(0, 500);
  const [, first = '', rest = ''] = /^([^:]{2,60}):\s+(.+)$/.exec(whole) ?? [];
  const named = split(isShop(first) ? rest : whole).filter(({ text }) => !isShop(text) && !isDomain(text));
  const telling = named.filter(({ text }) => !noise.test(text));
  const kept = telling.length ? telling : named;
  const joined =
    ofHeading(kept, heading) ?? kept.map(({ text, before }, i) => (i ? before : '') + text).join('');
  const found = shopAfter.exec(joined);
  const name = found?.[1] && isShop(found[1]) ? joined.slice(0, found.index) : joined;
  return name.replace(wish, '').replace(edges, '').slice(0, longest) || null;
}

function ofHeading(parts: readonly { text: string }[], heading?: string): string | null {
  const wanted = heading && compact(heading);
  const own = wanted ? parts.find(({ text }) => compact(text) === wanted) : undefined;
  if (!own || parts.some((part) => part !== own && toColor(part.text))) return null;
  return own.text;
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

const isDomain = (text: string) =>
  /^(?:www\.)?[\w-]+\.(?:com|net|org|shop|store|co|eu|[a-z]{2})(?:\.[a-z]{2})?$/i.test(text);
