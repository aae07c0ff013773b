import { findColor } from './color.ts';
import { plainText } from './plain-text.ts';
import { normalizeName } from './shop-name.ts';

const separator = /\s+(?:[|·•–—»:]|[-–—]+|::|\/\/)\s+|\s*\|\s*/;
/** Parts of a title that shops add for search engines, such as 'Official site', '€ 49', 'Free shipping' or 'Women'. */
const searchTerms = new RegExp(
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
const shopSuffix = /\s+(?:at|from|by|on|hos|från|på|bei|von|chez|sur|en|su|bij|op|fra|w)\s+(\S.{0,40})$/i;
const callToAction =
  /^(?:buy|shop|köp|acheter|comprar|koop|køb|kjøp|osta|kup|acquista)\s+(?=\S)|\s+(?:buy |köp |kaufen )?online$|\s+(?:online )?(?:kaufen|bestellen|kopen)$/gi;
const edgeSeparators = /^[\s|·•:–—-]+|[\s|·•:–—-]+$/g;
const maxLength = 200;
const maxInputLength = 500;
const maxParts = 12;

type TitlePart = { text: string; separatorBefore: string };

/**
 * Extracts a product's name from a title. Removes the shop's name, calls to action and other additions. If a part of
 * the title equals the page's heading, the other parts are dropped, unless one of them names a color. Null if nothing
 * remains.
 */
export function cleanTitle(
  title: string,
  isShopName: (text: string) => boolean,
  heading?: string,
): string | null {
  const text = plainText(title).slice(0, maxInputLength);
  const [, prefix = '', rest = ''] = /^([^:]{2,60}):\s+(.+)$/.exec(text) ?? [];
  const parts = splitTitle(isShopName(prefix) ? rest : text).filter(
    ({ text }) => !isShopName(text) && !isDomain(text),
  );
  const withoutTerms = parts.filter(({ text }) => !searchTerms.test(text));
  const kept = withoutTerms.length ? withoutTerms : parts;
  const joined =
    partOfHeading(kept, heading) ??
    kept.map(({ text, separatorBefore }, i) => (i ? separatorBefore : '') + text).join('');
  const suffix = shopSuffix.exec(joined);
  const name = suffix?.[1] && isShopName(suffix[1]) ? joined.slice(0, suffix.index) : joined;
  return name.replace(callToAction, '').replace(edgeSeparators, '').slice(0, maxLength) || null;
}

/** The part of the title that equals the heading. Null if no part does, or if another part names a color. */
function partOfHeading(parts: readonly TitlePart[], heading?: string): string | null {
  const wanted = heading && normalizeName(heading);
  const match = wanted ? parts.find(({ text }) => normalizeName(text) === wanted) : undefined;
  if (!match || parts.some((part) => part !== match && findColor(part.text))) return null;
  return match.text;
}

function splitTitle(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  let rest = title;
  let separatorBefore = '';
  for (let found = separator.exec(rest); found && parts.length < maxParts; found = separator.exec(rest)) {
    parts.push({ text: rest.slice(0, found.index).trim(), separatorBefore });
    separatorBefore = found[0];
    rest = rest.slice(found.index + found[0].length);
  }
  parts.push({ text: rest.trim(), separatorBefore });
  return parts.filter(({ text }) => text);
}

const isDomain = (text: string) =>
  /^(?:www\.)?[\w-]+\.(?:com|net|org|shop|store|co|eu|[a-z]{2})(?:\.[a-z]{2})?$/i.test(text);
