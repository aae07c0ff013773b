import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { requireVariable } from './environment.ts';
import { kept } from './kept.ts';

const Name = requireVariable('APP_URL_PARAMETER');
const client = new SSMClient({});

/**
 * The address of the app without a trailing slash, from an SSM parameter. It is not an environment variable, because
 * the web stack that writes it is deployed after the stacks of the functions. Kept for five minutes, so that a warm
 * function learns of a new domain. Throws if the parameter is empty.
 */
export const appUrl = kept(async () => {
  const { Parameter } = await client.send(new GetParameterCommand({ Name }));
  if (!Parameter?.Value) throw new Error('The address of the app is not known.');
  return Parameter.Value;
}, 5 * 60_000);
