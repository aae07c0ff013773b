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
  /** Signed URLs by path, without waiting for missing images. Leaves out the paths of other people. */
  signUrls: {
    route: 'POST /images/signed-urls',
    cost: { forNew: 'signatures' },
    repeat: 'reads',
    body: SignUrlsRequest,
    result: z.object({ signedUrls: z.record(z.string(), z.string()) }),
  },
  /** One signed URL, valid for five minutes. Waits up to 6 s for the image, then fails with `not_found`. */
  signUrl: {
    route: 'POST /images/signed-url',
    cost: 'signatures',
    repeat: 'reads',
    body: z.object({ path: z.string().max(512) }),
    result: z.object({ url: z.string() }),
  },
});
