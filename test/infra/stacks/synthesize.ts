import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Options, synthesizeInto } from './synthesize-into.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/**
 * Synthesizes the stacks of an environment of cdk.json for one test file, without bundling code. `settings` overrides
 * settings of the environment.
 */
export function synthesize(options?: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'wardrobe-test-'));
  folders.push(folder);
  return synthesizeInto(folder, options);
}
