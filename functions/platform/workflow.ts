import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { requireVariable } from './environment.ts';

const stateMachineArn = requireVariable('GENERATION_STATE_MACHINE');
const client = new SFNClient({});

/**
 * Starts an execution of the generation workflow and does not wait for its end. Idempotent: only one execution is
 * started for each name.
 */
export async function startExecution(name: string, input: object) {
  try {
    await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }));
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
}
