import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { awsJson } from './aws-json.ts';
import type { Invoke } from './lambda.ts';

type Task = { Type: string; Resource: string };

type Execution = { name?: string; input: string };

type Options = {
  /** The path of the workflow definition, as deployed to AWS. `${name}` in it becomes that function's ARN. */
  definition: string;
  /** The folder of the running executions. Each has a file with its input. */
  folder: string;
  invoke: Invoke;
};

/**
 * Replaces Step Functions for the app's only workflow, which is an Express workflow: a start with the name of another
 * execution starts one more. The emulator keeps executions only in memory, so each is also stored in a file while it
 * runs. `resume` runs the executions of an earlier process once more, under the same ARN.
 * https://docs.aws.amazon.com/step-functions/latest/dg/express-at-least-once-execution.html
 */
export async function openStateMachine({ definition: definitionFile, folder, invoke }: Options) {
  const template = await readFile(definitionFile, 'utf8');
  const definition: StateMachineDefinition & { States: Record<string, Task> } = JSON.parse(
    template.replaceAll(/\$\{(\w+)\}/g, 'arn:aws:lambda:us-east-1:000000000000:function:$1'),
  );
  await mkdir(folder, { recursive: true });
  // Validation is slow and would run at every start. A test validates the definition instead.
  const machine = new StateMachine(definition, { validationOptions: { noValidate: true } });
  const taskResourceLocalHandlers = taskHandlers(definition.States, invoke);
  const running = new Set<Promise<void>>();

  async function run(file: string, input: string) {
    try {
      const context = { Execution: { Id: arnOf(file) } };
      await machine.run(JSON.parse(input), { overrides: { taskResourceLocalHandlers }, context }).result;
    } catch {
      // The execution has ended, as in AWS, because the workflow did not catch a failure or because a crash truncated
      // the input. The reconciler marks its job as failed.
    }
    await rm(file, { force: true });
  }

  function start(file: string, input: string) {
    const execution = run(file, input);
    running.add(execution);
    void execution.finally(() => running.delete(execution));
  }

  return {
    handle: awsJson({
      StartExecution: async ({ name = randomUUID(), input }: Execution) => {
        const file = join(folder, `${name}.${randomUUID()}.json`);
        await writeFile(file, input);
        start(file, input);
        return { executionArn: arnOf(file), startDate: Date.now() / 1000 };
      },
    }),
    /** Runs interrupted executions again. Deletes each file first: one that crashes the process is not repeated. */
    resume: async () => {
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        const input = await readFile(file, 'utf8');
        await rm(file);
        start(file, input);
      }
    },
    /** Resolves when no execution is running. */
    settle: async () => {
      await Promise.all(running);
    },
  };
}

/** The ARN of the execution that a file stores. It is unique, because the file's name is. */
const arnOf = (file: string) =>
  `arn:aws:states:us-east-1:000000000000:express:generation:${basename(file, '.json').replace('.', ':')}`;

const taskHandlers = (states: Readonly<Record<string, Task>>, invoke: Invoke) =>
  Object.fromEntries(
    Object.entries(states)
      .filter(([, { Type }]) => Type === 'Task')
      .map(([name, { Resource }]) => [
        name,
        (input: unknown) => invoke(Resource.split(':').at(-1) ?? '', input) as Promise<never>,
      ]),
  );
