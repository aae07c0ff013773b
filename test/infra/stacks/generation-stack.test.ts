import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { synthesize } from './synthesize.ts';

const { all, templates, written } = synthesize();
const { generation } = templates;
const definition = readFileSync('infra/generation.asl.json', 'utf8');
const [machine] = all('AWS::StepFunctions::StateMachine');
type Task = { Type: string; Resource: string; TimeoutSeconds: number };
const tasks = Object.entries(JSON.parse(definition).States as Record<string, Task>).filter(
  ([, { Type }]) => Type === 'Task',
);

/** The seconds that a function may spend on a model, in the state that asks none. */
const withoutModel: Record<string, number> = { ComposeWithoutModel: 50 };

it('runs the same definition as the local state machine', () => {
  expect(machine?.properties['DefinitionString']).toBe(definition);
  expect(machine?.properties['StateMachineType']).toBe('EXPRESS');
});

describe.each(tasks)('%s', (state, { Resource, TimeoutSeconds }) => {
  const name = /^\$\{(\w+)\}$/.exec(Resource)?.[1] ?? '';

  it('runs its function', () => {
    const substitution = machine?.properties['DefinitionSubstitutions'][name];
    expect(written('generation', substitution)).toBe(`generation/${name}`);
  });

  it('has a time-out at least as long as its function', () => {
    const fn = all('AWS::Lambda::Function').find(({ construct }) => construct === `generation/${name}`);
    expect(fn?.properties['Timeout']).toBeLessThanOrEqual(TimeoutSeconds + (withoutModel[state] ?? 0));
  });
});

it('may invoke only its own functions', () => {
  const policy = all('AWS::IAM::Policy').find(({ construct }) =>
    construct.startsWith('generation/Workflow/'),
  );
  const invoke = policy?.properties['PolicyDocument'].Statement.filter(
    ({ Action }: { Action: string | string[] }) =>
      [Action].flat().some((action) => action.startsWith('lambda:')),
  );
  expect(invoke).toHaveLength(1);
  expect(invoke[0].Action).toBe('lambda:InvokeFunction');
  expect(invoke[0].Resource.map((arn: unknown) => written('generation', arn)).sort()).toEqual(
    [...new Set(tasks.map(([, { Resource }]) => Resource))]
      .map((each) => each.replace(/^\$\{(\w+)\}$/, 'generation/$1'))
      .sort(),
  );
});

it('logs executions without their data', () => {
  expect(machine?.properties['LoggingConfiguration']).toMatchObject({
    Level: 'ALL',
    IncludeExecutionData: false,
  });
});

it('runs the reconciler of overdue jobs every minute', () => {
  const [rule] = all('AWS::Events::Rule');
  generation.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(1 minute)',
    State: 'ENABLED',
    Targets: [Match.objectLike({ RetryPolicy: { MaximumRetryAttempts: 0 } })],
  });
  expect(written('generation', rule?.properties['Targets'][0].Arn)).toBe('generation/failOverdue');
});
