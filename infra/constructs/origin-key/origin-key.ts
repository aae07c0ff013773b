import { join } from 'node:path';
import { CustomResource, SecretValue } from 'aws-cdk-lib';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import { acknowledge, acknowledgeProvidedFunction } from '../acknowledge.ts';
import { Log } from '../log.ts';
import { NodeFunction } from '../node-function.ts';
import { removalOf } from '../removal.ts';

/**
 * The key that CloudFront sends to the APIs in a header, and that their functions demand: a call that comes by another way
 * has not passed the firewall. A custom resource makes it in the first deployment, and a new one whenever the setting
 * `originKeyRotation` changes. Templates and logs do not hold it.
 */
export class OriginKey extends Construct {
  readonly secret: Secret;
  /** The current key, for CloudFront. */
  readonly value: SecretValue;

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'What CloudFront sends to the APIs: the current key and the one before',
      removalPolicy: removalOf(settings),
    });
    // By default CDK generates a password, which would overwrite the keys when CDK changes its password options.
    (this.secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
    acknowledge(this.secret, {
      'AwsSolutions-SMG4': 'The key and the distribution that sends it are replaced by one deployment.',
    });
    this.value = SecretValue.secretsManager(this.secret.secretArn, {
      jsonField: 'current',
      versionId: this.rotate(settings),
    });
  }

  /** Adds the custom resource that makes the key, and returns the version of the secret that holds it. */
  private rotate(settings: Settings) {
    const { secretArn } = this.secret;
    const rotator = new NodeFunction(this, 'RotateKey', {
      settings,
      entry: join(import.meta.dirname, 'rotate-key.ts'),
    });
    rotator.allow({
      'secretsmanager:GetSecretValue': [secretArn],
      'secretsmanager:PutSecretValue': [secretArn],
    });
    const provider = new Provider(this, 'Provider', {
      onEventHandler: rotator,
      logGroup: new Log(this, 'ProviderLog', settings),
    });
    acknowledgeProvidedFunction(provider);
    return new CustomResource(this, 'Rotation', {
      resourceType: 'Custom::OriginKey',
      serviceToken: provider.serviceToken,
      properties: { secretId: secretArn, rotation: String(settings.originKeyRotation) },
    }).getAttString('version');
  }
}
