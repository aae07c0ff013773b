import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes a new folder, which is removed at the end of the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wardrobe-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
