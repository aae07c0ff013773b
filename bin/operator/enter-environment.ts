import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import cdk from '../../cdk.json' with { type: 'json' };
import { rebuildParameter, type Settings, settingsOf } from '../../infra/settings.ts';

/** Sets the variables that name the resources of a deployed environment, for modules that are imported afterwards. */
export async function enterEnvironment(environment: string): Promise<void> {
  const { region, value = '{}' } = await readParameter(environment, rebuildParameter);
  Object.assign(process.env, { AWS_REGION: region, ...JSON.parse(value) });
}

/** Reads a parameter of a deployed environment. */
export async function readParameter(
  environment: string,
  nameOf: (settings: Pick<Settings, 'environment'>) => string,
) {
  const { region } = settingsOf(cdk.context.environments, environment);
  const command = new GetParameterCommand({ Name: nameOf({ environment }) });
  return { region, value: (await new SSMClient({ region }).send(command)).Parameter?.Value };
}
