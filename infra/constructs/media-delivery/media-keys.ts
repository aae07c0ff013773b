import { join } from 'node:path';
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import { emptySecret, fillSecret } from '../filled-secret.ts';

/**
 * The key pair that signs image URLs. A custom resource generates it in the first deployment and keeps it in later
 * ones. The private key is written only to a secret. Templates and logs contain only the public key.
 */
export class MediaKeys extends Construct {
  readonly privateKey: Secret;
  readonly publicKey: PublicKey;
  /** The key group whose signatures CloudFront accepts. */
  readonly keyGroup: KeyGroup;

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id);
    this.privateKey = emptySecret(this, 'PrivateKey', {
      settings,
      description: 'Signs the URLs of images (RSA, PEM)',
      notRotated:
        'Rotating the key would invalidate all signed URLs in use; only functions that sign URLs and MakeKeyPair read it.',
    });
    const keyPair = fillSecret(this, 'KeyPair', {
      settings,
      secret: this.privateKey,
      filler: { id: 'MakeKeyPair', entry: join(import.meta.dirname, 'key-pair.ts') },
      resourceType: 'Custom::MediaKeyPair',
    });
    this.publicKey = new PublicKey(this, 'PublicKey', { encodedKey: keyPair.getAttString('publicKey') });
    this.keyGroup = new KeyGroup(this, 'Signers', { items: [this.publicKey] });
  }
}
