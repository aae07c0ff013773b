import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { requireVariable } from './environment.ts';

const stateMachineArn = requireVariable('GENERATION_STATE_MACHINE');
const client = new SFNClient({});

/** Starts an execution of the generation workflow; it does not wait for its end. */
export async function startExecution(input: object) {
  await client.send(new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input) }));
}
