import { renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file so that it contains either the old or the new text if the process is killed at any moment, but never
 * a mixture. It is synchronous, so that callers can change a file and its copy in memory in one step. Only the owner
 * may read the file.
 */
export function replaceFile(path: string, text: string): void {
  const temporary = `${path}.tmp`;
  writeFileSync(temporary, text, { mode: 0o600 });
  renameSync(temporary, path);
}
