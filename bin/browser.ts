import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Chromium without a window, which needs half of the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const isRoot = process.getuid?.() === 0;

/** How to start the headless Chromium of this machine: Debian's where it is installed, otherwise Playwright's own. */
export const browserOptions = (): LaunchOptions => ({
  ...(existsSync(headlessShell) ? { executablePath: headlessShell } : {}),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium's sandbox refuses to run as root, as in a container.
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
});

/** Installs Chromium where there is none. */
export function installBrowser() {
  if (existsSync(headlessShell) || existsSync(chromium.executablePath())) return;
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
  } else run('npx', 'playwright', 'install', 'chromium');
}
