import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { functionEnvironment } from '#infra/local/function-environment';
import { contracts, type Feature } from '#shared/contract/index';
import { entryOf } from '../../infra/grants.ts';
import { share } from './measure.ts';

/** How many times each bundle is imported, each time by a new process and alternating with its bare bundle. */
const rounds = 9;
// The folder is in node_modules, so that Node.js finds the package that is not bundled.
const folder = resolve('node_modules/.cache', `cold-start-${process.pid}`);
const features = Object.keys(contracts) as Feature[];
const fileOf = (name: string) => join(folder, `${name}.mjs`);

/** Bundles like the stacks do. Returns the modules that the bundle contains. */
async function bundle(name: string, options: BuildOptions): Promise<string[]> {
  const { metafile } = await build({
    ...options,
    outfile: fileOf(name),
    metafile: true,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    external: ['sharp'],
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

/** The source of a minimal function to compare: a document client, ElectroDB and the function's entities. */
const bareProgram = (modules: readonly string[]) =>
  [
    "import { DynamoDBClient } from '@aws-sdk/client-dynamodb';",
    "import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';",
    "import { Entity } from 'electrodb';",
    ...modules
      .filter((path) => path.startsWith('functions/rows/'))
      .map((path, index) => `export * as rows${index} from './${path}';`),
    'export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));',
    'export { Entity };',
  ].join('\n');

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const name of features) {
    const modules = await bundle(name, { entryPoints: [`functions/${entryOf(name)}`] });
    await bundle(`bare-${name}`, { stdin: { contents: bareProgram(modules), resolveDir: process.cwd() } });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const environment = functionEnvironment(
  new Proxy({}, { get: () => 'http://127.0.0.1:9' }) as Parameters<typeof functionEnvironment>[0],
);

/** The milliseconds that a new process needs to import a bundle, without the start of Node.js. */
function importOf(name: string): number {
  const script = `
    const start = performance.now();
    await import(${JSON.stringify(fileOf(name))});
    console.log(performance.now() - start);`;
  const env = { ...environment, AWS_REGION: 'us-east-1' };
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }),
  );
}

it('functions load about as fast as a bare document client with the same entities', () => {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++)
    for (const name of features.flatMap((feature) => [feature, `bare-${feature}`]))
      times.set(name, [...(times.get(name) ?? []), importOf(name)]);
  const measured = (name: string) => ({
    size: statSync(fileOf(name)).size / 1024,
    time: Number(share(times.get(name) ?? [], 0.5)),
  });
  const rows = features.map((name) => {
    const [own, bare] = [measured(name), measured(`bare-${name}`)];
    return {
      function: name,
      'size in kB': Math.round(own.size),
      'of the bare size': Number((own.size / bare.size).toFixed(2)),
      'import in ms': own.time,
      'of the bare import': Number((own.time / bare.time).toFixed(2)),
    };
  });
  console.table(rows);
  expect(rows).toHaveLength(features.length);
});
