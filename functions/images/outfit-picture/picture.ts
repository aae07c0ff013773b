import type { OutputInfo } from 'sharp';

/** The size of every picture of an outfit in pixels: portrait, 3 to 4. */
export const pictureSize = { width: 1200, height: 1600 } as const;

/** The pixels of a picture of that size: red, green and blue, three bytes each. */
export type Picture = { data: Buffer; info: OutputInfo };
