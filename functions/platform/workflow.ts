import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { requireVariable } from './environment.ts';

const stateMachineArn = requireVariable('GENERATION_STATE_MACHINE');
const client = new SFNClient({});

/**
 * Starts an execution of the generation workflow and does not wait for its end. Its logs name it by `name`, without the
 * characters that Step Functions does not log. Not idempotent: a repeated call, also a retry of the SDK after a
 * lost answer, starts another execution of the same name.
 * https://docs.aws.amazon.com/step-functions/latest/dg/express-at-least-once-execution.html
 * https://docs.aws.amazon.com/step-functions/latest/apireference/API_StartExecution.html
 */
export async function startExecution(name: string, input: object) {
  const command = { stateMachineArn, name: name.replaceAll(/[^\w-]/g, ''), input: JSON.stringify(input) };
  await client.send(new StartExecutionCommand(command));
}
