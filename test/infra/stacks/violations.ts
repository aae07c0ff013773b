import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { faultsOf } from '../../support/aws-grammar/faults.ts';
import { synthesize } from './synthesize.ts';
import type { Options } from './synthesize-into.ts';

/**
 * Returns the violations that cdk-nag finds in the stacks of an environment, what a service would refuse of them, and
 * the warnings of CloudFormation's schemas, for example about a value that a property does not allow. Throws if a
 * template does not match the schemas.
 */
export function violationsOf(options: Options) {
  const { app, assembly } = synthesize({ ...options, validated: true });
  const report = readFileSync(join(assembly.directory, 'validation-report.json'), 'utf8');
  const { pluginReports }: { pluginReports: object[] } = JSON.parse(report);
  const found = [new AwsSolutionsChecks(app), new ServerlessChecks(app)].flatMap(
    (checks) => checks.validateScope(app).violations,
  );
  const refused = assembly.stacks.flatMap(({ template }) => faultsOf(template));
  return [...pluginReports, ...found, ...refused];
}
