import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { AppFunction } from '../constructs/app-function.ts';
import { FailedEvents } from '../constructs/failed-events.ts';
import { GenerationWorkflow } from '../constructs/generation-workflow.ts';
import { repeat } from '../constructs/repeat.ts';
import type { Resources } from '../constructs/rights.ts';
import type { Settings } from '../settings.ts';

type Props = StackProps & {
  settings: Settings;
  resources: Pick<
    Resources,
    'table' | 'media' | 'mediaKeys' | 'sockets' | 'stylist' | 'reader' | 'image' | 'weather'
  >;
};

/** The generation workflow, its tasks, and a reconciler that fails overdue jobs every minute. */
export class GenerationStack extends Stack {
  readonly workflow: GenerationWorkflow;

  constructor(scope: Construct, id: string, { settings, resources, ...props }: Props) {
    super(scope, id, props);
    this.workflow = new GenerationWorkflow(this, 'Workflow', {
      settings,
      tasks: {
        analyzeWardrobe: new AppFunction(this, 'analyzeWardrobe', { settings, resources }),
        selectTrends: new AppFunction(this, 'selectTrends', { settings, resources }),
        composeOutfit: new AppFunction(this, 'composeOutfit', { settings, resources }),
        drawOutfit: new AppFunction(this, 'drawOutfit', { settings, resources }),
        finishOutfit: new AppFunction(this, 'finishOutfit', { settings, resources }),
        failGeneration: new AppFunction(this, 'failGeneration', { settings, resources }),
      },
    });

    repeat(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      worker: new AppFunction(this, 'failOverdue', { settings, resources }),
      waits: Duration.minutes(1),
      missed: new FailedEvents(this, 'MissedRuns'),
    });
  }
}
