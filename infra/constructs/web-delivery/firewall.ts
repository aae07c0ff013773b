import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** In five minutes, from one address: several people at once, but no machine that tries things out. */
const mostCalls = 3000;

const measured = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

const managed = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  overrideAction: { none: {} },
  visibilityConfig: measured(name),
});

/**
 * Keeps known attackers and floods of calls from the distribution. The rules that look for code in what is
 * sent stay out: they refuse larger bodies and what people write.
 */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: measured(Stack.of(scope).stackName),
      rules: [
        managed('AWSManagedRulesAmazonIpReputationList', 0),
        {
          name: 'LimitCalls',
          priority: 1,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: mostCalls,
              // A page of photographs is a hundred requests, of which none costs anything.
              scopeDownStatement: {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: '/api/',
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
          visibilityConfig: measured('LimitCalls'),
        },
      ],
    });
  }
}
