import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import type { ResourcesOf } from '#infra/constructs/accesses';
import { AppFunction } from '../constructs/app-function.ts';
import { FailedEvents } from '../constructs/failed-events.ts';
import { repeat } from '../constructs/repeat.ts';
import type { Settings } from '../settings.ts';

type Props = StackProps & { settings: Settings; resources: ResourcesOf<'deleteAccounts' | 'exportUsers'> };

/**
 * The function that runs every minute and deletes the accounts that are due for deletion, and the one that exports the
 * user pool every hour, which docs/restore.md needs.
 */
export class AccountStack extends Stack {
  constructor(scope: Construct, id: string, { settings, resources, ...props }: Props) {
    super(scope, id, props);
    const missed = new FailedEvents(this, 'MissedRuns');
    repeat(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      worker: new AppFunction(this, 'deleteAccounts', { settings, resources }),
      waits: Duration.minutes(1),
      missed,
    });
    repeat(this, 'EveryHour', {
      schedule: Schedule.rate(Duration.hours(1)),
      worker: new AppFunction(this, 'exportUsers', { settings, resources }),
      waits: Duration.minutes(50),
      missed,
    });
  }
}
