import { CfnResource, Stack, Validations } from 'aws-cdk-lib';
import { rules } from 'cdk-nag';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';

/** Lets findings of cdk-nag stand, in a construct and all within it: each rule with its reason. */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>) {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
}

/**
 * Lets one ARN with a wildcard stand. cdk-nag names the finding after the ARN as the template writes it,
 * which for a resource of another stack is known only once the whole app is put together.
 */
export const acknowledgeWildcard = (construct: IConstruct, arn: string, reason: string) =>
  onceComplete(construct, () => {
    const written = flattenCfnReference(Stack.of(construct).resolve(arn));
    acknowledge(construct, { [`AwsSolutions-IAM5[Resource::${written}]`]: reason });
  });

/** Lets all that cdk-nag finds in a function stand that CDK brings along and configures itself. */
export function acknowledgeProvidedFunction(construct: IConstruct) {
  const reason = 'CDK brings this function along with its policy; it runs while the app is deployed.';
  const all = (ids: string[]) => acknowledge(construct, Object.fromEntries(ids.map((id) => [id, reason])));
  all([
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'AwsSolutions-L1',
    'Serverless-LambdaDefaultMemorySize',
    'Serverless-LambdaDLQ',
    'Serverless-LambdaLatestVersion',
    'Serverless-LambdaTracing',
  ]);
  onceComplete(construct, () => {
    for (const resource of construct.node.findAll().filter(CfnResource.isCfnResource)) {
      const found = rules.iam.IAMNoWildcardPermissions(resource);
      if (Array.isArray(found)) all(found.map((finding) => `AwsSolutions-IAM5[${finding}]`));
    }
  });
}

/** Runs before cdk-nag does, when all references between stacks are resolved. */
const onceComplete = (construct: IConstruct, run: () => void) =>
  construct.node.addValidation({
    validate: () => {
      run();
      return [];
    },
  });
