import { renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file so that a process killed at any moment leaves either the old content or the new, never a
 * mixture. It is synchronous, so that a caller changes the file and its copy in memory in one step. Only the
 * owner may read the file.
 */
export function replaceFile(path: string, text: string): void {
  const temporary = `${path}.tmp`;
  writeFileSync(temporary, text, { mode: 0o600 });
  renameSync(temporary, path);
}
