import { spawnSync } from 'node:child_process';
import { installBrowser } from './browser.ts';

const parts = {
  unit: ['vitest', 'run'],
  e2e: ['playwright', 'test'],
} as const;
type Part = keyof typeof parts;
const serverLog = 'test-results/server.log';

const [wanted, ...options] = process.argv.slice(2);
if (wanted && !(wanted in parts)) {
  console.error(
    'Files and options are for one part: npm run test:unit -- <file>, or npm run test:e2e -- <file>.',
  );
  process.exit(2);
}

/** Runs a part, and says how it ended; resolves to whether it passed. */
function run(part: Part) {
  if (part === 'e2e') installBrowser();
  const [command, ...args] = parts[part];
  const start = Date.now();
  const { status } = spawnSync(command, [...args, ...options], {
    stdio: 'inherit',
    // What V8 has compiled of the libraries is kept: each test file runs in a process of its own.
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

// Both parts are run even if the first one fails: one run tells all there is to mend.
const results = (wanted ? [wanted as Part] : (Object.keys(parts) as Part[])).map(run);
console.log(['', ...results.flatMap(({ summary }) => summary)].join('\n'));
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
