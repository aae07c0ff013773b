import { defineConfig } from '@playwright/test';
import { browserOptions } from './bin/browser.ts';

const port = 3217;

// A test runs on a desktop. With the tag `@phone` it runs on a phone, with `@both` on both of them. The tag `@long` is for
// tests that `npm test` leaves out.
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalTeardown: 'test/support/rights/no-refusals.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/snapshots/{arg}{ext}' } },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: browserOptions(),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: /@(phone|both)\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // Its log is read when something fails; bin/test.ts says where it is.
    command:
      'mkdir -p test-results && rm -rf test-results/data && node test/support/rights/serve.ts > test-results/server.log 2>&1',
    env: { PORT: String(port), DATA_DIR: 'test-results/data' },
    url: `http://localhost:${port}/config.json`,
    timeout: 120_000,
  },
});
