import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type BuildOptions, build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryOf, type FunctionName, grants } from '../../../infra/grants.ts';
import { synthesize } from './synthesize.ts';

const names = Object.keys(grants) as FunctionName[];
const { all, written } = await synthesize();
// The folder is in node_modules, so that Node.js finds the packages that are not bundled.
const folder = mkdtempSync(resolve('node_modules/.cache', 'bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bundle = (outdir: string, options: BuildOptions) =>
  build({
    entryPoints: Object.fromEntries(names.map((name) => [name, `functions/${entryOf(name)}`])),
    outdir: join(folder, outdir),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    logLevel: 'error',
    ...options,
  });

/** The variables that the stacks give to each function. */
const variables = Object.fromEntries(
  names.map((name) => {
    const found = all('AWS::Lambda::Function').find(({ construct }) => construct.split('/')[1] === name);
    const given: Record<string, unknown> = found?.properties['Environment'].Variables;
    return [
      name,
      Object.fromEntries(
        Object.entries(given).map(([key, value]) => [key, written(found?.part ?? 'api', value)]),
      ),
    ];
  }),
);

/** Imports each function of a folder with its variables. Tells the type of its handler, and what it did not read. */
async function load(bundles: string): Promise<Record<string, { handler: string; unread: string[] }>> {
  const script = `
    const outcomes = {};
    for (const [name, variables] of Object.entries(${JSON.stringify(variables)})) {
      const unread = new Set(Object.keys(variables));
      const get = (all, key) => (unread.delete(key), all[key]);
      process.env = new Proxy({ AWS_REGION: 'us-east-1', ...variables }, { get });
      const { handler } = await import(${JSON.stringify(join(folder, bundles))} + '/' + name + '.mjs');
      outcomes[name] = { handler: typeof handler, unread: [...unread] };
    }
    console.log(JSON.stringify(outcomes));
    process.exit();`;
  const node = [process.execPath, ['--input-type=module', '-e', script]] as const;
  return JSON.parse((await promisify(execFile)(...node)).stdout);
}

beforeAll(async () => {
  // Modules that functions share are bundled and loaded once, but each function reads its variables itself.
  await bundle('whole', { external: ['sharp'], splitting: true });
  await bundle('apart', { packages: 'external' });
});

it('every function loads with its variables, and reads each of them while it loads', async () => {
  // Every function has these variables, but not every function logs or writes metrics.
  const common = ['POWERTOOLS_SERVICE_NAME', 'POWERTOOLS_LOG_LEVEL', 'METRICS_NAMESPACE'];
  for (const [name, { handler, unread }] of Object.entries(await load('apart')))
    expect({ name, handler, unread: unread.filter((each) => !common.includes(each)) }).toEqual({
      name,
      handler: 'function',
      unread: [],
    });
  for (const name of names)
    expect(variables[name]).toMatchObject({
      POWERTOOLS_SERVICE_NAME: name,
      POWERTOOLS_LOG_LEVEL: 'DEBUG',
      METRICS_NAMESPACE: 'wardrobe-dev',
    });
});

it('every function is bundled with all its dependencies', async () => {
  const handlers = Object.values(await load('whole')).map(({ handler }) => handler);
  expect(handlers).toEqual(names.map(() => 'function'));
  // esbuild leaves a `__require` call for a module it cannot resolve, which fails only at run time.
  for (const file of globSync(join(folder, 'whole/*.mjs')))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/__require\d*\("/);
});
