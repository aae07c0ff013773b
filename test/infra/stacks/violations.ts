import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { synthesize } from './synthesize.ts';
import type { Options } from './synthesize-into.ts';

/**
 * The violations that cdk-nag finds in an environment's stacks, and what CloudFormation's schemas warn of, such as a value
 * that is not among those of a property. Throws when a template does not match the schemas.
 */
export function violationsOf(options: Options) {
  const { app, assembly } = synthesize({ ...options, validated: true });
  const report = readFileSync(join(assembly.directory, 'validation-report.json'), 'utf8');
  const { pluginReports }: { pluginReports: object[] } = JSON.parse(report);
  const found = [new AwsSolutionsChecks(app), new ServerlessChecks(app)].flatMap(
    (checks) => checks.validateScope(app).violations,
  );
  return [...pluginReports, ...found];
}
