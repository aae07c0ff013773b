import { readFileSync } from 'node:fs';
import { type Line, recorded } from './log.ts';
import type { Policies } from './policies.ts';
import { logOf, policyFile } from './prepare.ts';
import { type Reason, unrecorded } from './unrecorded.ts';
import { matches } from './wildcards.ts';

/**
 * Prints the granted rights that the last test runs did not use, grouped by the reason why they are granted anyway.
 * Fails if a right is unused without a reason, if a reason no longer applies, or if a function was refused something.
 */
const folders = [logOf('unit'), logOf('e2e')];
const used = new Set(folders.flatMap((folder) => recorded(folder, 'used')));
const refused = folders.flatMap((folder) => recorded(folder, 'refused'));
if (used.size === 0) {
  console.error('No test has used a right yet: run npm run test:all first.');
  process.exit(2);
}

const policies: Policies = JSON.parse(readFileSync(await policyFile(), 'utf8'));
const granted: Line[] = Object.entries(policies).flatMap(([name, { Statement }]) =>
  Statement.flatMap(({ Action, Resource }) =>
    [Action].flat().flatMap((action) => Resource.map((resource) => `${name} ${action} ${resource}`)),
  ),
);
/** Whether a right was used. The resource of a right may contain wildcards. */
const isUsed = (right: Line) => [...used].some((line) => matches(line)(right));
const unused = [...new Set(granted)].filter((right) => !isUsed(right));
const reasonOf = (right: Line) => unrecorded.find(({ rights }) => rights.test(right));

const explain = ({ why, rights }: Reason) =>
  console.log(`${unused.filter((right) => rights.test(right)).length} not used: ${why}`);
unrecorded.forEach(explain);
const unexplained = unused.filter((right) => !reasonOf(right));
const needless = unrecorded.filter(({ rights }) => !unused.some((right) => rights.test(right)));
report('Granted, and never used', unexplained);
report('Refused', refused);
report(
  'Explained, and granted no more or used after all',
  needless.map(({ rights }) => String(rights)),
);
console.log(`${granted.length - unused.length} of ${granted.length} rights were used.`);
process.exitCode = unexplained.length + refused.length + needless.length ? 1 : 0;

function report(title: string, lines: readonly string[]) {
  if (lines.length) console.error(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
