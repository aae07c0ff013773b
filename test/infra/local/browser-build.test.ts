import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const build = vi.hoisted(() => vi.fn<(options: { mode: string }) => Promise<void>>(async () => undefined));
vi.mock('vite', () => ({ build }));

// Sources and builds are looked for in the folder that the process was started in.
const folder = temporaryFolder();
const before = process.cwd();
process.chdir(folder);
const { buildBrowserApp } = await import('#infra/local/browser-build');
afterAll(() => process.chdir(before));

const at = async (file: string, second: number) => {
  await writeFile(file, '');
  await utimes(file, second, second);
};

it('a build of all languages is used again while it is newer than the sources, and made again otherwise', async () => {
  for (const name of ['frontend', 'shared', 'dist']) await mkdir(join(folder, name));
  for (const source of ['frontend/app.ts', 'shared/rules.ts', 'package-lock.json']) await at(source, 1000);
  for (const name of ['frontend', 'shared']) await utimes(name, 1000, 1000);
  const cases: [pages: Record<string, number>, built: string[]][] = [
    [{}, ['en', 'sv']],
    [{ 'index.html': 2000 }, ['en', 'sv']],
    [{ 'index.html': 2000, 'index.sv.html': 500 }, ['en', 'sv']],
    [{ 'index.html': 2000, 'index.sv.html': 2000 }, []],
  ];
  for (const [pages, built] of cases) {
    build.mockClear();
    for (const [page, second] of Object.entries(pages)) await at(`dist/${page}`, second);
    await buildBrowserApp();
    expect(build.mock.calls.map(([{ mode }]) => mode)).toEqual(built);
  }
});
