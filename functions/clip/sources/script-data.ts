import type { PageScript } from '../parse-page.ts';
import { parseFirst, parseLeniently } from './lenient-json.ts';

const longestState = 3_000_000;
const mostAssignments = 12;
const ofProduct = /\\?"?(?:price|brand|vendor)\w*\\?"?\s*:/i;
const assignment = /(?:=|\bpush\()\s*(?=[{[])/g;
const textOfData = /JSON\.parse\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;
const flight = /^\s*(?:self|window)\.__next_f\.push\((\[.*\])\)\s*;?\s*$/s;

/** The data a script consists of, or that it sets variables to. */
export function valuesOf({ type, text }: PageScript): unknown[] {
  if (text.length > longestState) return [];
  if (type.includes('json') || type.includes('magento')) return parseLeniently(text);
  if (!ofProduct.test(text) || flight.test(text)) return [];
  const values = [...text.matchAll(textOfData)]
    .slice(0, mostAssignments)
    .flatMap(([, literal = '']) => parseLeniently(unquoted(literal)));
  let end = 0;
  for (const { index } of [...text.matchAll(assignment)].slice(0, mostAssignments)) {
    // What stands inside a value that was read is a part of it.
    if (index < end) continue;
    const found = parseFirst(text, text.slice(index).search(/[{[]/) + index);
    values.push(found.value);
    end = found.end;
  }
  return values;
}

/** The rows of data that a Next.js page is sent in pieces, each a part of a long text: '5:{"product":…}'. */
export function flightValues(scripts: readonly PageScript[]): unknown[] {
  const pieces = scripts.map(({ text }) => flight.exec(text)?.[1]).filter((piece) => piece !== undefined);
  const rows = pieces
    .flatMap((piece) => parseLeniently(piece).flat())
    .filter((piece) => typeof piece === 'string')
    .join('')
    .slice(0, longestState)
    .split('\n');
  return rows
    .filter((row) => ofProduct.test(row))
    .flatMap((row) => parseLeniently(row.replace(/^[\da-f]+:[A-Z]?/i, '')));
}

function unquoted(literal: string): string {
  const inner = literal.startsWith("'")
    ? literal.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')
    : '';
  try {
    return JSON.parse(inner ? `"${inner.replaceAll('\\\\"', '\\"')}"` : literal);
  } catch {
    // A text that is no JSON either is read as it stands.
    return literal.slice(1, -1);
  }
}
