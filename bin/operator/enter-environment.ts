import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import cdk from '../../cdk.json' with { type: 'json' };
import { rebuildParameter, settingsOf } from '../../infra/settings.ts';

/** Sets the variables that name the resources of a deployed environment, for modules that are imported afterwards. */
export async function enterEnvironment(environment: string): Promise<void> {
  const { region } = settingsOf(cdk.context.environments, environment);
  const { Parameter } = await new SSMClient({ region }).send(
    new GetParameterCommand({ Name: rebuildParameter({ environment }) }),
  );
  Object.assign(process.env, { AWS_REGION: region, ...JSON.parse(Parameter?.Value ?? '{}') });
}
