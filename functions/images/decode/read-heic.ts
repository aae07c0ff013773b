import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type libheif from 'libheif-js/libheif-wasm/libheif.js';
import type { Pixels } from './tiff.ts';

type CreateLibheif = typeof libheif.default;
/** The memory and the C functions of one WebAssembly instance. */
type Libheif = ReturnType<CreateLibheif>;

const load = createRequire(import.meta.url);
let wasmBinary: Buffer | undefined;

/**
 * A new WebAssembly instance of libheif for each photo, so that its memory is freed afterwards and a broken
 * file cannot affect the next one. The library is deployed beside the bundle, not in it.
 */
function createLibheif(): Libheif {
  const create: CreateLibheif = load('libheif-js/libheif-wasm/libheif.js');
  wasmBinary ??= readFileSync(load.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  return create({ wasmBinary, print: () => undefined, printErr: () => undefined });
}

/** The most bytes that libheif may allocate; a photo of 64 megapixels takes 0.5 GB. */
const mostMemory = 900_000_000;
/** Phones store photos as tiles of 512 pixels. The largest photos have about 200 tiles. */
const mostTiles = 1024;

/** Constants of libheif's C interface: values of its enumerations, and byte offsets of fields in its structures. */
const colorspaceRgb = 1;
const chroma = { rgb: 10, rgba: 11 };
const interleaved = 10;
const displayP3Primaries = 12;
const fields = {
  limits: { pixels: 8, tiles: 16, totalMemory: 64 },
  options: { strict: 21 },
  tiling: { version: 0, columns: 4, rows: 8, width: 12, height: 16, size: 128 },
  nclx: { primaries: 4 },
};
/** The accepted codings of the main image, which are the ones that phones use: one HEVC image, or a grid of tiles. */
const imageTypes = new Set(['hvc1', 'grid']);

/** The decoded main image of a HEIC file. */
export type HeicPicture = Pixels & {
  /** The ICC profile of the pixels, or null if the file has none. */
  profile: Uint8Array | null;
  /** Whether the file has no ICC profile but declares Display P3 as its color primaries. */
  isDisplayP3: boolean;
};

/** Decodes the main image of a HEIC file, rotated upright. Throws if it cannot be decoded completely. */
export function readHeic(bytes: Uint8Array, mostPixels: number): HeicPicture {
  const heif = createLibheif();
  const result = heif._malloc(16);
  const pointer = heif._malloc(8);
  const succeed = (call: (error: number) => void) => {
    call(result);
    if (heif.HEAP32[result >> 2]) throw new Error(`libheif: ${heif.HEAP32[result >> 2]}`);
    return heif.HEAPU32[pointer >> 2] as number;
  };

  const context = heif._heif_context_alloc();
  limit(heif, heif._heif_context_get_security_limits(context), mostPixels);
  const file = heif._malloc(bytes.length);
  heif.HEAPU8.set(bytes, file);
  succeed((error) => heif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0));
  const handle = succeed((error) => heif._heif_context_get_primary_image_handle(error, context, pointer));
  const type = heif._heif_item_get_item_type(context, heif._heif_image_handle_get_item_id(handle));
  if (!imageTypes.has(fourCharacters(type))) throw new Error('Not coded as phones do');
  refuseTooMuch(heif, handle, mostPixels);

  const hasAlpha = heif._heif_image_handle_has_alpha_channel(handle) === 1;
  const options = heif._heif_decoding_options_alloc();
  heif.HEAPU8[options + fields.options.strict] = 1;
  const image = succeed((error) =>
    heif._heif_decode_image(
      error,
      handle,
      pointer,
      colorspaceRgb,
      hasAlpha ? chroma.rgba : chroma.rgb,
      options,
    ),
  );
  const start = heif._heif_image_get_plane_readonly(image, interleaved, pointer);
  const stride: number = heif.HEAPU32[pointer >> 2];
  const height = heif._heif_image_get_height(image, interleaved);
  return {
    width: heif._heif_image_get_width(image, interleaved),
    height,
    channels: hasAlpha ? 4 : 3,
    stride,
    data: heif.HEAPU8.subarray(start, start + stride * height),
    ...profileOf(heif, handle),
  };
}

function limit(heif: Libheif, limits: number, mostPixels: number) {
  const { pixels, tiles, totalMemory } = fields.limits;
  heif.HEAPU32.set([mostPixels, 0], (limits + pixels) >> 2);
  heif.HEAPU32.set([mostTiles, 0], (limits + tiles) >> 2);
  heif.HEAPU32.set([mostMemory, 0], (limits + totalMemory) >> 2);
}

/** Throws if the image or its tiles have more pixels than allowed. Runs before anything is decoded. */
function refuseTooMuch(heif: Libheif, handle: number, mostPixels: number) {
  const result = heif._malloc(16);
  const tiling = heif._malloc(fields.tiling.size);
  heif.HEAP32[(tiling + fields.tiling.version) >> 2] = 1;
  heif._heif_image_handle_get_image_tiling(result, handle, 0, tiling);
  if (heif.HEAP32[result >> 2]) throw new Error('libheif: no tiling');
  const field = (offset: number): number => heif.HEAPU32[(tiling + offset) >> 2];
  const { columns, rows, width, height } = fields.tiling;
  const tiles = field(columns) * field(rows);
  const size = heif._heif_image_handle_get_width(handle) * heif._heif_image_handle_get_height(handle);
  // Tiles at the right and the bottom extend beyond the image, hence the factor of 1.5.
  if (tiles > mostTiles || size > mostPixels || tiles * field(width) * field(height) > mostPixels * 1.5)
    throw new Error('Too many pixels');
}

function profileOf(heif: Libheif, handle: number): Pick<HeicPicture, 'profile' | 'isDisplayP3'> {
  const result = heif._malloc(16);
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size) {
    const start = heif._malloc(size);
    heif._heif_image_handle_get_raw_color_profile(result, handle, start);
    return { profile: heif.HEAPU8.slice(start, start + size), isDisplayP3: false };
  }
  const pointer = heif._malloc(4);
  heif._heif_image_handle_get_nclx_color_profile(result, handle, pointer);
  const primaries = heif.HEAP32[result >> 2]
    ? 0
    : heif.HEAP32[(heif.HEAPU32[pointer >> 2] + fields.nclx.primaries) >> 2];
  return { profile: null, isDisplayP3: primaries === displayP3Primaries };
}

const fourCharacters = (code: number) =>
  String.fromCharCode(code >>> 24, (code >>> 16) & 255, (code >>> 8) & 255, code & 255);
