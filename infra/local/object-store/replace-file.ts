import { renameSync, writeFileSync } from 'node:fs';

const temporarySuffix = '.tmp';

/**
 * Replaces a file so that a process killed at any moment leaves the old text or the new one, never a mixture.
 * It is synchronous to let the caller change what it holds in memory before anything else runs.
 */
export function replaceFile(path: string, text: string): void {
  writeFileSync(path + temporarySuffix, text);
  renameSync(path + temporarySuffix, path);
}
