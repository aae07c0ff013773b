import { expect, it } from 'vitest';
import { projectedEntities, tableKeys } from '../../../functions/table/table-keys.ts';
import { synthesize } from './synthesize.ts';

const { all, written, templates } = synthesize();
const [mapping, ...others] = all('AWS::Lambda::EventSourceMapping').map(({ properties }) => properties);
const of = (value: unknown) => written('projections', value);

it('projects every change of the table, also of the time before it is there', () => {
  expect(others).toEqual([]);
  expect(of(mapping?.['FunctionName'])).toBe('projections/projectChanges');
  expect(of(mapping?.['EventSourceArn'])).toBe('data/Table.StreamArn');
  expect(mapping?.['StartingPosition']).toBe('TRIM_HORIZON');
  templates.data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
});

it('halves a batch that fails, goes on after its failures, and keeps what fails for good', () => {
  expect(mapping).toMatchObject({
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 10,
  });
  expect(of(mapping?.['DestinationConfig'].OnFailure.Destination)).toBe('projections/projectChangesFailures');
});

it('is not called for rows of which nothing is made', () => {
  const { written: kept, removed } = projectedEntities;
  const patterns: { Pattern: string }[] = mapping?.['FilterCriteria'].Filters;
  expect(patterns.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
    { dynamodb: { NewImage: { [tableKeys.entity]: { S: kept } } } },
    { eventName: ['REMOVE'], dynamodb: { OldImage: { [tableKeys.entity]: { S: removed } } } },
  ]);
});
