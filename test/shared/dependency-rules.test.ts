import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, it } from 'vitest';

type Configuration = { forbidden: { name: string }[]; options: object };
const { forbidden, options } = createRequire(import.meta.url)(
  resolve('.dependency-cruiser.cjs'),
) as Configuration;

const folder = await mkdtemp(join(tmpdir(), 'wardrobe-test-'));
afterAll(() => rm(folder, { recursive: true }));

/** By rule, files that break it: each imports the other files of its list. */
const planted: Record<string, [from: string, to: string][]> = {
  'shared-imports-nothing-above-it': [
    ['shared/rule.ts', 'functions/wardrobe/handler.ts'],
    ['shared/rule.ts', 'frontend/src/app/app.tsx'],
    ['shared/rule.ts', 'infra/settings.ts'],
    ['shared/contract/wardrobe.ts', 'bin/app.ts'],
    ['shared/rule.ts', 'test/support/app.ts'],
  ],
  'functions-not-to-frontend-or-infra': [
    ['functions/wardrobe/handler.ts', 'frontend/src/app/app.tsx'],
    ['functions/platform/table.ts', 'infra/settings.ts'],
    ['functions/table/item.ts', 'bin/app.ts'],
    ['functions/handlers.ts', 'test/support/app.ts'],
  ],
  'no-cross-feature-functions': [
    ['functions/wardrobe/handler.ts', 'functions/outfits/handler.ts'],
    ['functions/generation/workers/compose.ts', 'functions/wardrobe/list-items.ts'],
    ['functions/weather/get-weather.ts', 'functions/styling/read-styling.ts'],
  ],
  'platform-imports-shared-only': [
    ['functions/platform/table.ts', 'functions/wardrobe/handler.ts'],
    ['functions/platform/table.ts', 'functions/table/item.ts'],
    ['functions/platform/table.ts', 'functions/handlers.ts'],
  ],
  'entities-know-no-feature': [
    ['functions/table/item.ts', 'functions/wardrobe/handler.ts'],
    ['functions/table/item.ts', 'functions/handlers.ts'],
  ],
  'shared-stands-on-zod-alone': [['shared/rule.ts', 'node_modules/other/index.js']],
  'infra-knows-the-functions-by-path': [
    ['infra/stacks/api-stack.ts', 'functions/wardrobe/handler.ts'],
    ['infra/local/local-cloud.ts', 'functions/platform/table.ts'],
    ['infra/stacks/api-stack.ts', 'bin/app.ts'],
    ['infra/stacks/web-stack.ts', 'frontend/src/app/app.tsx'],
  ],
  'frontend-lib-and-components-know-nothing-above-them': [
    ['frontend/src/lib/lib.ts', 'frontend/src/features/outfits/queries.ts'],
    ['frontend/src/components/button.tsx', 'frontend/src/pages/page.tsx'],
    ['frontend/src/components/button.tsx', 'frontend/src/app/app.tsx'],
  ],
  'frontend-features-know-no-other-feature': [
    ['frontend/src/features/outfits/list.tsx', 'frontend/src/features/wardrobe/queries.ts'],
    ['frontend/src/features/outfits/list.tsx', 'frontend/src/pages/page.tsx'],
    ['frontend/src/features/outfits/list.tsx', 'frontend/src/app/app.tsx'],
  ],
  'frontend-pages-know-no-app': [['frontend/src/pages/page.tsx', 'frontend/src/app/app.tsx']],
  'frontend-only-shared': [
    ['frontend/src/pages/page.tsx', 'functions/wardrobe/handler.ts'],
    ['frontend/src/lib/lib.ts', 'infra/settings.ts'],
    ['frontend/src/lib/lib.ts', 'bin/app.ts'],
    ['frontend/src/lib/lib.ts', 'test/support/app.ts'],
  ],
  'no-circular': [['shared/rule.ts', 'shared/rule.ts']],
};

/** What the imports that the folders are made for look like. */
const allowed: [from: string, to: string][] = [
  ['functions/wardrobe/handler.ts', 'shared/rule.ts'],
  ['functions/wardrobe/handler.ts', 'functions/wardrobe/list-items.ts'],
  ['functions/wardrobe/handler.ts', 'functions/platform/table.ts'],
  ['functions/wardrobe/handler.ts', 'functions/table/item.ts'],
  ['functions/handlers.ts', 'functions/wardrobe/handler.ts'],
  ['frontend/src/pages/page.tsx', 'shared/rule.ts'],
  ['functions/table/item.ts', 'functions/platform/table.ts'],
  ['shared/rule.ts', 'node_modules/zod/index.js'],
  ['infra/stacks/data-stack.ts', 'functions/table/table-keys.ts'],
  ['infra/local/local-cloud.ts', 'functions/handlers.ts'],
  ['frontend/src/features/outfits/list.tsx', 'frontend/src/features/outfits/queries.ts'],
  ['frontend/src/features/outfits/list.tsx', 'frontend/src/components/button.tsx'],
  ['frontend/src/pages/page.tsx', 'frontend/src/features/outfits/list.tsx'],
  ['frontend/src/app/app.tsx', 'frontend/src/pages/page.tsx'],
  ['bin/app.ts', 'infra/stacks/data-stack.ts'],
  ['test/functions/wardrobe.test.ts', 'functions/wardrobe/handler.ts'],
];

let trees = 0;
/** The names of the rules that are broken by one file which imports another. */
async function broken(from: string, to: string): Promise<string[]> {
  const root = join(folder, `tree-${++trees}`);
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await write(to, 'export const value = 1;\n');
  await write(from, `import { value } from '${resolve(root, to)}';\nexport const other = value;\n`);
  const { tsConfig: _, ...rest } = options as { tsConfig: unknown };
  const { output } = await cruise(['.'], {
    ...rest,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden } as never,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

it('every rule has a violation planted for it', () => {
  expect(Object.keys(planted).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

it.each(Object.entries(planted).flatMap(([rule, pairs]) => pairs.map(([from, to]) => ({ rule, from, to }))))(
  '$rule: $from may not import $to',
  async ({ rule, from, to }) => expect(await broken(from, to)).toContain(rule),
);

it.each(allowed)('%s may import %s', async (from, to) => {
  expect(await broken(from, to)).toEqual([]);
});
