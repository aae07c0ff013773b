import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: resolve(import.meta.dirname, '../dist'),
    emptyOutDir: true,
    // Assets stay separate files, which browsers cache by the hash in their name; none is inlined into a script.
    assetsInlineLimit: 0,
    // In kB: Amplify's form makes the chunk of the sign-in page 515 kB large before compression.
    chunkSizeWarningLimit: 550,
  },
});
