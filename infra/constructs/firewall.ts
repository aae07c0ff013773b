import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { DataIdentifier, DataProtectionPolicy, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** Matches the beginning of a path decoded as the origin does: `/%61pi/…` and `/x/../api/…` mean `/api/…`. */
const startsWith = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
});

/** The name of a stack's firewall in its metrics. */
export const firewallName = (scope: Construct) => Stack.of(scope).stackName;

type Props = {
  /** What the firewall protects: CloudFront distributions, or resources of a region. */
  scope: 'CLOUDFRONT' | 'REGIONAL';
  /** The most requests from one IP address in five minutes. Several people behind one router share an address. */
  limit: number;
  /** Only requests whose path begins with one of these are counted. Without this list, every request counts. */
  paths?: readonly string[];
};

/**
 * A web ACL that blocks the IP addresses of known attackers and limits the requests of each address. AWS's managed
 * rules against code in requests are not used, because they refuse large bodies and ordinary texts. What it blocks is
 * logged.
 */
export class Firewall extends CfnWebACL {
  constructor(parent: Construct, id: string, { scope, limit, paths }: Props) {
    const reputation = 'AWSManagedRulesAmazonIpReputationList';
    super(parent, id, {
      scope,
      defaultAction: { allow: {} },
      visibilityConfig: visibility(firewallName(parent)),
      rules: [
        {
          name: reputation,
          priority: 0,
          statement: { managedRuleGroupStatement: { vendorName: 'AWS', name: reputation } },
          overrideAction: { none: {} },
          visibilityConfig: visibility(reputation),
        },
        {
          name: 'LimitCalls',
          priority: 1,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit,
              ...(paths && { scopeDownStatement: { orStatement: { statements: paths.map(startsWith) } } }),
            },
          },
          visibilityConfig: visibility('LimitCalls'),
        },
      ],
    });
    logBlocked(parent, id, this);
  }
}

/**
 * Logs the requests that a firewall blocks, for a week, without what signs people in: query strings hold the ticket of a
 * socket and the key of a calendar. WAF cannot leave out the IP address, so that CloudWatch Logs masks it for everybody
 * without the right `logs:Unmask`.
 * https://docs.aws.amazon.com/waf/latest/developerguide/logging-cw-logs.html
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/protect-sensitive-log-data-types-device.html
 */
function logBlocked(scope: Construct, id: string, { attrArn }: CfnWebACL) {
  const log = new LogGroup(scope, `${id}Log`, {
    logGroupName: `aws-waf-logs-${firewallName(scope)}`,
    retention: RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
    dataProtectionPolicy: new DataProtectionPolicy({ identifiers: [DataIdentifier.IPADDRESS] }),
  });
  // WAF wants the ARN without the `:*` at the end of CDK's own.
  const arn = { service: 'logs', resource: 'log-group', resourceName: log.logGroupName };
  new CfnLoggingConfiguration(scope, `${id}Logging`, {
    resourceArn: attrArn,
    logDestinationConfigs: [Stack.of(scope).formatArn({ ...arn, arnFormat: ArnFormat.COLON_RESOURCE_NAME })],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
        },
      ],
    },
    redactedFields: [
      { queryString: {} },
      ...['authorization', 'cookie'].map((Name) => ({ singleHeader: { Name } })),
    ],
  });
}
