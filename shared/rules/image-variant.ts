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

/** The same signed URL for another variant: one signature covers all variants of a photo. */
export const atWidth = (url: string, width: ImageWidth, format: ImageFormat = 'webp') =>
  url.replace(`/${firstVariant}`, `/${width}.${format}` satisfies `/${ImageVariant}`);
