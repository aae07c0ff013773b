import { join } from 'node:path';
import { CustomResource } from 'aws-cdk-lib';
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import { acknowledge, acknowledgeProvidedFunction } from '../acknowledge.ts';
import { Log } from '../log.ts';
import { NodeFunction } from '../node-function.ts';
import { removalOf } from '../removal.ts';

/**
 * The key pair that signs image URLs. A custom resource generates it in the first deployment and keeps it in
 * later ones. The private key is written straight to a secret; templates and logs only hold the public key.
 */
export class MediaKeys extends Construct {
  readonly privateKey: Secret;
  readonly publicKey: PublicKey;
  /** The key group whose signatures CloudFront accepts. */
  readonly keyGroup: KeyGroup;

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id);
    this.privateKey = new Secret(this, 'PrivateKey', {
      description: 'Signs the URLs of images (RSA, PEM)',
      removalPolicy: removalOf(settings),
    });
    // By default CDK generates a password, which would overwrite the key when CDK changes its password
    // options.
    (this.privateKey.node.defaultChild as CfnSecret).generateSecretString = undefined;
    acknowledge(this.privateKey, {
      'AwsSolutions-SMG4':
        'Rotating the key would invalidate all signed URLs in use; only functions that sign URLs and MakeKeyPair read it.',
    });

    this.publicKey = new PublicKey(this, 'PublicKey', { encodedKey: this.makeKeyPair(settings) });
    this.keyGroup = new KeyGroup(this, 'Signers', { items: [this.publicKey] });
  }

  /** Adds the custom resource that makes the key pair, and returns the public key in PEM. */
  private makeKeyPair(settings: Settings) {
    const { secretArn } = this.privateKey;
    const maker = new NodeFunction(this, 'MakeKeyPair', {
      settings,
      entry: join(import.meta.dirname, 'key-pair.ts'),
    });
    maker.allow({
      'secretsmanager:GetSecretValue': [secretArn],
      'secretsmanager:PutSecretValue': [secretArn],
    });
    const provider = new Provider(this, 'Provider', {
      onEventHandler: maker,
      logGroup: new Log(this, 'ProviderLog', settings),
    });
    acknowledgeProvidedFunction(provider);
    return new CustomResource(this, 'KeyPair', {
      resourceType: 'Custom::MediaKeyPair',
      serviceToken: provider.serviceToken,
      properties: { secretId: secretArn },
    }).getAttString('publicKey');
  }
}
