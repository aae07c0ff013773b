import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const cache = 'node_modules/.cache/rights';
/** The folder in which one part of the tests logs the rights that were used and refused. */
export const logOf = (part: 'unit' | 'e2e') => join(cache, part);

/** The files that the templates depend on. */
const sources = [
  'cdk.json',
  'package-lock.json',
  '{infra,shared,functions/platform}/**/*.{ts,js,json}',
  'test/infra/stacks/{resources,synthesize-into}.ts',
  'test/support/rights/{arns,policies}.ts',
];

/** The file with the policies of the functions' roles. Made again only if a source of the templates has changed. */
export async function policyFile(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(sources).toSorted()) hash.update(file).update(readFileSync(file));
  const file = join(cache, `policies-${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) return file;
  const { synthesizePolicies } = await import('./policies.ts');
  const policies = JSON.stringify(synthesizePolicies(), null, 1);
  mkdirSync(cache, { recursive: true });
  const yesterday = Date.now() - 24 * 60 * 60_000;
  for (const old of globSync(join(cache, 'policies-*'))) if (statSync(old).mtimeMs < yesterday) rmSync(old);
  // Written to a temporary file and renamed, so that a concurrent test run never reads half a file.
  writeFileSync(`${file}.${process.pid}`, policies);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** Makes this process and its child processes enforce the functions' rights. See `enforceRights`. */
export async function enforceIn(part: 'unit' | 'e2e') {
  rmSync(join(logOf(part), 'refused'), { recursive: true, force: true });
  process.env['ROLE_POLICIES'] = await policyFile();
  process.env['RIGHTS_LOG'] = logOf(part);
}
