import { spawnSync } from 'node:child_process';
import { installBrowser } from './browser.ts';

installBrowser();
for (const [command, ...args] of [
  ['vitest', 'run'],
  ['playwright', 'test'],
] as const) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
