import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node',
  setupFiles: ['test/support/app/aws-environment.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Functions, which may do what the policies of their roles allow. */
const functions = {
  ...node,
  globalSetup: ['test/support/rights/global-setup.ts'],
  setupFiles: [...node.setupFiles, 'test/support/rights/none-refused.ts'],
};
/** Tests of the house itself: what stands in for AWS, templates, commands, bundles, faults, races and accuracy. */
const house = [
  'test/{bench,bin,infra}/**/*.test.ts',
  'test/functions/{faults,repeats,model,metrics,past-cloudfront}.test.ts',
  'test/functions/**/{races,*-accuracy}.test.ts',
];

export default defineConfig({
  test: {
    // All processors: by default one is left idle, which on two of them takes twice the time.
    maxWorkers: '100%',
    // What a test writes is read when it fails.
    silent: 'passed-only',
    projects: [
      { test: { ...functions, name: 'node', include: ['test/functions/**/*.test.ts'], exclude: house } },
      { test: { ...functions, name: 'house', include: house } },
      {
        test: {
          ...node,
          name: 'shared',
          include: ['test/shared/**/*.test.ts'],
          // Its modules keep nothing: they are loaded once by each process, and not by each file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'frontend',
          environment: 'jsdom',
          // A context of V8 for each file, in a process that has loaded jsdom once.
          pool: 'vmForks',
          include: ['test/frontend/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/fake/no-owner-stacks.ts', 'test/support/fake/dom.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
