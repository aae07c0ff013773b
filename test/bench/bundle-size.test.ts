import { globSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

type Chunks = Map<string, Rolldown.OutputChunk>;

/** The size of a page with only React and its router, built in the same run. The other sizes are compared with it. */
let bare = 0;
let app: Chunks;

beforeAll(async () => {
  // With Vitest's own value, React would be built for development.
  vi.stubEnv('NODE_ENV', 'production');
  const root = resolve(import.meta.dirname, 'bare-app');
  bare = sizeOf(await chunksOf({ root, configFile: false, plugins: [react()] }), ['main.tsx']);
  app = await chunksOf({ configFile: 'frontend/vite.config.ts' });
  vi.unstubAllEnvs();
});

async function chunksOf(config: Parameters<typeof build>[0]): Promise<Chunks> {
  const { output } = (await build({
    logLevel: 'error',
    ...config,
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** The compressed size in bytes of modules and everything they import. Each chunk is counted once. */
const sizeOf = (chunks: Chunks, modules: readonly string[]) =>
  sizeOfChunks(chunks, chunkNamesOf(chunks, modules));

const sizeOfChunks = (chunks: Chunks, names: ReadonlySet<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);

/** The names of the chunks with these modules and everything they import. */
function chunkNamesOf(chunks: Chunks, modules: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const need = (fileName: string) => {
    if (needed.has(fileName)) return;
    needed.add(fileName);
    chunks.get(fileName)?.imports.forEach(need);
  };
  for (const module of modules) {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/${module}`)),
    );
    if (!chunk) throw new Error(`${module} is in no chunk.`);
    need(chunk.fileName);
  }
  return needed;
}

/** In kilobytes of 1,000 bytes. */
const kilobytesOf = (modules: readonly string[]) => sizeOf(app, modules) / 1000;

const entry = 'src/main.tsx';
const other = [entry, 'src/app/page-routes.tsx'];

/** Pages of mostly text. */
const withoutSession = ['policy-page', 'not-found-page'];
const pageOf = (page: string) => [...other, 'src/app/query-provider.tsx', `src/pages/${page}.tsx`];

describe('the JavaScript that a page loads first', () => {
  it('is at most 93 kB for the landing page, for someone who is signed out, and 1.15 times a bare page', () => {
    expect(kilobytesOf([entry])).toBeLessThanOrEqual(93);
    expect(sizeOf(app, [entry]) / bare).toBeLessThanOrEqual(1.15);
    for (const page of withoutSession)
      expect(sizeOf(app, [...other, `src/pages/${page}.tsx`]) / bare, page).toBeLessThanOrEqual(1.22);
  });

  it('the sign-in page loads at most 300 kB of JavaScript first, with its toasts and the library of the user pool', () => {
    const modules = [
      ...['src/pages/auth-page.tsx', 'src/features/session/sign-in-form.tsx'],
      ...['src/lib/user-pool.ts', 'src/components/toaster.tsx'],
    ];
    expect(kilobytesOf([...other, ...modules])).toBeLessThanOrEqual(300);
  });

  it('each page of someone signed in loads at most 194 kB of JavaScript first', () => {
    const pages = globSync('*-page.tsx', { cwd: 'frontend/src/pages' }).map((file) => parse(file).name);
    for (const page of pages.filter((each) => ![...withoutSession, 'auth-page', 'home-page'].includes(each)))
      expect(kilobytesOf(pageOf(page)), page).toBeLessThanOrEqual(194);
  });

  it('holds nothing of the user pool’s library on the page of a session that lasts', () => {
    const library = chunkNamesOf(app, ['src/lib/user-pool.ts']).difference(chunkNamesOf(app, [entry]));
    const page = chunkNamesOf(app, pageOf('wardrobe-page'));
    expect([...library.intersection(page)].filter((name) => /amplify/i.test(modulesOf(name)))).toEqual([]);
  });

  it('is at most 120 kB for what hears the words of a request, and 250 kB for those of other languages', () => {
    const page = chunkNamesOf(app, [entry, ...pageOf('outfits-page')]);
    const kilobytes = (module: string) =>
      sizeOfChunks(app, chunkNamesOf(app, [module]).difference(page)) / 1000;
    expect(kilobytes('shared/stylist/hearing/hear.ts')).toBeLessThanOrEqual(120);
    expect(kilobytes('shared/stylist/hearing/hear.ts?all')).toBeLessThanOrEqual(250);
  });
});

const modulesOf = (fileName: string) => app.get(fileName)?.moduleIds.join() ?? '';
