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
    // Pictures are files with a hash in their name, which a browser keeps; none is put into a script.
    assetsInlineLimit: 0,
    // The sign-in page carries the user pool's form, 515 kB before compression, and is loaded only there.
    chunkSizeWarningLimit: 550,
  },
});
