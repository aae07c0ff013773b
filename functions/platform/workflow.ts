import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { requireVariable } from './environment.ts';

const stateMachineArn = requireVariable('GENERATION_STATE_MACHINE');
const client = new SFNClient({});

export async function startExecution(input: object) {
  await client.send(new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input) }));
}
