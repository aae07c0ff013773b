import { Stack } from 'aws-cdk-lib';
import { Alarm, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { FailedEvents } from './failed-events.ts';

type Props = { email: string | undefined };

/** A set of alarms with one SNS topic, which mails `email` where it is given. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { email }: Props) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (!email) return;
    // The queue keeps the alarms whose mail could not be delivered.
    const deadLetterQueue = new FailedEvents(this, 'Undelivered');
    this.topic.addSubscription(new EmailSubscription(email, { deadLetterQueue }));
  }

  /** Adds an alarm that is raised when the metric is 1 or more in one period; missing data is no alarm. */
  on(metric: IMetric, id: string, alarmDescription: string) {
    const alarm = new Alarm(this, id, {
      metric,
      alarmDescription,
      threshold: 1,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
