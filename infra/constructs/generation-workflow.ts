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
  /** The task functions. Each key is the placeholder for the function's ARN in the workflow definition. */
  tasks: Readonly<Record<string, IFunction>>;
};

/** The Express state machine of `generation.asl.json`. It turns a request into a stored outfit. */
export class GenerationWorkflow extends StateMachine {
  constructor(scope: Construct, id: string, { settings, tasks }: Props) {
    const arns = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task.functionArn]));
    super(scope, id, {
      stateMachineType: StateMachineType.EXPRESS,
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: arns,
      // A trace shows the time of each state. The functions themselves would add nothing to it.
      tracingEnabled: true,
      logs: {
        level: LogLevel.ALL,
        // Execution data contains requests and wardrobes of users. They must not be logged.
        includeExecutionData: false,
        destination: new Log(scope, `${id}Log`, settings),
      },
    });
    this.addToRolePolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: Object.values(arns) }),
    );
    acknowledge(this, {
      'AwsSolutions-IAM5[Resource::*]':
        'The actions of X-Ray and of log delivery do not support resource-level permissions.',
    });
  }
}
