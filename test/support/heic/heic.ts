import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { box, fullBox, u8, u16, u32 } from './boxes.ts';

/** Each a picture of 512 × 512 pixels in HEVC, coded alike: a knitted cloth in navy, and plain red. */
const tiles = {
  cloth: readFileSync(join(import.meta.dirname, 'knit-tile.hevc')),
  red: Buffer.from(
    'AAAAcSgBrzRBesWpKET1L+jn//f/ev9Avh+TUeKjpUMHu+JeAH6EJHMAL6Cl+JeAH2EFHMAAABjQkwRYngAAAwAAAwJuhwAAAwAAAwAAJyAAAAMAAAMAAA04AAADAAADAAD/AAADAAADAAWUAAADAAADAA+Y',
    'base64',
  ),
};
const coding = Buffer.from(
  'AQNwAAAAAAAAAAAAWvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwBaoAQCAIBZbqSSmubgQEDAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkA=',
  'base64',
);
const side = 512;

type Options = {
  columns: number;
  rows: number;
  /** Of the picture as its sensor saw it; the tiles at the right and the bottom reach over it. */
  width?: number;
  height?: number;
  tileAt?: (column: number, row: number) => keyof typeof tiles;
  /** Quarter turns, counterclockwise, that put it upright. */
  turns?: number;
  /** Swaps left and right, before it is turned. */
  isMirrored?: boolean;
  /** Metadata as a camera writes it, a TIFF. */
  exif?: Uint8Array;
  icc?: Uint8Array;
  /** The color primaries of H.273 in place of a profile; 12 is Display P3. */
  primaries?: number;
};

/** A photo as iPhones write it: a grid of tiles, the turn beside the pixels, metadata as an item of its own. */
export function heic(options: Options): Buffer {
  const { columns, rows, exif } = options;
  const data = Array.from({ length: columns * rows }, (_, index) => {
    const { tileAt = () => 'cloth' } = options;
    return tiles[tileAt(index % columns, Math.floor(index / columns))];
  });
  const extents: Buffer[] = exif ? [...data, Buffer.concat([u32(0), exif])] : data;
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const length = ftyp.length + metaOf(options, extents, 0).length + 8;
  return Buffer.concat([ftyp, metaOf(options, extents, length), box('mdat', ...extents)]);
}

/** Twelve megapixels of a phone held upright. */
export const phoneHeic = (exif?: Uint8Array) =>
  heic({ columns: 8, rows: 6, width: 4032, height: 3024, turns: 3, ...(exif && { exif }) });

/** The grid is item 1, then come the tiles, then the metadata. */
function metaOf(options: Options, extents: readonly Buffer[], dataAt: number): Buffer {
  const { columns, rows, exif } = options;
  const { width = columns * side, height = rows * side } = options;
  const tileIds = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const exifId = tileIds.length + 2;
  const item = (id: number, type: string) => fullBox('infe', 2, u16(id, 0), Buffer.from(`${type}\0`));
  const items = [
    item(1, 'grid'),
    ...tileIds.map((id) => item(id, 'hvc1')),
    ...(exif ? [item(exifId, 'Exif')] : []),
  ];
  const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)]);
  return fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
    fullBox('pitm', 0, u16(1)),
    fullBox('iinf', 0, u16(items.length), ...items),
    fullBox(
      'iref',
      0,
      box('dimg', u16(1, tileIds.length, ...tileIds)),
      ...(exif ? [box('cdsc', u16(exifId, 1, 1))] : []),
    ),
    propertiesOf(options, tileIds, width, height),
    box('idat', grid),
    locationsOf(grid.length, extents, dataAt),
  );
}

/** What the tiles are is said once for all of them; a property that changes the picture may not be passed over. */
function propertiesOf(options: Options, tileIds: readonly number[], width: number, height: number) {
  const { turns, isMirrored, icc, primaries } = options;
  const telling = [
    fullBox('ispe', 0, u32(width, height)),
    ...(icc ? [box('colr', Buffer.from('prof'), icc)] : []),
    ...(primaries ? [box('colr', Buffer.from('nclx'), u16(primaries, 13, 6), u8(0x80))] : []),
  ];
  const changing = [...(isMirrored ? [box('imir', u8(1))] : []), ...(turns ? [box('irot', u8(turns))] : [])];
  const ofTile = [box('hvcC', coding), fullBox('ispe', 0, u32(side, side))];
  const essential = 0x80;
  const first = ofTile.length + 1;
  const ofGrid = [
    ...telling.map((_, index) => first + index),
    ...changing.map((_, index) => first + telling.length + index + essential),
  ];
  const associations = [
    Buffer.concat([u16(1), u8(ofGrid.length, ...ofGrid)]),
    ...tileIds.map((id) => Buffer.concat([u16(id), u8(2, 1 + essential, 2)])),
  ];
  return box(
    'iprp',
    box('ipco', ...ofTile, ...telling, ...changing),
    fullBox('ipma', 0, u32(associations.length), ...associations),
  );
}

/** Where the grid lies, in the box beside it, and each other item, one after the other. */
function locationsOf(gridLength: number, extents: readonly Buffer[], dataAt: number) {
  const location = (id: number, method: number, offset: number, length: number) =>
    Buffer.concat([u16(id, method, 0, 1), u32(offset, length)]);
  let at = dataAt;
  const rest = extents.map(({ length }, index) => {
    const entry = location(index + 2, 0, at, length);
    at += length;
    return entry;
  });
  return fullBox('iloc', 1, u8(0x44, 0), u16(rest.length + 1), location(1, 1, 0, gridLength), ...rest);
}
