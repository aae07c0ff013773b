import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './first-paint.ts';
import { treeShaking } from './tree-shaking.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), firstPaint, ...treeShaking],
  build: {
    outDir: resolve(import.meta.dirname, '../dist'),
    emptyOutDir: true,
    // In kB: the ranker with its word lists is the largest part, which loads on demand.
    chunkSizeWarningLimit: 550,
    // Assets stay separate files, which browsers cache by the hash in their name; none is inlined into a script.
    assetsInlineLimit: 0,
    // Every browser that can run the app knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
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
});
