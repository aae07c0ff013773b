import { uploadedAt } from '#shared/rules/image-path';

/** In milliseconds, longer than the server takes to make every variant of an uploaded photo. */
const variantsReadyAfter = 60_000;

/** Whether a photo, by its storage path or its URL, was uploaded so recently that some variants may be missing. */
export const isJustUploaded = (path: string) => Date.now() - uploadedAt(path).getTime() < variantsReadyAfter;
