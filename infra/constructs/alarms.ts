import { Stack } from 'aws-cdk-lib';
import { Alarm, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

type Props = { email: string | undefined };

/** Tells whoever runs the app, by mail, when something that never should happen has happened once. */
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
    this.topic.addSubscription(new EmailSubscription(email));
    acknowledge(this.topic, { 'Serverless-SNSRedrivePolicy': 'SNS itself repeats a mail that bounces.' });
  }

  /** Raises an alarm as soon as the metric is above zero. */
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
