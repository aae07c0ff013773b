import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { requireVariable } from './environment.ts';

const name = requireVariable('APP_URL_PARAMETER');
const client = new SSMClient({});

/**
 * Where people open the app, without a trailing slash. It is read when it is needed: the address is
 * known only once the web stack stands, which needs the stacks of the functions.
 */
export async function appUrl(): Promise<string> {
  const { Parameter } = await client.send(new GetParameterCommand({ Name: name }));
  if (!Parameter?.Value) throw new Error('The address of the app is not known.');
  return Parameter.Value;
}
