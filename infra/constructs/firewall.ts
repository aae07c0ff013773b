import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** Matches a path as its origin reads it: `/%61pi/…` and `/x/../api/…` are `/api/…`. */
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

/** How the metrics of a stack's firewall call it. */
export const firewallName = (scope: Construct) => Stack.of(scope).stackName;

type Props = {
  /** What it stands before: CloudFront distributions, or resources of a region. */
  scope: 'CLOUDFRONT' | 'REGIONAL';
  /** The requests allowed in five minutes from one IP address, which several people behind one router share. */
  limit: number;
  /** The beginnings of the paths that count; every request counts without them. */
  paths?: readonly string[];
};

/**
 * A web ACL that blocks IP addresses of known attackers and limits the requests of each address. AWS's rules against
 * code in requests are left out, because they refuse large bodies and ordinary texts.
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
