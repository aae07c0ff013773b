import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { firstVariant } from '#shared/rules/image-variant';
import { requireVariable } from './environment.ts';
import { epochSeconds } from './epoch-seconds.ts';

const keyPairId = requireVariable('MEDIA_KEY_ID');
const secretId = requireVariable('MEDIA_PRIVATE_KEY_SECRET');
const secrets = new SecretsManagerClient({});

let privateKey: Promise<string> | undefined;

/**
 * A signed URL, without its host, that gives access to the image at a storage path until `expiresAt`. One signature
 * covers all variants of the image, so a browser can choose the width.
 */
export async function signMediaUrl(path: string, expiresAt: Date): Promise<string> {
  privateKey ??= readPrivateKey();
  const policy = {
    Statement: [
      {
        Resource: `https://*/media/${path}/*`,
        Condition: { DateLessThan: { 'AWS:EpochTime': epochSeconds(expiresAt.getTime()) } },
      },
    ],
  };
  const { pathname, search } = new URL(
    getSignedUrl({
      url: `https://any-host/media/${path}/${firstVariant}`,
      policy: JSON.stringify(policy),
      keyPairId,
      privateKey: await privateKey,
      algorithm: 'SHA256',
    }),
  );
  return pathname + search;
}

async function readPrivateKey() {
  try {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: secretId }));
    if (!SecretString) throw new Error('The key that signs image URLs is missing.');
    return SecretString;
  } catch (error) {
    privateKey = undefined;
    throw error;
  }
}
