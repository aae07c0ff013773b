import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import app from '../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');

/**
 * The number of a build: the version of the app and a hash of all that its pages are made of. Equal sources have equal
 * numbers, wherever they are built, so that a change of the server alone is no new build for an open page.
 */
export function buildNumber(): string {
  const files = ['frontend', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name))),
  );
  const hash = createHash('sha256');
  for (const file of [...files.toSorted(), 'package-lock.json'])
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return `${app.version}-${hash.digest('hex').slice(0, 10)}`;
}
