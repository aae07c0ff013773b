/** A picture in the making: RGB, row by row. */
export type Canvas = { pixels: Uint8Array; width: number; height: number };

/** Something cut out, RGBA, to be laid down with its upper left corner at a place. */
export type Cutout = { pixels: Uint8Array; width: number; height: number; left: number; top: number };
