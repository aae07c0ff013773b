import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The configuration of the benchmarks. One file runs at a time, so that measurements do not compete. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['test/bench/*.bench.ts'],
    setupFiles: ['test/support/app/aws-environment.ts'],
    // Builds the app as for a deployment. With Vitest's own value, React would be built for development.
    env: { NODE_ENV: 'production' },
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // The measurements are the result of a run, so they are printed directly, next to the names of the tests.
    disableConsoleIntercept: true,
    reporters: ['verbose'],
  },
});
