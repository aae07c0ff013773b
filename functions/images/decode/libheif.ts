import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type libheif from 'libheif-js/libheif-wasm/libheif.js';

type CreateLibheif = typeof libheif.default;
export type Libheif = ReturnType<CreateLibheif>;

const load = createRequire(import.meta.url);
let wasmBinary: Buffer | undefined;

/**
 * libheif in WebAssembly, anew for every photograph: its memory goes with it, and nothing of a broken file
 * stays behind for the next one. The library stands beside the code instead of in a bundle.
 */
export function createLibheif(): Libheif {
  const create: CreateLibheif = load('libheif-js/libheif-wasm/libheif.js');
  wasmBinary ??= readFileSync(load.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  return create({ wasmBinary, print: () => undefined, printErr: () => undefined });
}
