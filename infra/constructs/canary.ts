import { Alarm, type IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  type IFunction,
  type IVersion,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';
import { alarmName } from './alarms.ts';

const policy = 'service-role/AWSCodeDeployRoleForLambdaLimited';

/**
 * Lets a new version of a function answer a tenth of its calls for ten minutes, and then all of them. If an alarm rings
 * meanwhile, the version before answers all calls again, and the deployment fails.
 */
export class Canary extends Construct {
  private readonly shared: { application: LambdaApplication; role: Role; alarms: IAlarm[] };

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    acknowledge(role, {
      [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`]:
        'AWS maintains this policy for deployments of functions.',
    });
    this.shared = {
      application: new LambdaApplication(this, 'Application'),
      role,
      // These are alarms of a later stack, so they are known only by their names.
      alarms: ['ServerErrors', 'Faults'].map((each) =>
        Alarm.fromAlarmName(this, each, alarmName(settings, each)),
      ),
    };
  }

  /** Returns the alias behind which the versions of a function are. Calls go to the alias. */
  of(target: LambdaFunction): IFunction {
    // The casts are for `exactOptionalPropertyTypes`: CDK's classes and interfaces declare `role` differently.
    const version = target.currentVersion as IVersion;
    const alias = new Alias(target, 'Live', { aliasName: 'live', version });
    new LambdaDeploymentGroup(target, 'Canary', {
      ...this.shared,
      alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
    });
    return alias as IFunction;
  }
}
