import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import type { Invoke } from '../functions/invoke.ts';
import { type Actions, jsonProtocol } from '../json-protocol.ts';
import { openExecutions } from './executions.ts';

type Task = { Type: string; Resource: string };

/**
 * Step Functions for the one workflow of the app. Its definition is the file that is deployed, and each
 * task runs the function its resource names. Executions that were under way when the process ended are
 * run again, once, by `resume`: a workflow outlives the machine that runs it.
 */
export async function openStateMachine(options: { definition: string; folder: string; invoke: Invoke }) {
  const template = await readFile(options.definition, 'utf8');
  const definition: StateMachineDefinition & { States: Record<string, Task> } = JSON.parse(
    template.replaceAll(/\$\{(\w+)\}/g, 'arn:aws:lambda:us-east-1:000000000000:function:$1'),
  );
  const executions = await openExecutions(options.folder);
  const machine = new StateMachine(definition, { validationOptions: { checkArn: false } });
  const running = new Set<Promise<void>>();

  async function run(id: string, input: string) {
    try {
      await machine.run(JSON.parse(input), {
        overrides: { taskResourceLocalHandlers: tasksOf(definition.States, options.invoke) },
      }).result;
    } catch {
      // What a workflow could not catch is for the reconciler, as in AWS; so is an input that a crash has torn.
    }
    await executions.end(id);
  }
  function start(id: string, input: string) {
    const execution = run(id, input);
    running.add(execution);
    void execution.finally(() => running.delete(execution));
  }

  return {
    handle: jsonProtocol({
      StartExecution: async ({ input, stateMachineArn }: { input: string; stateMachineArn: string }) => {
        const id = randomUUID();
        await executions.begin(id, input);
        start(id, input);
        return { executionArn: `${stateMachineArn}:${id}`, startDate: Date.now() / 1000 };
      },
    } satisfies Actions),
    resume: async () => {
      for (const { id, input } of await executions.takeInterrupted()) start(id, input);
    },
    /** Resolves when nothing runs. */
    settle: async () => {
      await Promise.all(running);
    },
  };
}

const tasksOf = (states: Readonly<Record<string, Task>>, invoke: Invoke) =>
  Object.fromEntries(
    Object.entries(states)
      .filter(([, { Type }]) => Type === 'Task')
      .map(([name, { Resource }]) => [
        name,
        (input: unknown) => invoke(Resource.split(':').at(-1) ?? '', input) as Promise<never>,
      ]),
  );
