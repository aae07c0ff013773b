import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { morningSlots } from '#shared/rules/morning-slots';
import { projectedEntities, tableKeys } from '../../../functions/platform/table-keys.ts';
import type { Part } from './resources.ts';
import { synthesize } from './synthesize.ts';

const { all, onlyOne, written } = await synthesize();
const functionOf = (part: Part, name: string) =>
  all('AWS::Lambda::Function', part).find(({ construct }) => construct === `${part}/${name}`)?.properties;

it.each([
  ['account', 'deleteAccounts', '1 minute'],
  ['account', 'exportUsers', '1 hour'],
  ['generation', 'failOverdue', '1 minute'],
] as const)('the stack %s runs %s every %s, and keeps what it missed', (part, name, rate) => {
  const rules = all('AWS::Events::Rule', part).map(({ properties }) => properties);
  const { Targets, ...rule } = rules.find((each) => each['ScheduleExpression'] === `rate(${rate})`) ?? {};
  expect(rule).toMatchObject({ State: 'ENABLED' });
  expect(Targets).toMatchObject([{ RetryPolicy: { MaximumRetryAttempts: 0 } }]);
  expect(written(part, Targets[0].Arn)).toBe(`${part}/${name}`);
  expect(written(part, Targets[0].DeadLetterConfig.Arn)).toBe(`${part}/MissedRuns`);
  const invokes = all('AWS::Lambda::EventInvokeConfig', part).map(({ properties }) => properties);
  const invoke = invokes.find(({ FunctionName }) => written(part, FunctionName) === `${part}/${name}`);
  expect(invoke).toMatchObject({ MaximumRetryAttempts: 0 });
  expect(written(part, invoke?.['DestinationConfig'].OnFailure.Destination)).toBe(`${part}/MissedRuns`);
});

it('every full hour each slot of the morning mails is sent', () => {
  const rule = all('AWS::Events::Rule', 'api').find(({ construct }) => construct === 'api/FullHour');
  const Targets = morningSlots.map((slot) => ({ Input: JSON.stringify({ slot }) }));
  expect(rule?.properties).toMatchObject({ ScheduleExpression: 'cron(0 * * * ? *)', Targets });
});

it('the deletion of accounts has as much time as the next run leaves it', () => {
  expect(functionOf('account', 'deleteAccounts')).toMatchObject({ Timeout: 300 });
});

const mapping = onlyOne('projections', 'AWS::Lambda::EventSourceMapping');

it('every change of the table is projected, also of the time before the projection is there', () => {
  expect(written('projections', mapping['FunctionName'])).toBe('projections/projectChanges');
  expect(written('projections', mapping['EventSourceArn'])).toBe('data/Table.StreamArn');
  expect(mapping['StartingPosition']).toBe('TRIM_HORIZON');
  expect(onlyOne('data', 'AWS::DynamoDB::GlobalTable')).toMatchObject({
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
});

it('a batch of changes that fails is halved, goes on after its failures, and keeps what fails for good', () => {
  expect(mapping).toMatchObject({
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 10,
  });
  const { Destination } = mapping['DestinationConfig'].OnFailure;
  expect(written('projections', Destination)).toBe('projections/projectChangesFailures');
});

it('the projection is not called for rows of which nothing is made', () => {
  const { written: kept, removed } = projectedEntities;
  const patterns: { Pattern: string }[] = mapping['FilterCriteria'].Filters;
  expect(patterns.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
    { dynamodb: { NewImage: { [tableKeys.entity]: { S: kept } } } },
    { eventName: ['REMOVE'], dynamodb: { OldImage: { [tableKeys.entity]: { S: removed } } } },
  ]);
});

const definition = readFileSync('infra/generation.asl.json', 'utf8');
const machine = onlyOne('generation', 'AWS::StepFunctions::StateMachine');
type Task = { Type: string; Resource: string; TimeoutSeconds: number };
const tasks = Object.entries(JSON.parse(definition).States as Record<string, Task>)
  .filter(([, { Type }]) => Type === 'Task')
  .map(([state, task]) => ({ ...task, state, name: /^\$\{(\w+)\}$/.exec(task.Resource)?.[1] ?? '' }));

it('generations run the definition of the local state machine, and log no data', () => {
  expect(machine).toMatchObject({
    DefinitionString: definition,
    StateMachineType: 'EXPRESS',
    LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
  });
});

it('every task of a generation runs its function, and has a time-out at least as long as its function', () => {
  /** The seconds that a function may spend on a model, in the state that asks none. */
  const withoutModel: Record<string, number> = { ComposeWithoutModel: 50 };
  for (const { state, name, TimeoutSeconds } of tasks) {
    expect(written('generation', machine['DefinitionSubstitutions'][name])).toBe(`generation/${name}`);
    const most = TimeoutSeconds + (withoutModel[state] ?? 0);
    expect(functionOf('generation', name)?.['Timeout'], state).toBeLessThanOrEqual(most);
  }
});

it('generations may invoke only their own functions', () => {
  const policy = all('AWS::IAM::Policy').find(({ construct }) =>
    construct.startsWith('generation/Workflow/'),
  );
  type Statement = { Action: string | string[]; Resource: unknown[] };
  const statements: Statement[] = policy?.properties['PolicyDocument'].Statement ?? [];
  const invoke = statements.filter(({ Action }) =>
    [Action].flat().some((action) => action.startsWith('lambda:')),
  );
  expect(invoke).toMatchObject([{ Action: 'lambda:InvokeFunction' }]);
  const own = new Set(tasks.map(({ name }) => `generation/${name}`));
  expect(invoke[0]?.Resource.map((arn) => written('generation', arn)).sort()).toEqual([...own].sort());
});
