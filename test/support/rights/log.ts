import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AccessRequest } from './requests.ts';

type Outcome = 'used' | 'refused';
export type Line = string;

const written = new Set<string>();

/** Logs a function's right once per process, in the folder that RIGHTS_LOG names, if it is set. */
export function record(outcome: Outcome, name: string, { action, resource }: AccessRequest) {
  const folder = process.env['RIGHTS_LOG'];
  const line = `${name} ${action} ${withoutKey(resource)}`;
  if (!folder || written.has(`${outcome} ${line}`)) return;
  written.add(`${outcome} ${line}`);
  const file = fileOf(folder, outcome, process.pid);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${line}\n`);
}

/** Lists the logged rights of all processes, or of one process id. */
export function recorded(folder: string, outcome: Outcome, process?: number): Line[] {
  const files = process
    ? [fileOf(folder, outcome, process)]
    : readFolder(join(folder, outcome)).map((file) => join(folder, outcome, file));
  const lines = files
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
  return [...new Set(lines)].sort();
}

const fileOf = (folder: string, outcome: Outcome, process: number) => join(folder, outcome, `${process}.txt`);
const readFolder = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Replaces keys and ids by `*`, because they are made at run time. Only the kind of resource is logged. */
const withoutKey = (resource: string) =>
  resource.replace(/^(arn:aws:s3:::[^/]+\/(media\/)?).+/, '$1*').replace(/(\/@connections\/).+/, '$1*');
