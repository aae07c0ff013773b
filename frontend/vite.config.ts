import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languages } from '../shared/languages.ts';
import { firstPaint } from './first-paint.ts';
import { translation } from './translation.ts';
import { treeShaking } from './tree-shaking.ts';

/** Its mode is the language of the app, English by default: `vite build --mode sv`. */
export default defineConfig(({ mode }) => {
  const language = languages.find((each) => each === mode) ?? 'en';
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), translation(language), firstPaint(language), ...treeShaking],
    build: {
      outDir: resolve(import.meta.dirname, '../dist'),
      // The builds of all languages lie in one folder, where they share pictures and fonts.
      emptyOutDir: language === 'en',
      // In kB: the ranker with its word lists is the largest part, which loads on demand.
      chunkSizeWarningLimit: 550,
      // Assets stay separate files, which browsers cache by the hash in their name; none is inlined into a script.
      assetsInlineLimit: 0,
      // Every browser that can run the app knows `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The Swedish words only make tables, which the English app leaves out.
        treeshake: { moduleSideEffects: [{ test: /\/shared\/swedish\//, sideEffects: false }] },
        output: {
          // The first file names all the others: one character less of each hash makes it smaller.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // One file for all that the first page needs, React included; by default it would be three.
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
