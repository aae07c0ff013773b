import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node',
  setupFiles: ['test/support/app/aws-environment.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // All processors: by default one is left idle, which on two of them takes twice the time.
    maxWorkers: '100%',
    // What a test writes is read when it fails.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          // Functions may do what the policies of their roles allow.
          globalSetup: ['test/support/rights/global-setup.ts'],
          setupFiles: [...node.setupFiles, 'test/support/rights/none-refused.ts'],
          include: ['test/{bench,bin,functions,infra}/**/*.test.ts'],
        },
      },
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
