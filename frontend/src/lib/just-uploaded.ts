import { uploadedAt } from '#shared/rules/image-path';

/** In milliseconds. It is longer than the server needs to make all variants of an uploaded photo. */
const variantsReadyAfter = 600_000;

/** Whether a photo was uploaded so recently that some variants may be missing. Takes its storage path or its URL. */
export const isJustUploaded = (path: string) => Date.now() - uploadedAt(path).getTime() < variantsReadyAfter;
