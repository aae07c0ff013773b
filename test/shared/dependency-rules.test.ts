import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import plantedImports from './dependency-rules.json' with { type: 'json' };

type Configuration = { forbidden: { name: string }[]; options: object };
const { forbidden, options } = createRequire(import.meta.url)(
  resolve('.dependency-cruiser.cjs'),
) as Configuration;

const folder = temporaryFolder();

/** For each rule, imports that violate it. */
const planted: Record<string, [from: string, to: string][]> = plantedImports as never;

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
