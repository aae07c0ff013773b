import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/**
 * Matches the beginning of a path after decoding it as the origin does: `/%61pi/…` and `/x/../api/…` both mean
 * `/api/…`.
 */
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
 * rules against code in requests are not used, because they refuse large bodies and ordinary texts.
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
  }
}
