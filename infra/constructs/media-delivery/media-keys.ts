import { join } from 'node:path';
import { CustomResource, RemovalPolicy } from 'aws-cdk-lib';
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import { acknowledge, acknowledgeProvidedFunction } from '../acknowledge.ts';
import { Log } from '../log.ts';
import { NodeFunction } from '../node-function.ts';

/**
 * The key pair that signs the URLs of images. It is made by the first deployment and stays: the
 * private half is in a secret from the start, and a template, a log or an answer sees the public half alone.
 */
export class MediaKeys extends Construct {
  readonly privateKey: Secret;
  readonly publicKey: PublicKey;
  /** Who CloudFront trusts to have signed. */
  readonly keyGroup: KeyGroup;

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id);
    this.privateKey = new Secret(this, 'PrivateKey', {
      description: 'Signs the URLs of images (RSA, PEM)',
      removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // CDK would have a password generated, and the key overwritten whenever its recipe for passwords changes.
    (this.privateKey.node.defaultChild as CfnSecret).generateSecretString = undefined;
    acknowledge(this.privateKey, {
      'AwsSolutions-SMG4':
        'Rotating the key would end every URL that people have; it is read by one function.',
    });

    this.publicKey = new PublicKey(this, 'PublicKey', { encodedKey: this.makeKeyPair(settings) });
    this.keyGroup = new KeyGroup(this, 'Signers', { items: [this.publicKey] });
  }

  /** Returns the public half, in PEM. */
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
