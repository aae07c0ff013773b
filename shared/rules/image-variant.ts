/** The widths of a photo's variants, in pixels. A narrower photo has a file for each, but not enlarged. */
export const imageWidths = [320, 640, 960, 1280, 1536] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The formats of a photo's variants. AVIF files are smaller but take longer to encode. */
export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The name of the file of a photo in one width and format. */
export type ImageVariant = `${ImageWidth}.${ImageFormat}`;

export const imageVariants: readonly ImageVariant[] = imageFormats.flatMap((format) =>
  imageWidths.map((width) => `${width}.${format}` as const),
);

/** The variant in signed URLs. It is stored before the item. */
export const firstVariant = '640.webp' satisfies ImageVariant;

/** The variant from which the others are made. It is stored before the item. */
export const masterVariant = '1536.webp' satisfies ImageVariant;

/** The widths of a photo's cut-out, which is cropped to the piece. A narrower cut-out is not enlarged. */
export const cutOutWidths = [320, 640, 1280] as const;
export type CutOutWidth = (typeof cutOutWidths)[number];

/** The name of the file of a photo's cut-out in one width and format. */
export type CutOutFile = `cut-out-${CutOutWidth}.${ImageFormat}`;

export const cutOutFile = (width: CutOutWidth, format: ImageFormat): CutOutFile =>
  `cut-out-${width}.${format}`;

export const cutOutFiles: readonly CutOutFile[] = imageFormats.flatMap((format) =>
  cutOutWidths.map((width) => cutOutFile(width, format)),
);

/** Turns the signed URL of a photo or of its cut-out into that of the cut-out in another width or format. */
export const cutOutAt = (url: string, width: CutOutWidth, format: ImageFormat = 'webp') =>
  url.replace(/\/(?:cut-out-)?640\.webp/, `/${cutOutFile(width, format)}`);

/** Whether a signed URL is that of a cut-out, which gives no access to the photo. */
export const isCutOutUrl = (url: string) => url.includes('/cut-out-');

/** Turns the signed URL of a photo into that of another variant. One signature is valid for all variants of a photo. */
export const atWidth = (url: string, width: ImageWidth, format: ImageFormat = 'webp') =>
  url.replace(`/${firstVariant}`, `/${width}.${format}` satisfies `/${ImageVariant}`);
