import { type Node, walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { type Language, pageFileOf } from '../shared/languages.ts';
import { swedish } from './src/swedish/index.ts';

const catalogs: Record<Language, Readonly<Record<string, string>> | null> = { en: null, sv: swedish };
/** The positions of the texts among the arguments of the functions in `src/lib/t.ts`. */
const textsOf: Readonly<Record<string, readonly number[]>> = { t: [0], plural: [1, 2] };

/**
 * Builds the app in one language. Each English text in the code is replaced by its translation, so that a build
 * contains one language only. A call of `t` without values is replaced by the text itself.
 */
export function translation(language: Language): Plugin {
  const catalog = catalogs[language];
  return {
    name: 'translation',
    enforce: 'post',
    config: () => ({ define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) } }),
    transformIndexHtml: (html) =>
      html
        .replace('lang="en"', `lang="${language}"`)
        .replaceAll(
          /(?<=content="|id="too-old">)([A-Z][^"<]+\.)(?=["<])/g,
          (text) => catalog?.[text] ?? text,
        ),
    transform: {
      filter: { id: /\/frontend\/src\/.*\.tsx?$/, code: /\b(t|plural)\(/ },
      handler(code) {
        const changed = new MagicString(code);
        const imports: Node[] = [];
        let isCalled = false;
        walk(this.parse(code) as Node, {
          enter: (node) => {
            if (node.type === 'ImportDeclaration' && /\/t\.ts$/.test(String(node.source.value)))
              imports.push(node);
            if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
            for (const index of textsOf[node.callee.name] ?? []) {
              const text = node.arguments[index];
              if (text?.type !== 'Literal' || typeof text.value !== 'string')
                return this.error('A text is to be written as a literal.', positionOf(node).start);
              const translated = catalog ? catalog[text.value] : text.value;
              if (translated === undefined)
                return this.error(`The catalog lacks “${text.value}”.`, positionOf(text).start);
              const isWhole = node.arguments.length === 1;
              isCalled ||= !isWhole;
              const { start, end } = positionOf(isWhole ? node : text);
              changed.overwrite(start, end, JSON.stringify(translated));
            }
          },
        });
        // Nothing calls the functions any more. With the import, the bundler would put them into the first file of a
        // page.
        if (!isCalled) for (const { start, end } of imports.map(positionOf)) changed.remove(start, end);
        return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page) page.fileName = pageFileOf(language);
      },
    },
  };
}

/** The position of a node in the code. The parser sets it, but the types of ESTree do not declare it. */
const positionOf = (node: Node) => node as Node & { start: number; end: number };
