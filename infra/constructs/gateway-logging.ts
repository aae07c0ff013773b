import { RemovalPolicy } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

const policy = 'service-role/AmazonAPIGatewayPushToCloudWatchLogs';

/**
 * Lets API Gateway write the logs of WebSocket APIs. It is a setting of the AWS account, which everything in
 * the region shares: it stays when the environment that made it goes.
 */
export class GatewayLogging extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    role.applyRemovalPolicy(RemovalPolicy.RETAIN);
    const account = new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn });
    account.applyRemovalPolicy(RemovalPolicy.RETAIN);
    acknowledge(role, {
      [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`]:
        'It is the policy that AWS keeps for this one setting.',
    });
  }
}
