import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { cutOutFile, firstVariant } from '#shared/rules/image-variant';
import { appUrl } from './app-url.ts';
import { requireVariable } from './environment.ts';
import { epochSeconds } from './epoch-seconds.ts';
import { imageFolder } from './media-names.ts';
import { secretReader } from './secret.ts';

const keyPairId = requireVariable('MEDIA_KEY_ID');
const readPrivateKey = secretReader(requireVariable('MEDIA_PRIVATE_KEY_SECRET'));

/**
 * A signed URL, without its host, that gives access to the image at a storage path until `expiresAt`. One signature
 * covers all variants of the image and its cut-out, so a browser can choose the width. With `isCutOut` it covers the
 * cut-out alone, for people who may not see the room in which the photo was taken. CloudFront compares the policy's
 * resource with the whole URL, including the query, so the only wildcard stands at the end, behind the app's own host
 * and the image's path.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-creating-signed-url-custom-policy.html
 */
export async function signMediaUrl(path: string, expiresAt: Date, isCutOut = false): Promise<string> {
  const [url, folder, privateKey] = await Promise.all([appUrl(), imageFolder(path), readPrivateKey()]);
  const image = `${url}/${folder}`;
  const policy = {
    Statement: [
      {
        Resource: `${image}/${isCutOut ? 'cut-out-' : ''}*`,
        Condition: { DateLessThan: { 'AWS:EpochTime': epochSeconds(expiresAt.getTime()) } },
      },
    ],
  };
  const { pathname, search } = new URL(
    getSignedUrl({
      url: `${image}/${isCutOut ? cutOutFile(640, 'webp') : firstVariant}`,
      policy: JSON.stringify(policy),
      keyPairId,
      privateKey,
      algorithm: 'SHA256',
    }),
  );
  return pathname + search;
}
