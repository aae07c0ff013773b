import { Stack, type StackProps } from 'aws-cdk-lib';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { ResourcesOf } from '#infra/constructs/accesses';
import { projectedEntities, tableKeys } from '../../functions/platform/table-keys.ts';
import { AppFunction } from '../constructs/app-function.ts';
import type { Settings } from '../settings.ts';

type Props = StackProps & { settings: Settings; resources: ResourcesOf<'projectChanges'> };

const rowOf = (entities: string[]) => ({ [tableKeys.entity]: { S: entities } });

/** The function that reads the table's stream and writes the projections, which are rows made from other rows. */
export class ProjectionStack extends Stack {
  constructor(scope: Construct, id: string, { settings, resources, ...props }: Props) {
    super(scope, id, props);
    const projectChanges = new AppFunction(this, 'projectChanges', { settings, resources });
    const { tableStreamArn } = resources.table;
    const queue = projectChanges.failures?.queueArn;
    if (!tableStreamArn || !queue)
      throw new Error('The table has no stream, or the function no queue of failures.');
    new EventSourceMapping(this, 'Changes', {
      target: projectChanges,
      eventSourceArn: tableStreamArn,
      // Rows that were written before the mapping existed are projected, too.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      filters: [
        FilterCriteria.filter({ dynamodb: { NewImage: rowOf(projectedEntities.written) } }),
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('REMOVE'),
          dynamodb: { OldImage: rowOf(projectedEntities.removed) },
        }),
      ],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 10,
      // The function already has the right to send to its queue. CDK's own destination would grant it more rights.
      onFailure: { bind: () => ({ destination: queue }) },
    });
  }
}
