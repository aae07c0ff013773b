import type { OutputInfo } from 'sharp';

/** The size of every outfit picture in pixels, in portrait format (3 to 4). */
export const pictureSize = { width: 1200, height: 1600 } as const;

/** The pixels of an outfit picture: red, green and blue, one byte each. */
export type Picture = { data: Buffer; info: OutputInfo };
