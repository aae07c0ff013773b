import { images } from '#shared/contract/images';
import { serve } from '../platform/serving/serve.ts';
import { signUrl, signUrls } from './sign-urls.ts';

export const handler = serve(images, {
  signUrls: async ({ userId, body, spend }) => ({ signedUrls: await signUrls(userId, body, spend) }),
  signUrl: ({ userId, body }) => signUrl(userId, body.path),
});
