const deepest = 60;
const longest = 1_000_000;

/**
 * Reads JSON as shops write it: with comments, line breaks in strings, commas too many or missing, names without
 * quotation marks, quotation marks inside a text, entities, and an end that never comes. Returns every value
 * found one after the other; what makes no sense is left out.
 */
export function parseLeniently(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    const start = text.slice(0, longest);
    const source =
      start.includes('&quot;') && !/"\s*@?\w+"\s*:/.test(start) ? start.replaceAll('&quot;', '"') : start;
    return new LenientReader(source).readAll();
  }
}

/** The value that starts at a place of a script, and where it ends. */
export function parseFirst(text: string, at: number): { value: unknown; end: number } {
  const reader = new LenientReader(text.slice(at, at + longest));
  return { value: reader.readOne(), end: at + reader.place };
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const literals: Record<string, unknown> = { true: true, false: false, null: null };
/** What stands around values without meaning anything. */
const wrappers = /(?:\/\/)?\s{0,9}(?:<!\[CDATA\[|\]\]>)|<!--|-->/y;
const bare = /[^\s,:{}[\]"']+/y;

class LenientReader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get place() {
    return this.at;
  }

  readOne(): unknown {
    return this.value(0);
  }

  readAll(): unknown[] {
    const values: unknown[] = [];
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const next = this.text[this.at];
      if (next === '{' || next === '[') values.push(this.value(0));
      else this.at++;
    }
    return values;
  }

  private value(depth: number): unknown {
    this.skip();
    const next = this.text[this.at];
    if (next === '{') return this.object(depth);
    if (next === '[') return this.array(depth);
    if (next === '"' || next === "'") return this.string(next);
    const word = this.match(bare);
    if (Object.hasOwn(literals, word)) return literals[word];
    const number = Number(word);
    return word && !Number.isNaN(number) ? number : word || null;
  }

  private object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    this.at++;
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const next = this.text[this.at];
      if (next === '}') {
        this.at++;
        break;
      }
      if (next === ']') break;
      const start = this.at;
      const name = next === '"' || next === "'" ? this.string(next) : this.match(bare);
      this.skip();
      if (this.text[this.at] === ':') {
        this.at++;
        const value = depth < deepest ? this.value(depth + 1) : this.match(bare);
        // A page must not reach the prototype that every object shares.
        if (name !== '__proto__') object[name] = value;
      }
      if (this.at === start) this.at++;
    }
    return object;
  }

  private array(depth: number): unknown[] {
    const array: unknown[] = [];
    this.at++;
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const next = this.text[this.at];
      if (next === ']') {
        this.at++;
        break;
      }
      if (next === '}') break;
      const start = this.at;
      if (depth < deepest) array.push(this.value(depth + 1));
      if (this.at === start) this.at++;
    }
    return array;
  }

  private string(quote: string): string {
    let value = '';
    for (this.at++; this.at < this.text.length; this.at++) {
      const next = this.text[this.at] ?? '';
      if (next === '\\') value += this.escape();
      else if (next === quote && this.endsHere()) break;
      else value += next;
    }
    this.at++;
    return value;
  }

  private escape(): string {
    const code = this.text[++this.at] ?? '';
    if (code !== 'u') return escapes[code] ?? code;
    const digits = this.text.slice(this.at + 1, this.at + 5);
    if (!/^[\da-f]{4}$/i.test(digits)) return '';
    this.at += 4;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  /** Whether a quotation mark ends its text: then what follows is what can follow a value or a name. */
  private endsHere(): boolean {
    const rest = this.text.slice(this.at + 1, this.at + 60).trimStart();
    return (
      rest === '' ||
      /^(?:[:}\]]|,\s*(?:["'{[}\]\d-]|true|false|null|\/|[\w@]+["']?\s*:|$)|["'][\w@]+["']\s*:)/.test(rest)
    );
  }

  private skip() {
    for (let start = -1; start !== this.at; ) {
      start = this.at;
      while (/[\s,;\ufeff]/.test(this.text[this.at] ?? '')) this.at++;
      if (this.match(wrappers)) continue;
      if (this.text.startsWith('//', this.at)) this.skipPast('\n');
      else if (this.text.startsWith('/*', this.at)) this.skipPast('*/');
    }
  }

  private skipPast(end: string) {
    const at = this.text.indexOf(end, this.at + 2);
    this.at = at < 0 ? this.text.length : at + end.length;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }
}
