import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { requireVariable } from './environment.ts';

/** How long the address is kept, in milliseconds. A function that is warm learns of a new domain after that time. */
const keptFor = 5 * 60_000;

const name = requireVariable('APP_URL_PARAMETER');
const client = new SSMClient({});
let known: Promise<string> | undefined;
let knownUntil = 0;

/**
 * The address of the app without a trailing slash, from an SSM parameter. It is not an environment variable, because
 * the web stack that writes it is deployed after the stacks of the functions. Throws if the parameter is empty.
 */
export function appUrl(): Promise<string> {
  if (known && Date.now() < knownUntil) return known;
  const read = readParameter();
  known = read;
  knownUntil = Date.now() + keptFor;
  read.catch(() => {
    if (known === read) known = undefined;
  });
  return read;
}

async function readParameter() {
  const { Parameter } = await client.send(new GetParameterCommand({ Name: name }));
  if (!Parameter?.Value) throw new Error('The address of the app is not known.');
  return Parameter.Value;
}
