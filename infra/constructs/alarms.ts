import { type Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  AlarmRule,
  ComparisonOperator,
  CompositeAlarm,
  type IAlarm,
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
import { badShare, burns, type Objective } from './objectives.ts';

/** The name of an alarm in AWS. It is fixed, so that earlier stacks can name the alarm. */
export const alarmName = (settings: Settings, id: string) => `${metricsNamespace(settings)}-${id}`;

type Props = Omit<AlarmProps, 'evaluationPeriods'>;

/** A set of alarms with one SNS topic. Unless `isMailed` is false, an alarm is mailed to `alarmEmail` of the settings. */
export class Alarms extends Construct {
  readonly all: IAlarm[] = [];
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

  /** Adds an alarm for a metric that reaches the threshold (1 by default) in one period. Missing data raises none. */
  on(metric: IMetric, id: string, description: string, { threshold = 1, isMailed = true } = {}) {
    const treatMissingData = TreatMissingData.NOT_BREACHING;
    this.add(id, description, { metric, threshold, treatMissingData }, isMailed);
  }

  /**
   * Adds an alarm that is raised while the budget of an objective is spent too fast, in a long and in a short window.
   * The alarms on the windows are not mailed themselves.
   */
  onObjective(objective: Objective) {
    const { name, promise, target } = objective;
    const within = (period: Duration, rate: number) =>
      this.create(`${name}-${period.toMinutes()}`, name, `${rate} times too much fails in a window.`, {
        metric: badShare(objective, period),
        threshold: Number((rate * (100 - target)).toFixed(2)),
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
    const alarm = new CompositeAlarm(this, name, {
      compositeAlarmName: alarmName(this.settings, name),
      alarmDescription: `${promise} in ${target} % of all cases, but not now. ${runbook(name)}`,
      alarmRule: AlarmRule.anyOf(
        ...burns.map(({ rate, long, short }) => AlarmRule.allOf(within(long, rate), within(short, rate))),
      ),
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    this.all.push(alarm);
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

  private add(id: string, description: string, props: Props, isMailed = true) {
    const alarm = this.create(id, id, description, props);
    if (isMailed) alarm.addAlarmAction(new SnsAction(this.topic));
    this.all.push(alarm);
  }

  private create(id: string, section: string, description: string, props: Props) {
    return new Alarm(this, id, {
      ...props,
      alarmName: alarmName(this.settings, id),
      evaluationPeriods: 1,
      alarmDescription: `${description} ${runbook(section)}`,
    });
  }
}

/** The end of an alarm's description: the section of the runbook, which has the same name as the alarm. */
const runbook = (section: string) => `What to do: docs/operate.md, ${section}`;
