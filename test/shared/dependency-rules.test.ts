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

/** For each rule, imports that violate it. */
const planted: Record<string, [from: string, to: string][]> = {
  'shared-imports-nothing-above-it': [
    ['shared/rule.ts', 'functions/wardrobe/handler.ts'],
    ['shared/rule.ts', 'frontend/src/app/app.tsx'],
    ['shared/rule.ts', 'infra/settings.ts'],
    ['shared/contract/wardrobe.ts', 'bin/app.ts'],
    ['shared/rule.ts', 'test/support/app/app.ts'],
  ],
  'shared-needs-zod-alone': [['shared/rule.ts', 'node_modules/other/index.js']],
  'hearing-imports-no-other-part-of-the-stylist': [
    ['shared/stylist/hearing/listen.ts', 'shared/stylist/ranking/rank.ts'],
  ],
  'ranking-imports-only-hearing': [
    ['shared/stylist/ranking/rank.ts', 'shared/stylist/planning/plan-week.ts'],
  ],
  'planning-and-wording-know-nothing-of-each-other': [
    ['shared/stylist/planning/plan-week.ts', 'shared/stylist/wording/describe.ts'],
  ],
  'only-lexicon-and-brief-of-the-stylist-are-known-outside-of-it': [
    ['shared/rule.ts', 'shared/stylist/ranking/rank.ts'],
  ],
  'functions-import-only-shared': [
    ['functions/wardrobe/handler.ts', 'frontend/src/app/app.tsx'],
    ['functions/platform/table.ts', 'infra/settings.ts'],
    ['functions/rows/items/item.ts', 'bin/app.ts'],
    ['functions/handlers.ts', 'test/support/app/app.ts'],
  ],
  'platform-imports-no-other-functions': [
    ['functions/platform/table.ts', 'functions/wardrobe/handler.ts'],
    ['functions/platform/table.ts', 'functions/rows/items/item.ts'],
    ['functions/platform/table.ts', 'functions/handlers.ts'],
  ],
  'rows-import-only-platform': [
    ['functions/rows/items/item.ts', 'functions/wardrobe/handler.ts'],
    ['functions/rows/items/item.ts', 'functions/clip/price/price.ts'],
    ['functions/rows/items/item.ts', 'functions/handlers.ts'],
  ],
  'clip-and-models-import-only-platform': [
    ['functions/clip/read-product.ts', 'functions/wardrobe/create-item.ts'],
    ['functions/clip/read-product.ts', 'functions/rows/items/item.ts'],
  ],
  'features-import-no-other-feature': [
    ['functions/wardrobe/handler.ts', 'functions/outfits/handler.ts'],
    ['functions/generation/workers/compose.ts', 'functions/wardrobe/list-items.ts'],
    ['functions/weather/get-weather.ts', 'functions/styling/read-styling.ts'],
  ],
  'only-the-wardrobe-clips': [
    ['functions/outfits/get-outfit.ts', 'functions/clip/price/price.ts'],
    ['functions/styling/read-styling.ts', 'functions/clip/price/price.ts'],
  ],
  'infra-names-functions-by-path': [
    ['infra/stacks/api-stack.ts', 'functions/wardrobe/handler.ts'],
    ['infra/local/local-cloud.ts', 'functions/platform/table.ts'],
    ['infra/stacks/api-stack.ts', 'bin/app.ts'],
    ['infra/stacks/web-stack.ts', 'frontend/src/app/app.tsx'],
  ],
  'frontend-imports-only-shared': [
    ['frontend/src/pages/page.tsx', 'functions/wardrobe/handler.ts'],
    ['frontend/src/lib/lib.ts', 'infra/settings.ts'],
    ['frontend/src/lib/lib.ts', 'bin/app.ts'],
    ['frontend/src/lib/lib.ts', 'test/support/app/app.ts'],
  ],
  'lib-imports-nothing-above-it': [
    ['frontend/src/lib/lib.ts', 'frontend/src/components/button.tsx'],
    ['frontend/src/lib/lib.ts', 'frontend/src/data/wardrobe.ts'],
    ['frontend/src/lib/lib.ts', 'frontend/src/features/outfits/queries.ts'],
  ],
  'components-import-only-lib': [
    ['frontend/src/components/button.tsx', 'frontend/src/data/wardrobe.ts'],
    ['frontend/src/components/button.tsx', 'frontend/src/pages/page.tsx'],
    ['frontend/src/components/button.tsx', 'frontend/src/app/app.tsx'],
  ],
  'data-imports-nothing-above-it': [
    ['frontend/src/data/wardrobe.ts', 'frontend/src/features/outfits/queries.ts'],
    ['frontend/src/data/wardrobe.ts', 'frontend/src/pages/page.tsx'],
  ],
  'frontend-features-import-only-public-parts-of-other-features': [
    ['frontend/src/features/outfits/list.tsx', 'frontend/src/features/wardrobe/queries.ts'],
    ['frontend/src/features/outfits/list.tsx', 'frontend/src/pages/page.tsx'],
    ['frontend/src/features/outfits/list.tsx', 'frontend/src/app/app.tsx'],
  ],
  'pages-import-nothing-of-the-app': [['frontend/src/pages/page.tsx', 'frontend/src/app/app.tsx']],
  'bin-imports-no-tests': [['bin/demo.ts', 'test/support/app/app.ts']],
  'no-circular': [['shared/rule.ts', 'shared/rule.ts']],
};

/** Writes files with these imports in the project's folders. Returns the broken rules as `rule: from > to`. */
async function broken(root: string, imports: readonly [from: string, to: string][]): Promise<string[]> {
  for (const path of new Set(imports.flat())) {
    const others = imports.flatMap(([from, to]) => (from === path ? [resolve(root, to)] : []));
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(
      join(root, path),
      `${others.map((other) => `import '${other}';\n`).join('')}export {};\n`,
    );
  }
  const { tsConfig: _, ...rest } = options as { tsConfig: unknown };
  const { output } = await cruise(['.'], {
    ...rest,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden } as never,
  });
  const { violations } = (output as ICruiseResult).summary;
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} > ${to}`);
}

it('every rule is violated by the imports that are planted for it', async () => {
  expect(Object.keys(planted).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  const found = await broken(folder, Object.values(planted).flat());
  const expected = Object.entries(planted).flatMap(([rule, imports]) =>
    imports.map(([from, to]) => `${rule}: ${from} > ${to}`),
  );
  expect(expected.filter((each) => !found.includes(each))).toEqual([]);
});
