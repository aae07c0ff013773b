import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import type { ResourcesOf } from '#infra/constructs/accesses';
import { AppFunction } from '../constructs/app-function.ts';
import { FailedEvents } from '../constructs/failed-events.ts';
import type { Settings } from '../settings.ts';

type Props = StackProps & { settings: Settings; resources: ResourcesOf<'deleteAccounts'> };

/** The function that runs every minute and deletes the accounts that are due for deletion. */
export class AccountStack extends Stack {
  constructor(scope: Construct, id: string, { settings, resources, ...props }: Props) {
    super(scope, id, props);
    const deleteAccounts = new AppFunction(this, 'deleteAccounts', { settings, resources });
    // There is no retry, because the next run does the same work. The queue shows that a run failed.
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaFunction(deleteAccounts, {
          retryAttempts: 0,
          deadLetterQueue: new FailedEvents(this, 'MissedRuns'),
        }),
      ],
    });
  }
}
