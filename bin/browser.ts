import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The path of Debian's headless Chromium. It needs half of the processor time of the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const isRoot = process.getuid?.() === 0;

/** Returns the options for starting headless Chromium: Debian's if it is installed, otherwise Playwright's. */
export const browserOptions = (): LaunchOptions => ({
  ...(existsSync(headlessShell) ? { executablePath: headlessShell } : {}),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium's sandbox does not work for root, the usual user in a container.
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
});

/** Installs Chromium if there is none. */
export function installBrowser() {
  if (existsSync(headlessShell) || existsSync(chromium.executablePath())) return;
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
  } else run('npx', 'playwright', 'install', 'chromium');
}
