const maxDepth = 60;
const maxLength = 1_000_000;

/**
 * Parses JSON with the mistakes that shops make: comments, line breaks in strings, surplus or missing commas, unquoted
 * names, unescaped quotation marks, HTML entities, and a missing end. Returns each top-level object and array in the
 * text. Skips characters that fit nowhere. Never throws.
 */
export function parseLeniently(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    const start = text.slice(0, maxLength);
    const source =
      start.includes('&quot;') && !/"\s*@?\w+"\s*:/.test(start) ? start.replaceAll('&quot;', '"') : start;
    return lenientParser(source).parseAll();
  }
}

/** Parses the one value that starts at the index `start`. Returns the value and the index after it. */
export function parseFirst(text: string, start: number): { value: unknown; end: number } {
  const parser = lenientParser(text.slice(start, start + maxLength));
  return { value: parser.parseValue(0), end: start + parser.end() };
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const literals: Record<string, unknown> = { true: true, false: false, null: null };
/** CDATA and HTML comment delimiters around a script's content. */
const wrapper = /(?:\/\/)?\s{0,9}(?:<!\[CDATA\[|\]\]>)|<!--|-->/y;
const unquoted = /[^\s,:{}[\]"']+/y;

function lenientParser(text: string) {
  /** The index of the next character. */
  let at = 0;

  function parseAll(): unknown[] {
    const values: unknown[] = [];
    for (skip(); at < text.length; skip()) {
      const next = text[at];
      if (next === '{' || next === '[') values.push(parseValue(0));
      else at++;
    }
    return values;
  }

  function parseValue(depth: number): unknown {
    skip();
    const next = text[at];
    if (next === '{') return parseObject(depth);
    if (next === '[') return parseArray(depth);
    if (next === '"' || next === "'") return parseString(next);
    const word = match(unquoted);
    if (Object.hasOwn(literals, word)) return literals[word];
    const number = Number(word);
    return word && !Number.isNaN(number) ? number : word || null;
  }

  function parseObject(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const next of places('}')) {
      const name = next === '"' || next === "'" ? parseString(next) : match(unquoted);
      skip();
      if (text[at] === ':') {
        at++;
        const value = depth < maxDepth ? parseValue(depth + 1) : match(unquoted);
        // Prevents prototype pollution.
        if (name !== '__proto__') object[name] = value;
      }
    }
    return object;
  }

  function parseArray(depth: number): unknown[] {
    const array: unknown[] = [];
    for (const _ of places(']')) if (depth < maxDepth) array.push(parseValue(depth + 1));
    return array;
  }

  /** Goes through an object or array up to its end, or that of what it is in, and yields where an entry may begin. */
  function* places(end: '}' | ']') {
    at++;
    for (skip(); at < text.length; skip()) {
      const next = text[at];
      if (next === end) at++;
      if (next === '}' || next === ']') return;
      const start = at;
      yield next;
      if (at === start) at++;
    }
  }

  function parseString(quote: string): string {
    let value = '';
    for (at++; at < text.length; at++) {
      const next = text[at] ?? '';
      if (next === '\\') value += parseEscape();
      else if (next === quote && isClosingQuote()) break;
      else value += next;
    }
    at++;
    return value;
  }

  function parseEscape(): string {
    const code = text[++at] ?? '';
    if (code !== 'u') return escapes[code] ?? code;
    const digits = text.slice(at + 1, at + 5);
    if (!/^[\da-f]{4}$/i.test(digits)) return '';
    at += 4;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  /** Whether the quotation mark at `at` closes its string: the text after it can follow a name or a value. */
  function isClosingQuote(): boolean {
    const rest = text.slice(at + 1, at + 60).trimStart();
    return (
      rest === '' ||
      /^(?:[:}\]]|,\s*(?:["'{[}\]\d-]|true|false|null|\/|[\w@]+["']?\s*:|$)|["'][\w@]+["']\s*:)/.test(rest)
    );
  }

  /** Skips white space, separators, comments and wrappers. */
  function skip() {
    for (let start = -1; start !== at; ) {
      start = at;
      while (/[\s,;\ufeff]/.test(text[at] ?? '')) at++;
      if (match(wrapper)) continue;
      if (text.startsWith('//', at)) skipPast('\n');
      else if (text.startsWith('/*', at)) skipPast('*/');
    }
  }

  function skipPast(end: string) {
    const found = text.indexOf(end, at + 2);
    at = found < 0 ? text.length : found + end.length;
  }

  /** Matches a sticky pattern at `at` and moves `at` behind it. Returns the match, empty without one. */
  function match(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  }

  return { parseAll, parseValue, end: () => at };
}
