import type { OutputInfo } from 'sharp';

/** Upright, 3 to 4, in pixels. */
export const pictureSize = { width: 1200, height: 1600 } as const;

/** The pixels of a picture of that size, three bytes each. */
export type Picture = { data: Buffer; info: OutputInfo };
