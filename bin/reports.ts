import { parseArgs } from 'node:util';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Case } from '../functions/safety/list-cases.ts';
import { moderationParameter } from '../infra/settings.ts';
import { type ReportReason, reportReasons } from '../shared/report-reasons.ts';
import { askInstance, instanceUrl } from './operator/ask-instance.ts';
import { readParameter } from './operator/enter-environment.ts';

const usage = `Usage: npm run reports -- [--environment NAME] [dismiss ID | uphold ID]
Lists what people have reported; "dismiss" shows a thing again, "uphold" hides it for good. Without an environment it
asks the instance that runs at PORT, else the one in AWS, with the credentials of the AWS command line.`;

type Command = { do: 'list' } | { do: 'dismiss' | 'uphold'; thingId: string };

async function inAws(environment: string, command: Command): Promise<Case[]> {
  const { region, value: FunctionName } = await readParameter(environment, moderationParameter);
  const { FunctionError, Payload } = await new LambdaClient({ region }).send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify(command) }),
  );
  const answer = JSON.parse(Buffer.from(Payload ?? []).toString());
  if (FunctionError) throw new Error(answer.errorMessage);
  return answer;
}

async function onThisMachine(command: Command): Promise<Case[]> {
  const cases = await askInstance<Case[]>('reports', command);
  if (cases) return cases;
  throw new Error(`No instance runs at ${instanceUrl}. Start one with npm start, or name an environment.`);
}

function show({ thingId, kind, ownerId, content, isWithheld, openedAt, reports }: Case) {
  console.log(`\n${kind} ${thingId}, of ${ownerId}, ${isWithheld ? 'hidden from everybody' : 'still shown'}`);
  console.log(`  ${content === null ? '(deleted)' : JSON.stringify(content)}`);
  console.log(`  last reported ${openedAt}`);
  for (const { reason, text } of reports)
    console.log(`  - ${reportReasons[reason as ReportReason]}${text ? `: ${JSON.stringify(text)}` : ''}`);
}

try {
  const { values, positionals } = parseArgs({
    options: { environment: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [verdict, thingId] = positionals;
  if (values.help || (verdict && (!/^(dismiss|uphold)$/.test(verdict) || !thingId))) {
    console.log(usage);
    process.exit(values.help ? 0 : 1);
  }
  const command: Command =
    verdict && thingId ? { do: verdict as 'dismiss' | 'uphold', thingId } : { do: 'list' };
  const cases = await (values.environment ? inAws(values.environment, command) : onThisMachine(command));
  if (verdict)
    console.log(verdict === 'dismiss' ? 'Dismissed: it is shown again.' : 'Upheld: it stays hidden.');
  console.log(cases.length ? `${cases.length} open:` : 'Nothing reported is open.');
  for (const each of cases) show(each);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
