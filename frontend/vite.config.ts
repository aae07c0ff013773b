import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languages } from '../shared/languages.ts';
import { buildNumber } from './build-number.ts';
import { firstPaint } from './first-paint.ts';
import { lexiconColumns } from './lexicon-columns.ts';
import { translation } from './translation.ts';

const router = resolve(import.meta.dirname, '../node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: resolve(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve(router, 'dom-export.mjs') },
];

/** Writes the number of the build into the page, where `src/lib/new-build.ts` reads it. */
const namedBuild: Plugin = {
  name: 'named-build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'build', content: buildNumber() }, injectTo: 'head' },
  ],
};

/** The mode is the language: `vite build --mode sv` builds the app in Swedish, any other mode in English. */
export default defineConfig(({ mode, command }) => {
  const language = languages.find((each) => each === mode) ?? 'en';
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      tailwindcss(),
      translation(language),
      firstPaint(language),
      lexiconColumns(language),
      namedBuild,
    ],
    // The package of the router leads every bundler to its development build, which is larger and prints more warnings.
    resolve: { alias: command === 'build' ? productionRouter : {} },
    build: {
      // The oldest browsers that run the app; `public/first-paint.js` recognizes older ones.
      target: ['safari16.4', 'chrome111', 'firefox128'],
      outDir: resolve(import.meta.dirname, '../dist'),
      // All languages are built into one folder, to share pictures and fonts. English is built first and empties it.
      emptyOutDir: language === 'en',
      // In kB. The largest file has the words of all languages, which load on demand.
      chunkSizeWarningLimit: 900,
      // Assets stay separate files that browsers cache by the hash in their name. None is inlined into a script.
      assetsInlineLimit: 0,
      // The polyfill is not needed: every browser that can run the app supports `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The modules of Swedish words have no side effects, so that the English build can leave them out.
        treeshake: { moduleSideEffects: [{ test: /\/shared\/swedish\//, sideEffects: false }] },
        output: {
          // The first file contains the names of all others, so a hash with one character less makes it smaller.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // Everything that the first page needs, React included, is in one file. By default it would be three files.
          codeSplitting: {
            groups: [
              { name: 'index', tags: ['$initial'] },
              { name: 'index', test: /rolldown.runtime/ },
            ],
          },
        },
      },
    },
  };
});
