import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { requireVariable } from './environment.ts';

const name = requireVariable('APP_URL_PARAMETER');
const client = new SSMClient({});

/**
 * The address of the app without a trailing slash, from an SSM parameter. It is not an environment variable, because
 * the web stack that writes it is deployed after the stacks of the functions. Throws if the parameter is empty.
 */
export async function appUrl(): Promise<string> {
  const { Parameter } = await client.send(new GetParameterCommand({ Name: name }));
  if (!Parameter?.Value) throw new Error('The address of the app is not known.');
  return Parameter.Value;
}
