import { CustomResource } from 'aws-cdk-lib';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Provider } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { acknowledge, acknowledgeProvidedFunction } from './acknowledge.ts';
import { Log } from './log.ts';
import { NodeFunction } from './node-function.ts';
import { removalOf } from './removal.ts';

type Props = {
  settings: Settings;
  description: string;
  /** The reason for cdk-nag why Secrets Manager does not rotate the secret. */
  notRotated: string;
  /** The id of the function that writes the secret, and the path of the module that exports its `handler`. */
  filler: { id: string; entry: string };
  /**
   * The custom resource that calls this function, with further properties that the function receives besides `secretId`.
   * The function runs again when one of them changes.
   */
  resource: { id: string; type: `Custom::${string}`; properties?: Record<string, string> };
};

/**
 * Creates a secret whose value is written during deployments by the function of a custom resource, so that templates and
 * logs do not contain the value. The `Data` that the function returns becomes the attributes of `filled`.
 */
export function filledSecret(scope: Construct, id: string, props: Props) {
  const { settings, description, notRotated, filler, resource } = props;
  const secret = new Secret(scope, id, { description, removalPolicy: removalOf(settings) });
  // By default CDK generates a password as the value. That would overwrite the real value when CDK changes its password
  // options.
  (secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
  acknowledge(secret, { 'AwsSolutions-SMG4': notRotated });
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
  const filled = new CustomResource(scope, resource.id, {
    resourceType: resource.type,
    serviceToken: provider.serviceToken,
    properties: { secretId: secretArn, ...resource.properties },
  });
  return { secret, filled };
}
