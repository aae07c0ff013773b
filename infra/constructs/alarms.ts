import { Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { metricsNamespace, type Settings } from '../settings.ts';
import { FailedEvents } from './failed-events.ts';

/** The name of an alarm in AWS. It is fixed, so that earlier stacks can name the alarm. */
export const alarmName = (settings: Settings, id: string) => `${metricsNamespace(settings)}-${id}`;

/** A set of alarms with one SNS topic. They are mailed to the address of the settings. */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  private readonly settings: Settings;
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    this.settings = settings;
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    const { alarmEmail } = settings;
    if (!alarmEmail) return;
    // This queue keeps alarms whose mail could not be delivered.
    const deadLetterQueue = new FailedEvents(this, 'Undelivered');
    this.topic.addSubscription(new EmailSubscription(alarmEmail, { deadLetterQueue }));
  }

  /**
   * Adds an alarm that is raised when the metric reaches the threshold (1 by default) in one period. Missing data
   * raises no alarm.
   */
  on(metric: IMetric, id: string, description: string, threshold = 1) {
    this.add(id, description, { metric, threshold, treatMissingData: TreatMissingData.NOT_BREACHING });
  }

  /** Adds an alarm that is raised when the event does not occur in a period. */
  onSilence(metric: IMetric, id: string, description: string) {
    this.add(id, description, {
      metric,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  /**
   * Creates an alarm. Its description ends with a reference to the runbook section, which has the same name as the
   * alarm.
   */
  private add(id: string, description: string, props: Omit<AlarmProps, 'evaluationPeriods'>) {
    const alarm = new Alarm(this, id, {
      ...props,
      alarmName: alarmName(this.settings, id),
      evaluationPeriods: 1,
      alarmDescription: `${description} What to do: docs/operate.md, ${id}`,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    this.all.push(alarm);
  }
}
