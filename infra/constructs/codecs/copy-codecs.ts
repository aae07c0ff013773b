import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * A script that copies sharp and libheif into the `node_modules` of the folder that is its argument. The copies contain
 * the native code for Lambda. CDK runs the script after bundling a function that decodes images.
 */

/** The platform of Lambda, as values of npm's install options. */
const lambda = { os: 'linux', cpu: 'x64', libc: 'glibc' };

const modules = resolve(import.meta.dirname, '../../../node_modules');
const { version, dependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(modules, 'sharp/package.json'), 'utf8'),
);
const native = Object.keys(optionalDependencies).filter((name) =>
  name.endsWith(`-${lambda.os}-${lambda.cpu}`),
);
const packages = ['sharp', ...Object.keys(dependencies), ...native];

/** Copies sharp from this project's packages, or installs it with npm if this is another platform than Lambda. */
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

/** Copies the WebAssembly build of libheif. Only this build is used, and it runs on every platform. */
function copyLibheif(folder: string) {
  for (const file of ['package.json', 'LICENSE', 'libheif-wasm/libheif.js', 'libheif-wasm/libheif.wasm'])
    cpSync(join(modules, 'libheif-js', file), join(folder, 'node_modules/libheif-js', file));
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to copy the codecs to.');
copySharp(folder);
copyLibheif(folder);
