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
    return new LenientParser(source).parseAll();
  }
}

/** Parses the one value that starts at the index `start`. Returns the value and the index after it. */
export function parseFirst(text: string, start: number): { value: unknown; end: number } {
  const parser = new LenientParser(text.slice(start, start + maxLength));
  return { value: parser.parseValue(0), end: start + parser.at };
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const literals: Record<string, unknown> = { true: true, false: false, null: null };
/** CDATA and HTML comment delimiters around a script's content. */
const wrapper = /(?:\/\/)?\s{0,9}(?:<!\[CDATA\[|\]\]>)|<!--|-->/y;
const unquoted = /[^\s,:{}[\]"']+/y;

class LenientParser {
  /** The index of the next character. */
  at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  parseAll(): unknown[] {
    const values: unknown[] = [];
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const next = this.text[this.at];
      if (next === '{' || next === '[') values.push(this.parseValue(0));
      else this.at++;
    }
    return values;
  }

  parseValue(depth: number): unknown {
    this.skip();
    const next = this.text[this.at];
    if (next === '{') return this.parseObject(depth);
    if (next === '[') return this.parseArray(depth);
    if (next === '"' || next === "'") return this.parseString(next);
    const word = this.match(unquoted);
    if (Object.hasOwn(literals, word)) return literals[word];
    const number = Number(word);
    return word && !Number.isNaN(number) ? number : word || null;
  }

  private parseObject(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const next of this.places('}')) {
      const name = next === '"' || next === "'" ? this.parseString(next) : this.match(unquoted);
      this.skip();
      if (this.text[this.at] === ':') {
        this.at++;
        const value = depth < maxDepth ? this.parseValue(depth + 1) : this.match(unquoted);
        // Prevents prototype pollution.
        if (name !== '__proto__') object[name] = value;
      }
    }
    return object;
  }

  private parseArray(depth: number): unknown[] {
    const array: unknown[] = [];
    for (const _ of this.places(']')) if (depth < maxDepth) array.push(this.parseValue(depth + 1));
    return array;
  }

  /** Goes through an object or array up to its end, or that of what it is in, and yields where an entry may begin. */
  private *places(end: '}' | ']') {
    this.at++;
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const next = this.text[this.at];
      if (next === end) this.at++;
      if (next === '}' || next === ']') return;
      const start = this.at;
      yield next;
      if (this.at === start) this.at++;
    }
  }

  private parseString(quote: string): string {
    let value = '';
    for (this.at++; this.at < this.text.length; this.at++) {
      const next = this.text[this.at] ?? '';
      if (next === '\\') value += this.parseEscape();
      else if (next === quote && this.isClosingQuote()) break;
      else value += next;
    }
    this.at++;
    return value;
  }

  private parseEscape(): string {
    const code = this.text[++this.at] ?? '';
    if (code !== 'u') return escapes[code] ?? code;
    const digits = this.text.slice(this.at + 1, this.at + 5);
    if (!/^[\da-f]{4}$/i.test(digits)) return '';
    this.at += 4;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  /**
   * Whether the quotation mark at `at` closes its string. It does if the text after it can follow a name or a value.
   */
  private isClosingQuote(): boolean {
    const rest = this.text.slice(this.at + 1, this.at + 60).trimStart();
    return (
      rest === '' ||
      /^(?:[:}\]]|,\s*(?:["'{[}\]\d-]|true|false|null|\/|[\w@]+["']?\s*:|$)|["'][\w@]+["']\s*:)/.test(rest)
    );
  }

  /** Skips white space, separators, comments and wrappers. */
  private skip() {
    for (let start = -1; start !== this.at; ) {
      start = this.at;
      while (/[\s,;\ufeff]/.test(this.text[this.at] ?? '')) this.at++;
      if (this.match(wrapper)) continue;
      if (this.text.startsWith('//', this.at)) this.skipPast('\n');
      else if (this.text.startsWith('/*', this.at)) this.skipPast('*/');
    }
  }

  private skipPast(end: string) {
    const at = this.text.indexOf(end, this.at + 2);
    this.at = at < 0 ? this.text.length : at + end.length;
  }

  /** Matches a sticky pattern at `at` and moves `at` behind it. Returns the match, empty without one. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }
}
