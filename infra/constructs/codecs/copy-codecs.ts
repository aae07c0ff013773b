import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What Lambda runs on, in npm's words. */
const lambda = { os: 'linux', cpu: 'x64', libc: 'glibc' };

const modules = resolve(import.meta.dirname, '../../../node_modules');
const { version, dependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(modules, 'sharp/package.json'), 'utf8'),
);
const native = Object.keys(optionalDependencies).filter((name) =>
  name.endsWith(`-${lambda.os}-${lambda.cpu}`),
);
const packages = ['sharp', ...Object.keys(dependencies), ...native];

/** Puts sharp with its code for Lambda into a folder: npm is asked for what this machine does not run itself. */
function copySharp(folder: string) {
  if (packages.every((name) => existsSync(join(modules, name))))
    for (const name of packages)
      cpSync(join(modules, name), join(folder, 'node_modules', name), { recursive: true });
  else
    execFileSync(
      'npm',
      [
        ...['install', `sharp@${version}`, '--prefix', folder, '--ignore-scripts', '--no-package-lock'],
        ...Object.entries(lambda).map(([option, value]) => `--${option}=${value}`),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
}

/** Of libheif, which runs everywhere, the one of its builds that is loaded. */
function copyLibheif(folder: string) {
  for (const file of ['package.json', 'LICENSE', 'libheif-wasm/libheif.js', 'libheif-wasm/libheif.wasm'])
    cpSync(join(modules, 'libheif-js', file), join(folder, 'node_modules/libheif-js', file));
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that the codecs are to stand in.');
copySharp(folder);
copyLibheif(folder);
