import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { box, fullBox, u8, u16, u32 } from './boxes.ts';

/** Two pictures of 512 × 512 pixels in HEVC with the same encoder settings: knitted navy cloth, and plain red. */
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
  /** The size in pixels before turning. The tiles on the right and at the bottom may extend beyond it. */
  width?: number;
  height?: number;
  tileAt?: (column: number, row: number) => keyof typeof tiles;
  /** The number of counterclockwise quarter turns that make the picture upright. */
  turns?: number;
  /** Whether left and right are swapped before turning. */
  isMirrored?: boolean;
  /** EXIF metadata as a camera writes it, in TIFF format. */
  exif?: Uint8Array;
  icc?: Uint8Array;
  /** The color primaries by H.273, for a photo without a color profile. 12 is Display P3. */
  primaries?: number;
};

/**
 * Builds a photo in the form in which iPhones store it: a grid of tiles, with the rotation stored separately from the
 * pixels and the metadata as a separate item.
 */
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

/** A photo of twelve megapixels, taken with an upright phone. */
export const phoneHeic = (exif?: Uint8Array) =>
  heic({ columns: 8, rows: 6, width: 4032, height: 3024, turns: 3, ...(exif && { exif }) });

/** Item 1 is the grid. The tiles follow, and then the metadata. */
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

/**
 * The properties of the tiles are stored once for all of them. Properties that change the picture are marked as
 * essential, so that readers may not ignore them.
 */
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

/** The location of each item: the grid lies in the `idat` box, and the others follow one another in the data. */
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
