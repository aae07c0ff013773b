import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** The API calls allowed in five minutes from one IP address: enough for several users behind one router. */
const maxCalls = 3000;

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

const startsWith = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const managedRules = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  overrideAction: { none: {} },
  visibilityConfig: visibility(name),
});

/**
 * The web ACL of the distribution: blocks IP addresses of known attackers and limits the API calls of each
 * address. AWS's rules against code in requests are left out, because they refuse large bodies and ordinary
 * texts.
 */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(Stack.of(scope).stackName),
      rules: [
        managedRules('AWSManagedRulesAmazonIpReputationList', 0),
        {
          name: 'LimitCalls',
          priority: 1,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: maxCalls,
              // Files and images do not count: one page of photos makes a hundred cheap requests.
              scopeDownStatement: {
                orStatement: { statements: ['/api/', '/outfit/'].map(startsWith) },
              },
            },
          },
          visibilityConfig: visibility('LimitCalls'),
        },
      ],
    });
  }
}
