import { CfnResource, Stack, Validations } from 'aws-cdk-lib';
import { rules } from 'cdk-nag';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';

/** Acknowledges cdk-nag findings in a construct and its children. `reasons` gives each rule's reason. */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>) {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
}

/**
 * Acknowledges the finding for one ARN with a wildcard. cdk-nag names the finding after the ARN in the template. The
 * ARN of a resource in another stack is known only during synthesis, so this runs in the validation phase.
 */
export const acknowledgeWildcard = (construct: IConstruct, arn: string, reason: string) =>
  duringValidation(construct, () => {
    const written = flattenCfnReference(Stack.of(construct).resolve(arn));
    acknowledge(construct, { [`AwsSolutions-IAM5[Resource::${written}]`]: reason });
  });

/** Acknowledges all cdk-nag findings in a function that CDK itself adds and configures. */
export function acknowledgeProvidedFunction(construct: IConstruct) {
  const reason = 'CDK adds this function with its policy; it only runs during deployments.';
  const all = (ids: string[]) => acknowledge(construct, Object.fromEntries(ids.map((id) => [id, reason])));
  all([
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'AwsSolutions-L1',
    'Serverless-LambdaDefaultMemorySize',
    'Serverless-LambdaDLQ',
    'Serverless-LambdaLatestVersion',
    'Serverless-LambdaTracing',
  ]);
  duringValidation(construct, () => {
    for (const resource of construct.node.findAll().filter(CfnResource.isCfnResource)) {
      const found = rules.iam.IAMNoWildcardPermissions(resource);
      if (Array.isArray(found)) all(found.map((finding) => `AwsSolutions-IAM5[${finding}]`));
    }
  });
}

/** Runs a function in CDK's validation phase: references are resolved, and cdk-nag has not run yet. */
const duringValidation = (construct: IConstruct, run: () => void) =>
  construct.node.addValidation({
    validate: () => {
      run();
      return [];
    },
  });
