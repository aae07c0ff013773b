import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FunctionName, grants } from '../../../infra/grants.ts';
import { synthesize } from './synthesize.ts';

const names = Object.keys(grants) as FunctionName[];
const { all, written } = synthesize();
// The folder is in node_modules, so that Node.js finds the packages that are not bundled.
const folder = resolve('node_modules/.cache', `bundles-${process.pid}`);

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, `functions/${grants[name].entry}`])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    external: ['sharp'],
    logLevel: 'error',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

function variablesOf(name: FunctionName): Record<string, string> {
  const found = all('AWS::Lambda::Function').find(({ construct }) => construct.split('/')[1] === name);
  const variables: Record<string, unknown> = found?.properties['Environment'].Variables;
  return Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, written(found?.part ?? 'api', value)]),
  );
}

/**
 * Loads a function's module once with all its variables and then once without each of them. Returns the outcomes by the
 * missing variable; the first key is null.
 */
async function load(name: FunctionName, variables: Record<string, string>) {
  const script = `
    const variables = ${JSON.stringify(variables)};
    const outcomes = {};
    for (const missing of [null, ...Object.keys(variables)]) {
      Object.assign(process.env, variables);
      if (missing) delete process.env[missing];
      outcomes[missing] = await import(${JSON.stringify(join(folder, `${name}.mjs`))} + '?without=' + missing)
        .then(({ handler }) => typeof handler, ({ message }) => message);
    }
    console.log(JSON.stringify(outcomes));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { AWS_REGION: 'us-east-1', METRICS_NAMESPACE: 'wardrobe-dev' },
  });
  return JSON.parse(stdout) as Record<string, string>;
}

describe.each(names)('%s', (name) => {
  it('loads with its variables, and names the missing one without it', async () => {
    const { POWERTOOLS_SERVICE_NAME, POWERTOOLS_LOG_LEVEL, METRICS_NAMESPACE, ...variables } =
      variablesOf(name);
    expect(POWERTOOLS_SERVICE_NAME).toBe(name);
    expect(POWERTOOLS_LOG_LEVEL).toBe('DEBUG');
    // Every function has this variable, but not every function writes metrics.
    expect(METRICS_NAMESPACE).toBe('wardrobe-dev');
    const missing = Object.keys(variables).map((variable) => [
      variable,
      `The environment variable ${variable} is not set.`,
    ]);
    expect(await load(name, variables)).toEqual({ null: 'function', ...Object.fromEntries(missing) });
  });

  it('is bundled with all its dependencies', () => {
    // esbuild leaves a `__require` call for a module it cannot resolve, which fails only at run time.
    expect(readFileSync(join(folder, `${name}.mjs`), 'utf8')).not.toMatch(/__require\d*\("/);
  });
});
