import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import cdk from '../../../cdk.json' with { type: 'json' };
import { faultsOf } from '../../support/aws-grammar/faults.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { everySetting } from './synthesize.ts';
import { synthesizeInto } from './synthesize-into.ts';

const folder = temporaryFolder();

it.each([
  ['dev', 'dev', { webFirewall: false, dashboard: false }],
  ['prod', 'prod', {}],
  ['prod with every setting', 'prod', everySetting],
  ['prod with every setting in another region', 'prod', { ...everySetting, region: 'eu-north-1' }],
])(
  'cdk-nag, the schemas of CloudFormation and the demands of services find no fault in %s',
  (_, environment, settings) => {
    const { app, assembly } = synthesizeInto(mkdtempSync(join(folder, 'out-')), {
      environment,
      settings,
      validated: true,
    });
    const report = readFileSync(join(assembly.directory, 'validation-report.json'), 'utf8');
    const { pluginReports }: { pluginReports: object[] } = JSON.parse(report);
    const found = [new AwsSolutionsChecks(app), new ServerlessChecks(app)].flatMap(
      (checks) => checks.validateScope(app).violations,
    );
    const refused = assembly.stacks.flatMap(({ template }) => faultsOf(template));
    expect([...pluginReports, ...found, ...refused]).toEqual([]);
  },
);

it('the flags of cdk.json let a resource be refused whose value does not match the schemas', () => {
  process.env['CDK_VALIDATION'] = 'true';
  const { environments: _, ...context } = cdk.context;
  const app = new App({ outdir: join(folder, 'wrong'), analyticsReporting: false, context });
  const properties = { Code: { ZipFile: 'x' }, Role: 'x', Timeout: 901 };
  new CfnResource(new Stack(app, 'Stack'), 'Resource', { type: 'AWS::Lambda::Function', properties });
  expect(() => app.synth()).toThrow('exceeds maximum 900');
});
