import { spawnSync } from 'node:child_process';
import { installBrowser } from './browser.ts';

/** What runs a part of the tests, and what leaves out its tests of the house and its long journeys. */
const parts = {
  unit: { all: ['vitest', 'run'], shorter: ['--project=!house'] },
  e2e: { all: ['playwright', 'test'], shorter: ['--grep-invert=@long'] },
} as const;
type Part = keyof typeof parts;
const serverLog = 'test-results/server.log';

const [wanted = '', ...options] = process.argv.slice(2);
if (wanted && wanted !== 'all' && !(wanted in parts)) {
  console.error(
    'Files and options are for one part: npm run test:unit -- <file>, or npm run test:e2e -- <file>.',
  );
  process.exit(2);
}

/** Runs a part of the tests. Returns whether it passed, with a summary. */
function run(part: Part) {
  if (part === 'e2e') installBrowser();
  const { all, shorter } = parts[part];
  const [command, ...args] = [...all, ...(wanted ? options : shorter)];
  const start = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    // V8's compiled code of the libraries is cached on disk, because each test file runs in a separate process.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env },
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  const passed = status === 0;
  return {
    passed,
    summary: [
      `${part}: ${passed ? 'passed' : 'FAILED'} in ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
      ...(part === 'e2e' && !passed ? [`  the server's log: ${serverLog}`] : []),
    ],
  };
}

// Both parts run even if the first one fails, so that one run shows everything that has to be fixed.
const results = (wanted in parts ? [wanted as Part] : (Object.keys(parts) as Part[])).map(run);
console.log(['', ...results.flatMap(({ summary }) => summary)].join('\n'));
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
