import { readFileSync, writeFileSync } from 'node:fs';
import { contracts } from '#shared/contract/index';
import app from '../package.json' with { type: 'json' };
import { breakingDifferences } from './contract/breaking.ts';
import { callsOf, mayBreak, type Release, written } from './contract/snapshot.ts';

/*
 * Compares the contract with that of the last release. `npm run contract -- --release` makes today's contract the
 * released one.
 */

const file = new URL('../shared/contract/released.json', import.meta.url);
const today = { version: app.version, calls: callsOf(contracts) };
if (process.argv.includes('--release')) writeFileSync(file, written(today));
const released: Release = JSON.parse(readFileSync(file, 'utf8'));
const differences = breakingDifferences(released.calls, today.calls);
if (differences.length > 0 && !mayBreak(released.version, app.version)) {
  console.error(
    [
      `Clients of version ${released.version} would break:`,
      ...differences.map((each) => `  ${each}`),
      'Keep the call as it was beside the new one, or raise the major version (before 1.0 the minor one) in package.json.',
    ].join('\n'),
  );
  process.exitCode = 1;
}
