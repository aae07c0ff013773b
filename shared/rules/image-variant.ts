/** The widths, in pixels, of a photo's variants. A narrower photo still has a file for each width, not enlarged. */
export const imageWidths = [320, 640, 960, 1280, 1536] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The formats of a photo's variants; AVIF files are smaller and take longer to encode. */
export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The name of the file that holds a photo in one width and format. */
export type ImageVariant = `${ImageWidth}.${ImageFormat}`;

export const imageVariants: readonly ImageVariant[] = imageFormats.flatMap((format) =>
  imageWidths.map((width) => `${width}.${format}` as const),
);

/** The variant that signed URLs name; stored before the item. */
export const firstVariant = '640.webp' satisfies ImageVariant;

/** The variant the others are derived from; stored before the item. */
export const masterVariant = '1536.webp' satisfies ImageVariant;

/** The widths of a photo's cut-out, which is cropped to the piece; one narrower than that is not enlarged. */
export const cutOutWidths = [320, 640, 1280] as const;
export type CutOutWidth = (typeof cutOutWidths)[number];

/** The name of the file that holds a photo's cut-out in one width and format. */
export type CutOutFile = `cut-out-${CutOutWidth}.${ImageFormat}`;

export const cutOutFile = (width: CutOutWidth, format: ImageFormat): CutOutFile =>
  `cut-out-${width}.${format}`;

export const cutOutFiles: readonly CutOutFile[] = imageFormats.flatMap((format) =>
  cutOutWidths.map((width) => cutOutFile(width, format)),
);

/** The same signed URL for the photo's cut-out. */
export const cutOutAt = (url: string, width: CutOutWidth, format: ImageFormat = 'webp') =>
  url.replace(`/${firstVariant}`, `/${cutOutFile(width, format)}`);

/** The same signed URL for another variant: one signature covers all variants of a photo. */
export const atWidth = (url: string, width: ImageWidth, format: ImageFormat = 'webp') =>
  url.replace(`/${firstVariant}`, `/${width}.${format}` satisfies `/${ImageVariant}`);
