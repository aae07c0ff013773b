import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

type Chunks = Map<string, Rolldown.OutputChunk>;

/** What a page with nothing but React and its router weighs: the measure of all others, made in the same run. */
let bare = 0;
let app: Chunks;

beforeAll(async () => {
  const root = resolve(import.meta.dirname, 'bare-app');
  bare = sizeOf(await chunksOf({ root, configFile: false, plugins: [react()] }), ['main.tsx']);
  app = await chunksOf({ configFile: 'frontend/vite.config.ts' });
});

async function chunksOf(config: Parameters<typeof build>[0]): Promise<Chunks> {
  const { output } = (await build({
    logLevel: 'error',
    ...config,
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** The compressed JavaScript of some modules with all that they import, each chunk once. */
function sizeOf(chunks: Chunks, modules: readonly string[]): number {
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
  return [...needed].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);
}

const entry = 'src/main.tsx';
const session = ['src/lib/user-pool.ts', 'src/app/query-provider.tsx'];

describe('the JavaScript that a page loads first', () => {
  it('is at most 1.15 times the bare page for the landing page, for someone who is signed out', () => {
    expect(sizeOf(app, [entry]) / bare).toBeLessThanOrEqual(1.15);
  });

  it('is at most 3.5 times the bare page for the sign-in page, its toasts included', () => {
    const modules = [entry, 'src/pages/auth-page.tsx', 'src/lib/user-pool.ts', 'src/components/toaster.tsx'];
    expect(sizeOf(app, modules) / bare).toBeLessThanOrEqual(3.5);
  });

  it.each([
    'wardrobe-page',
    'outfits-page',
    'community-page',
    'profile-page',
    'person-page',
    'calendar-page',
    'plan-page',
    'trips-page',
    'messages-page',
  ])('is at most 2.5 times the bare page for the %s', (page) => {
    expect(sizeOf(app, [entry, ...session, `src/pages/${page}.tsx`]) / bare).toBeLessThanOrEqual(2.5);
  });

  it('is at most 300 kB for what hears the words of a request, which loads with the first of them', () => {
    expect(sizeOf(app, ['shared/listening/listen.ts']) / 1024).toBeLessThanOrEqual(300);
  });

  it.each(['policy-page', 'not-found-page'])('is at most 1.2 times the bare page for the %s', (page) => {
    expect(sizeOf(app, [entry, `src/pages/${page}.tsx`]) / bare).toBeLessThanOrEqual(1.2);
  });
});
