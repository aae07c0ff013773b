import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Amplify } from 'aws-amplify';
import { expect, it, vi } from 'vitest';
import { createAccount, openBrowser } from '../../bin/demo/app-client.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { startApp } from '../support/app/app.ts';

const workflows = Object.fromEntries(
  globSync('.github/workflows/*').map((file) => [file, readFileSync(file, 'utf8')]),
);
const deploy = workflows['.github/workflows/deploy.yml'] ?? '';
const app = await startApp();

it('every action is pinned by the commit of a version', () => {
  const used = Object.values(workflows).flatMap((text) =>
    [...text.matchAll(/uses: (.+)/g)].map(([, it]) => it),
  );
  expect(used.length).toBeGreaterThan(5);
  for (const action of used)
    expect(action).toMatch(/^(\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
});

it('the jobs that deploy may sign in to AWS, and no job may write anything else', () => {
  for (const [file, text] of Object.entries(workflows)) {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\w/m);
    expect(text.match(/\S+: write/g) ?? []).toEqual(file.endsWith('deploy.yml') ? ['id-token: write'] : []);
    expect(text).not.toMatch(/aws-secret-access-key|pull_request_target/);
  }
  expect(deploy.match(/permissions: [&*]permissions/g)).toHaveLength(3);
});

it('each environment is deployed after the one before', () => {
  const jobs = [
    ...deploy.matchAll(/^ {2}(\w+):\n {4}needs: (\w+)\n(?: {4}if: .+\n)? {4}environment: \{ name: (\w+),/gm),
  ];
  expect(jobs.map(([, job, before, name]) => [job, before, name])).toEqual([
    ['dev', 'check', 'dev'],
    ['staging', 'dev', 'staging'],
    ['prod', 'staging', 'prod'],
  ]);
  expect(Object.keys(cdk.context.environments)).toEqual(jobs.map(([, job]) => job));
});

it('the smoke test passes as the pipeline calls it', { timeout: 60_000 }, async () => {
  const [email, second] = ['smoke-a@example.com', 'smoke-b@example.com'];
  const password = 'correct horse battery';
  for (const each of [email, second]) await createAccount(app.url, { email: each, password });
  const [, command = ''] = /run: (npm run smoke .+)/.exec(deploy) ?? [];
  const { stdout } = await promisify(execFile)('bash', ['-c', command], {
    env: {
      ...process.env,
      APP_URL: app.url,
      SMOKE_EMAIL: email,
      SMOKE_PASSWORD: password,
      SMOKE_SECOND_EMAIL: second,
      SMOKE_SECOND_PASSWORD: password,
    },
  });
  expect(stdout).toContain(`${app.url} works.`);
});

it('an app in AWS has no user pool of its own origin: people sign in at Cognito', async () => {
  const settings = { userPoolId: 'eu-north-1_p', userPoolClientId: 'c', seesStyles: false, sendsMail: false };
  vi.stubGlobal('fetch', async () => Response.json(settings));
  await openBrowser('https://app.example.com');
  vi.unstubAllGlobals();
  expect(Amplify.getConfig().Auth?.Cognito).not.toHaveProperty('userPoolEndpoint');
});
