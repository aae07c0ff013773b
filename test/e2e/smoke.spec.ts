import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { visitor } from './support/test.ts';

const run = promisify(execFile);
const smoke = (url: string) => run(process.execPath, ['bin/smoke.ts', url]);

visitor('the smoke test goes through the app, and fails where none is', { tag: '@long' }, async ({ url }) => {
  const { stdout } = await smoke(url);
  expect(stdout).toContain(' s  has an outfit made\n');
  expect(stdout).toContain(`${url} works.`);
  await expect(smoke('http://localhost:1')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('http://localhost:1 does NOT work.'),
  });
});
