/** The widths, in pixels, in which a photograph is kept; one that is narrower has a file of each all the same. */
export const imageWidths = [320, 640, 960, 1280, 1536] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** What a photograph is encoded in; AVIF is the smaller one and takes longer to make. */
export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The name of the file that holds a photograph in one width and format. */
export type ImageVariant = `${ImageWidth}.${ImageFormat}`;

export const imageVariants: readonly ImageVariant[] = imageFormats.flatMap((format) =>
  imageWidths.map((width) => `${width}.${format}` as const),
);

/** What a URL of a photograph points to until another variant is asked for; it is there before its item is. */
export const firstVariant = '640.webp' satisfies ImageVariant;

/** The one that all others are made of; it is there before its item is. */
export const masterVariant = '1536.webp' satisfies ImageVariant;

/** The same signed URL for another variant: one signature covers all variants of a photograph. */
export const atWidth = (url: string, width: ImageWidth, format: ImageFormat = 'webp') =>
  url.replace(`/${firstVariant}`, `/${width}.${format}` satisfies `/${ImageVariant}`);
