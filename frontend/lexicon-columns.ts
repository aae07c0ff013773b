import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { languages } from '../shared/stylist/hearing/brief.ts';

/** The query of the modules that have the tables of the lexicon in all languages. */
const all = '?all';
const isStylist = /\/shared\/stylist\//;
/** Names of pieces are searched, and those of files read, in all languages. */
const alwaysWhole = /\/(garments|colors|category-words)\.json$/;

/**
 * Leaves the words of all languages but one out of the tables of the lexicon. Function words stay, because they show in
 * which language a text is written. A module of the stylist that is imported with `?all` has all of them, and so do the
 * modules that it imports.
 */
export function lexiconColumns(language: string): Plugin {
  const isLeftOut = (name: unknown) => languages.some((each) => each === name && each !== language);
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
        code: `export default ${await readFile(id.slice(0, -all.length), 'utf8')}`,
        moduleType: 'js',
      }),
    },
    transform: {
      filter: { id: { include: /\/shared\/stylist\/lexicon\/[a-z-]+\.json$/, exclude: alwaysWhole } },
      handler(code) {
        const [header = [], ...rows] = JSON.parse(code) as unknown[][];
        const at = header.indexOf('language');
        const kept = rows.filter((row) => row[0] === 'function' || at < 0 || !isLeftOut(row[at]));
        const cells = kept.map((row) => row.map((cell, column) => (isLeftOut(header[column]) ? '' : cell)));
        return { code: JSON.stringify([header, ...cells]), map: null };
      },
    },
  };
}
