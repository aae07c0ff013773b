import { parseArgs } from 'node:util';
import cdk from '../cdk.json' with { type: 'json' };
import { settingsOf } from '../infra/settings.ts';
import { findingsOf } from './preflight/account.ts';

/**
 * Asks the AWS account, with calls that only read, what it lacks for the settings of an environment in cdk.json, and
 * says how to get it. Exits with 1 if something is missing without which a deployment fails or a setting has no effect.
 */
const usage = 'Usage: npm run preflight -- -c environment=NAME';

try {
  const { values } = parseArgs({
    options: { context: { type: 'string', short: 'c', multiple: true }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const context = Object.fromEntries((values.context ?? []).map((each) => each.split('=')));
  const settings = settingsOf(cdk.context.environments, context['environment']);
  const findings = await findingsOf(settings);
  for (const { what, how, isMissing } of findings)
    console.log(`${isMissing ? 'missing' : 'note   '}  ${what}\n         ${how}`);
  console.log('What no call can tell:');
  console.log(
    'hint     A new account may create nothing in CloudFront before AWS has verified it ("must be verified").\n         Then open a case of AWS Support, which is free.',
  );
  if (settings.alarmEmail)
    console.log(
      `hint     ${settings.alarmEmail} gets alarms only after the link in the mail of the first deployment was followed.`,
    );
  const missing = findings.filter(({ isMissing }) => isMissing).length;
  console.log(
    missing
      ? `${settings.environment}: ${missing} missing.`
      : `${settings.environment}: nothing that can be asked is missing.`,
  );
  process.exitCode = missing ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
