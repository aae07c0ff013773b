import { readFileSync } from 'node:fs';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';
import { Log } from './log.ts';

const definition = readFileSync(new URL('../generation.asl.json', import.meta.url), 'utf8');

type Props = {
  settings: Settings;
  /** By the names that stand for them in the definition. */
  tasks: Readonly<Record<string, IFunction>>;
};

/** The workflow from a wish to a stored outfit, as `generation.asl.json` has it. */
export class GenerationWorkflow extends StateMachine {
  constructor(scope: Construct, id: string, { settings, tasks }: Props) {
    const arns = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task.functionArn]));
    super(scope, id, {
      stateMachineType: StateMachineType.EXPRESS,
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: arns,
      tracingEnabled: true,
      logs: {
        level: LogLevel.ERROR,
        // What people wish for and wear stays out of the logs.
        includeExecutionData: false,
        destination: new Log(scope, `${id}Log`, settings),
      },
    });
    this.addToRolePolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: Object.values(arns) }),
    );
    acknowledge(this, {
      'AwsSolutions-SF1': 'Only what goes wrong is worth a line; the functions log the rest themselves.',
      'AwsSolutions-IAM5[Resource::*]': 'X-Ray and the delivery of logs are allowed on no resource.',
    });
  }
}
