import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { type Options, synthesize } from './synthesize.ts';

/**
 * The violations that cdk-nag finds in an environment's stacks. Throws when a template does not match
 * CloudFormation's schemas.
 */
export function violationsOf(options: Options) {
  const { app } = synthesize({ ...options, validated: true });
  return [new AwsSolutionsChecks(app), new ServerlessChecks(app)].flatMap(
    (checks) => checks.validateScope(app).violations,
  );
}
