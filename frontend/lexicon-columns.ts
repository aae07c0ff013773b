import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { languages } from '../shared/stylist/hearing/brief.ts';

/** The query of the modules that have the tables of the lexicon in all languages. */
const all = '?all';
const isStylist = /\/shared\/stylist\//;
/** Names of pieces are searched, and those of files read, in all languages. */
const alwaysWhole = /\/(garments|colors|category-words)\.json$/;

/** Columns that say nothing about what is heard: what a row means, for readers, a climate, and what only chooses. */
const notHeard =
  /:(?:means|latitude|longitude|maxima|phrase|styles|families|wants|avoids|prefers|unmet)$|\/(?:settings|weather-rules)\.json.*:bans$|\/rule-lists\.json.*:rule$/;

const isLanguage = (name: unknown) => languages.some((each) => each === name);
/** Columns of words, separated by commas. */
const isWords = (name: unknown) =>
  isLanguage(name) || /^(?:names|foreign|words|after|before|not after)$/.test(`${name}`);

type Row = readonly unknown[];

/**
 * Returns a table as JSON without the content of some columns, the rows of languages that are left out, and the spaces after
 * the commas between words.
 */
function tableWithout(code: string, id: string, isLeftOut: (name: unknown) => boolean): string {
  const table: Row[] | Record<string, Row> = JSON.parse(code);
  const isNamed = !Array.isArray(table);
  const [header = [], ...rows] = isNamed ? Object.entries(table).map((row) => row.flat()) : table;
  const at = header.indexOf('language');
  const kept = rows.filter((row) => row[0] === 'function' || at < 0 || !isLeftOut(row[at]));
  const isEmptied = (name: unknown) => notHeard.test(`${id}:${name}`) || isLeftOut(name);
  const end = header.findLastIndex((name) => !isLeftOut(name)) + 1;
  const left = [header, ...kept].map((row, at) =>
    row.slice(0, end).map((cell, column) => {
      const name = header[column];
      if (at > 0 && isEmptied(name)) return Array.isArray(cell) ? [] : '';
      return isWords(name) ? `${cell}`.replaceAll(', ', ',') : cell;
    }),
  );
  return JSON.stringify(isNamed ? Object.fromEntries(left.map(([name, ...row]) => [name, row])) : left);
}

/**
 * Leaves the words of all languages but one, and what only the server uses, out of the tables of the lexicon. Function
 * words stay, because they show in which language a text is written. A module of the stylist that is imported with `?all`
 * has all of them, and so do the modules that it imports.
 */
export function lexiconColumns(language: string): Plugin {
  const isOther = (name: unknown) => name === 'foreign' || (isLanguage(name) && name !== language);
  return {
    name: 'lexicon-columns',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(all) || source.endsWith(all)) return null;
      const resolved = await this.resolve(source, importer, options);
      return resolved && isStylist.test(resolved.id) ? `${resolved.id}${all}` : resolved;
    },
    // With a query, Vite does not read a file as JSON.
    load: {
      filter: { id: /\.json\?all$/ },
      handler: async (id) => ({
        code: `export default ${tableWithout(await readFile(id.slice(0, -all.length), 'utf8'), id, () => false)}`,
        moduleType: 'js',
      }),
    },
    transform: {
      filter: { id: { include: /\/shared\/stylist\/lexicon\/[a-z-]+\.json$/, exclude: alwaysWhole } },
      handler: (code, id) => ({ code: tableWithout(code, id, isOther), map: null }),
    },
  };
}
