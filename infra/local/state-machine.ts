import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { awsJson, ServiceError } from './aws-json.ts';
import type { Invoke } from './lambda.ts';

type Task = { Type: string; Resource: string };

type Execution = { name: string; input: string; stateMachineArn: string };

type Options = {
  /** The path of the definition that is deployed; `${name}` in it stands for the function of that name. */
  definition: string;
  /** The folder of the executions that are running: one file with its input for each. */
  folder: string;
  invoke: Invoke;
};

/**
 * Step Functions for the one workflow of the app. The emulator keeps executions in memory only, so that each
 * is also kept in a file while it runs; `resume` runs those of an earlier process again, once.
 */
export async function openStateMachine({ definition: definitionFile, folder, invoke }: Options) {
  const template = await readFile(definitionFile, 'utf8');
  const definition: StateMachineDefinition & { States: Record<string, Task> } = JSON.parse(
    template.replaceAll(/\$\{(\w+)\}/g, 'arn:aws:lambda:us-east-1:000000000000:function:$1'),
  );
  await mkdir(folder, { recursive: true });
  // A test validates the definition, which takes longer than most of the tests that start the app.
  const machine = new StateMachine(definition, { validationOptions: { noValidate: true } });
  const taskResourceLocalHandlers = taskHandlers(definition.States, invoke);
  const running = new Set<Promise<void>>();
  const started = new Set<string>();

  async function run(file: string, input: string) {
    try {
      await machine.run(JSON.parse(input), { overrides: { taskResourceLocalHandlers } }).result;
    } catch {
      // As in AWS, a failure that the workflow does not catch, or an input that a crash has truncated, ends the
      // execution; the reconciler fails its job.
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
      StartExecution: async ({ name, input, stateMachineArn }: Execution) => {
        if (started.has(name))
          throw new ServiceError('ExecutionAlreadyExists', `Execution already exists: ${name}`);
        started.add(name);
        const file = join(folder, `${name}.json`);
        await writeFile(file, input);
        start(file, input);
        return { executionArn: `${stateMachineArn}:${name}`, startDate: Date.now() / 1000 };
      },
    }),
    /** Runs interrupted executions again. Their files go first, so that one that crashes the process is not repeated. */
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

const taskHandlers = (states: Readonly<Record<string, Task>>, invoke: Invoke) =>
  Object.fromEntries(
    Object.entries(states)
      .filter(([, { Type }]) => Type === 'Task')
      .map(([name, { Resource }]) => [
        name,
        (input: unknown) => invoke(Resource.split(':').at(-1) ?? '', input) as Promise<never>,
      ]),
  );
