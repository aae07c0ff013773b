import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const build = vi.hoisted(() => vi.fn<(options: { mode: string }) => Promise<void>>(async () => undefined));
vi.mock('vite', () => ({ build }));

// Sources and builds are looked for in the folder that the process was started in.
const folder = await mkdtemp(join(tmpdir(), 'wardrobe-test-'));
const before = process.cwd();
process.chdir(folder);
const { buildBrowserApp } = await import('#infra/local/browser-build');
afterAll(() => {
  process.chdir(before);
  return rm(folder, { recursive: true });
});

const at = async (file: string, second: number) => {
  await writeFile(file, '');
  await utimes(file, second, second);
};
beforeEach(async () => {
  build.mockClear();
  await rm(folder, { recursive: true });
  for (const name of ['frontend', 'shared', 'dist']) await mkdir(join(folder, name), { recursive: true });
  process.chdir(folder);
  for (const source of ['frontend/app.ts', 'shared/rules.ts', 'package-lock.json']) await at(source, 1000);
  for (const name of ['frontend', 'shared']) await utimes(name, 1000, 1000);
});
const built = () => build.mock.calls.map(([{ mode }]) => mode);

it('a build of all languages that is newer than the sources is used again', async () => {
  for (const page of ['index.html', 'index.sv.html']) await at(`dist/${page}`, 2000);
  await buildBrowserApp();
  expect(built()).toEqual([]);
});

it.each<[what: string, pages: Record<string, number>]>([
  ['without a page', {}],
  ['that failed after the first language', { 'index.html': 2000 }],
  ['with an old page of a language', { 'index.html': 2000, 'index.sv.html': 500 }],
])('a build %s is made again', async (_, pages) => {
  for (const [page, second] of Object.entries(pages)) await at(`dist/${page}`, second);
  await buildBrowserApp();
  expect(built()).toEqual(['en', 'sv']);
});
