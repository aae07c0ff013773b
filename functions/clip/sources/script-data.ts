import { parseFirst, parseLeniently } from './lenient-json.ts';

/** A script element. A JSON attribute is represented as a script of type `json`. */
export type PageScript = { type: string; text: string };

const maxLength = 3_000_000;
const maxAssignments = 12;
const productKey = /\\?"?(?:price|brand|vendor)\w*\\?"?\s*:/i;
const assignment = /(?:=|\bpush\()\s*(?=[{[])/g;
const jsonParseCall = /JSON\.parse\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;
const flightPush = /^\s*(?:self|window)\.__next_f\.push\((\[.*\])\)\s*;?\s*$/s;

const dataAttribute = /^data-(?:(?:product|item|pdp|gtm|analytics|tracking)[\w-]*|mage-init)$/;
const dataScript = /^\s*(?:\/\/[^\n]*\n\s*)?(?:window|self|var|let|const|Shopify|dataLayer)\b/;

/** Whether an attribute holds an object or array for a script, such as Magento's `data-mage-init` or `data-product`. */
export const isJsonAttribute = (name: string, value = '') =>
  (value.startsWith('{') || value.startsWith('[')) && value.length > 20 && dataAttribute.test(name);

/** Whether a script may hold data: it is JSON, or starts by setting a variable. */
export const isDataScript = ({ type, text }: PageScript) =>
  isJsonType(type) || dataScript.test(text.slice(0, 200));

const isJsonType = (type: string) => type.includes('json') || type.includes('magento');

/**
 * The values in a script. A JSON script is parsed. A JavaScript is searched for values that it assigns to variables,
 * pushes to arrays or passes to `JSON.parse`. It is never run, and it is skipped if it contains no price, brand or
 * vendor.
 */
export function parseScript({ type, text }: PageScript): unknown[] {
  if (text.length > maxLength) return [];
  if (isJsonType(type)) return parseLeniently(text);
  if (!productKey.test(text) || flightPush.test(text)) return [];
  const values = [...text.matchAll(jsonParseCall)]
    .slice(0, maxAssignments)
    .flatMap(([, literal = '']) => parseLeniently(unquote(literal)));
  let end = 0;
  for (const { index } of [...text.matchAll(assignment)].slice(0, maxAssignments)) {
    // An assignment inside a value that was already parsed belongs to that value and is skipped.
    if (index < end) continue;
    const parsed = parseFirst(text, text.slice(index).search(/[{[]/) + index);
    values.push(parsed.value);
    end = parsed.end;
  }
  return values;
}

/**
 * The rows of React Server Components data ("flight", `5:{"product":…}`). Next.js splits this text into pieces and
 * sends each piece in a script of its own. Rows without a price, brand or vendor are skipped.
 */
export function parseFlightRows(scripts: readonly PageScript[]): unknown[] {
  const pieces = scripts.map(({ text }) => flightPush.exec(text)?.[1]).filter((piece) => piece !== undefined);
  const rows = pieces
    .flatMap((piece) => parseLeniently(piece).flat())
    .filter((piece) => typeof piece === 'string')
    .join('')
    .slice(0, maxLength)
    .split('\n');
  return rows
    .filter((row) => productKey.test(row))
    .flatMap((row) => parseLeniently(row.replace(/^[\da-f]+:[A-Z]?/i, '')));
}

/** The text of a JavaScript string literal in single or double quotation marks. */
function unquote(literal: string): string {
  const inner = literal.startsWith("'")
    ? literal.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')
    : '';
  try {
    return JSON.parse(inner ? `"${inner.replaceAll('\\\\"', '\\"')}"` : literal);
  } catch {
    // JSON does not know some escapes, such as \x27. The lenient parser handles them later.
    return literal.slice(1, -1);
  }
}
