import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { ResourcesOf } from '#infra/constructs/accesses';
import { AppFunction } from '../constructs/app-function.ts';
import { FailedEvents } from '../constructs/failed-events.ts';
import type { Settings } from '../settings.ts';

type Props = StackProps & { settings: Settings; resources: ResourcesOf<'deleteAccounts' | 'exportUsers'> };

/**
 * The function that runs every minute and deletes the accounts that are due for deletion, and the one that exports the
 * user pool every hour, which docs/restore.md needs.
 */
export class AccountStack extends Stack {
  constructor(scope: Construct, id: string, { settings, resources, ...props }: Props) {
    super(scope, id, props);
    const missedRuns = new FailedEvents(this, 'MissedRuns');
    const schedule = (id: string, rate: Duration, worker: IFunction) =>
      // There is no retry, because the next run does the same work. The queue shows that a run failed.
      new Rule(this, id, {
        schedule: Schedule.rate(rate),
        targets: [new LambdaFunction(worker, { retryAttempts: 0, deadLetterQueue: missedRuns })],
      });
    schedule(
      'EveryMinute',
      Duration.minutes(1),
      new AppFunction(this, 'deleteAccounts', { settings, resources }),
    );
    schedule('EveryHour', Duration.hours(1), new AppFunction(this, 'exportUsers', { settings, resources }));
  }
}
