import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveOnLoopback } from '#infra/local/loopback';
import { openStateMachine } from '#infra/local/state-machine';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const resource = (name: string) => `\${${name}}`;
const task = (name: string, change: object) => ({
  Type: 'Task',
  Resource: resource(name),
  Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.failure', Next: 'Fail' }],
  ...change,
});
async function writeDefinition(name: string, work: object) {
  const file = join(folder, name);
  const States = {
    Work: task('work', { ...work, ResultPath: '$.result', Next: 'Finish' }),
    Finish: task('finish', { End: true }),
    Fail: { Type: 'Task', Resource: resource('fail'), End: true },
  };
  await writeFile(file, JSON.stringify({ StartAt: 'Work', States }));
  return file;
}
const patient = await writeDefinition('patient.json', {});
const naming = await writeDefinition('naming.json', { Parameters: { 'arn.$': '$$.Execution.Id' } });
const impatient = await writeDefinition('impatient.json', { TimeoutSeconds: 1 });

let runs = 0;
/** A machine with a folder of its own for executions. `work` is its first task, the others call `ended`. */
async function machineOf(
  work: (input: unknown) => Promise<unknown>,
  { executions = join(folder, `run-${++runs}`), definition = patient } = {},
) {
  const ended = vi.fn();
  const machine = await openStateMachine({
    definition,
    folder: executions,
    invoke: async (name, input) => {
      if (name === 'work') return work(input);
      ended(name, input);
      return null;
    },
  });
  const service = await serveOnLoopback(machine.handle);
  onTestFinished(() => service.close());
  const client = new SFNClient({ endpoint: service.url });
  const start = (input: unknown, name?: string) =>
    client.send(
      new StartExecutionCommand({ stateMachineArn: 'arn:machine', name, input: JSON.stringify(input) }),
    );
  return { machine, start, ended, executions };
}

describe('an execution', () => {
  it('catches the failure of a task under the name of what was thrown, and one that takes too long', async () => {
    const failing = await machineOf(async () => {
      throw Object.assign(new Error('Too many'), { name: 'generation.rate_limited' });
    });
    const late = await machineOf(() => new Promise(() => undefined), { definition: impatient });
    for (const { start, machine } of [failing, late]) {
      await start({ who: 'ada' });
      await machine.settle();
    }
    expect(failing.ended.mock.calls).toEqual([
      ['fail', { who: 'ada', failure: { Error: 'generation.rate_limited', Cause: 'Too many' } }],
    ]);
    expect(late.ended.mock.calls[0]?.[1]).toMatchObject({ failure: { Error: 'States.Timeout' } });
  });

  it('that fails even in its failure task ends all the same', async () => {
    const { machine, start, ended, executions } = await machineOf(() => Promise.reject(new Error('first')));
    ended.mockImplementation(() => {
      throw new Error('and then');
    });
    await start({});
    await machine.settle();
    expect(await readdir(executions)).toEqual([]);
  });

  it('of the same name as another runs too, as in an Express workflow, under an ARN of its own', async () => {
    const work = vi.fn(async (_: unknown) => null);
    const { machine, start } = await machineOf(work, { definition: naming });
    const [one, other] = [await start({}, 'job'), await start({}, 'job')];
    await machine.settle();
    expect(one.executionArn).toMatch(/:express:generation:job:/);
    expect(other.executionArn).not.toBe(one.executionArn);
    expect(work.mock.calls).toEqual([[{ arn: one.executionArn }], [{ arn: other.executionArn }]]);
  });

  it('that was under way when the process ended is run again, once, under its ARN', async () => {
    const first = await machineOf(() => new Promise(() => undefined), { definition: naming });
    const { executionArn } = await first.start({ who: 'ada' }, 'job');
    expect(await readdir(first.executions)).toHaveLength(1);
    const work = vi.fn(async (_: unknown) => 'again');
    for (let start = 0; start < 2; start++) {
      const { machine, ended } = await machineOf(work, { ...first, definition: naming });
      await machine.resume();
      await machine.settle();
      expect(ended.mock.calls).toEqual(start ? [] : [['finish', { who: 'ada', result: 'again' }]]);
    }
    expect(work).toHaveBeenCalledExactlyOnceWith({ arn: executionArn });
  });

  it('whose file was torn as the process ended is passed over, and the others run again', async () => {
    const first = await machineOf(() => new Promise(() => undefined));
    await first.start({ who: 'ada' });
    await writeFile(join(first.executions, 'torn.json'), '{"who":"b');
    await writeFile(join(first.executions, 'empty.json'), '');
    const second = await machineOf(async () => 'again', first);
    await second.machine.resume();
    await second.machine.settle();
    expect(second.ended.mock.calls).toEqual([['finish', { who: 'ada', result: 'again' }]]);
    expect(await readdir(first.executions)).toEqual([]);
  });
});
