import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type libheif from 'libheif-js/libheif-wasm/libheif.js';

type CreateLibheif = typeof libheif.default;
/** The memory and the C functions of one WebAssembly instance. */
export type Libheif = ReturnType<CreateLibheif>;

const load = createRequire(import.meta.url);
let wasmBinary: Buffer | undefined;

/**
 * A new WebAssembly instance of libheif for each photo, so that its memory is freed afterwards and a broken
 * file cannot affect the next one. The library is deployed beside the bundle, not in it.
 */
export function createLibheif(): Libheif {
  const create: CreateLibheif = load('libheif-js/libheif-wasm/libheif.js');
  wasmBinary ??= readFileSync(load.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  return create({ wasmBinary, print: () => undefined, printErr: () => undefined });
}
