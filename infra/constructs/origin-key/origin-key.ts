import { join } from 'node:path';
import { SecretValue } from 'aws-cdk-lib';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import { filledSecret } from '../filled-secret.ts';

/**
 * The key that CloudFront sends to the APIs in a header. The API functions require it, because a call without it has
 * bypassed the firewall. A custom resource makes a key in the first deployment, and a new one whenever the setting
 * `originKeyRotation` changes. Templates and logs do not contain it.
 */
export class OriginKey extends Construct {
  readonly secret: Secret;
  /** The current key, for CloudFront. */
  readonly value: SecretValue;

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id);
    const { secret, filled } = filledSecret(this, 'Secret', {
      settings,
      description: 'What CloudFront sends to the APIs: the current key and the one before',
      notRotated: 'The key and the distribution that sends it are replaced by one deployment.',
      filler: { id: 'RotateKey', entry: join(import.meta.dirname, 'rotate-key.ts') },
      resource: {
        id: 'Rotation',
        type: 'Custom::OriginKey',
        properties: { rotation: String(settings.originKeyRotation) },
      },
    });
    this.secret = secret;
    this.value = SecretValue.secretsManager(this.secret.secretArn, {
      jsonField: 'current',
      versionId: filled.getAttString('version'),
    });
  }
}
