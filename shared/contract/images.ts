import * as z from 'zod';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';

export const SignUrlsRequest = z.object({
  /** Storage paths, `userId/timestamp_sanitizedFilename`. */
  urls: z.array(z.string().max(512)).min(1).max(200),
  expiresIn: z.int().min(1).max(limits.signedUrl.seconds).default(limits.signedUrl.seconds),
});
export type SignUrlsRequest = z.output<typeof SignUrlsRequest>;

export const images = defineContract({
  /** A path that is not the caller's own is left out of the answer and spoils none of the others. */
  signUrls: {
    route: 'POST /images/signed-urls',
    body: SignUrlsRequest,
    result: z.object({ signedUrls: z.record(z.string(), z.string()) }),
  },
  /** One URL that is good for five minutes, also of a photograph that is still being made ready. */
  signUrl: {
    route: 'POST /images/signed-url',
    body: z.object({ path: z.string().max(512) }),
    result: z.object({ url: z.string() }),
  },
});
