import { join } from 'node:path';
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import { acknowledge } from '../acknowledge.ts';
import { filledSecret } from '../filled-secret.ts';
import { removalOf } from '../removal.ts';

/**
 * The key pair that signs image URLs, and the secret that names images. A custom resource generates it in the first deployment and keeps it in later
 * ones. The private key is written only to a secret. Templates and logs contain only the public key.
 */
export class MediaKeys extends Construct {
  readonly privateKey: Secret;
  readonly publicKey: PublicKey;
  /** The key group whose signatures CloudFront accepts. */
  readonly keyGroup: KeyGroup;
  /** The secret from which the names of images' folders are derived. */
  readonly nameKey: Secret;

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id);
    const { secret, filled } = filledSecret(this, 'PrivateKey', {
      settings,
      description: 'Signs the URLs of images (RSA, PEM)',
      notRotated:
        'Rotating the key would invalidate all signed URLs in use; only functions that sign URLs and MakeKeyPair read it.',
      filler: { id: 'MakeKeyPair', entry: join(import.meta.dirname, 'key-pair.ts') },
      resource: { id: 'KeyPair', type: 'Custom::MediaKeyPair' },
    });
    this.privateKey = secret;
    this.publicKey = new PublicKey(this, 'PublicKey', { encodedKey: filled.getAttString('publicKey') });
    this.keyGroup = new KeyGroup(this, 'Signers', { items: [this.publicKey] });
    this.nameKey = new Secret(this, 'NameKey', {
      description: "Names the folders of images, instead of people's ids and the names of their files",
      // A change of these options would make a new secret, by which no stored image is found.
      // https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-secretsmanager-secret.html
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalOf(settings),
    });
    acknowledge(this.nameKey, { 'AwsSolutions-SMG4': 'With another value, no stored image would be found.' });
  }
}
