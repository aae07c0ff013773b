import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What measures. One file runs at a time, so that no measurement competes with another one. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['test/bench/*.bench.ts'],
    setupFiles: ['test/support/app/aws-environment.ts'],
    // The app is built as it is deployed; Vitest's own value would build React for development.
    env: { NODE_ENV: 'production' },
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // The figures are what this is run for: they are printed as they are, beside the names of the tests.
    disableConsoleIntercept: true,
    reporters: ['verbose'],
  },
});
