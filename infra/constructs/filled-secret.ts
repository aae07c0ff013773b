import { CustomResource } from 'aws-cdk-lib';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Provider } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { acknowledge, acknowledgeProvidedFunction } from './acknowledge.ts';
import { Log } from './log.ts';
import { NodeFunction } from './node-function.ts';
import { removalOf } from './removal.ts';

type SecretProps = {
  settings: Settings;
  description: string;
  /** The reason for cdk-nag why Secrets Manager does not rotate the secret. */
  notRotated: string;
};

/** Creates a secret without a value. `fillSecret` writes the value. */
export function emptySecret(scope: Construct, id: string, props: SecretProps): Secret {
  const { settings, description, notRotated } = props;
  const secret = new Secret(scope, id, { description, removalPolicy: removalOf(settings) });
  // By default CDK generates a password as the value. That would overwrite the real value when CDK changes its password
  // options.
  (secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
  acknowledge(secret, { 'AwsSolutions-SMG4': notRotated });
  return secret;
}

type FillProps = {
  settings: Settings;
  secret: Secret;
  /** The id of the function that writes the secret, and the path of the module that exports its `handler`. */
  filler: { id: string; entry: string };
  resourceType: `Custom::${string}`;
  /**
   * Further properties that the function receives besides `secretId`. The function runs again when one of them changes.
   */
  properties?: Record<string, string>;
};

/**
 * Adds a custom resource whose function writes the value of a secret during deployments, so that templates and logs do
 * not contain the value. The `Data` that the function returns becomes the attributes of the resource.
 */
export function fillSecret(scope: Construct, id: string, props: FillProps): CustomResource {
  const { settings, secret, filler, resourceType, properties } = props;
  const { secretArn } = secret;
  const writer = new NodeFunction(scope, filler.id, { settings, entry: filler.entry });
  writer.allow({
    'secretsmanager:GetSecretValue': [secretArn],
    'secretsmanager:PutSecretValue': [secretArn],
  });
  const provider = new Provider(scope, 'Provider', {
    onEventHandler: writer,
    logGroup: new Log(scope, 'ProviderLog', settings),
  });
  acknowledgeProvidedFunction(provider);
  return new CustomResource(scope, id, {
    resourceType,
    serviceToken: provider.serviceToken,
    properties: { secretId: secretArn, ...properties },
  });
}
