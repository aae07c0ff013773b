import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Match, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import type { ResourcesOf } from '#infra/constructs/accesses';
import { contracts, type Feature } from '#shared/contract/index';
import type { PublicFunction } from '#shared/contract/public-routes';
import { masterVariant } from '#shared/rules/image-variant';
import { morningSlots } from '#shared/rules/morning-slots';
import { AppFunction } from '../constructs/app-function.ts';
import { ContractApi } from '../constructs/contract-api.ts';
import { FailedEvents } from '../constructs/failed-events.ts';
import { countReports } from '../constructs/metric.ts';
import { repeat } from '../constructs/repeat.ts';
import { moderationParameter, type Settings } from '../settings.ts';

type ImageWorker = 'prepareImage' | 'analyzeImage' | 'deriveVariants';

type Props = StackProps & {
  settings: Settings;
  userPool: IUserPool;
  client: IUserPoolClient;
  resources: Omit<
    ResourcesOf<Feature | PublicFunction | ImageWorker | 'moderateReports' | 'sendMorningMails'>,
    'prepareImage' | 'analyzeImage'
  >;
};

/** The HTTP API with one function per feature, and the image workers that these functions call. */
export class ApiStack extends Stack {
  readonly api: ContractApi<Feature>;

  constructor(scope: Construct, id: string, { settings, userPool, client, resources, ...props }: Props) {
    super(scope, id, props);
    const prepareImage = new AppFunction(this, 'prepareImage', { settings, resources });
    const analyzeImage = new AppFunction(this, 'analyzeImage', { settings, resources });
    this.deriveVariantsOfMasters(settings, resources);
    const all = { ...resources, prepareImage, analyzeImage };
    const functions = Object.fromEntries(
      Object.keys(contracts).map((feature) => [
        feature,
        new AppFunction(this, feature as Feature, { settings, resources: all }),
      ]),
    ) as Record<Feature, AppFunction<Feature>>;

    countReports(this, functions.safety.logGroup, settings);
    const moderation = new AppFunction(this, 'moderateReports', { settings, resources });
    new StringParameter(this, 'Moderation', {
      parameterName: moderationParameter(settings),
      stringValue: moderation.functionName,
    });
    repeat(this, 'FullHour', {
      schedule: Schedule.cron({ minute: '0' }),
      worker: new AppFunction(this, 'sendMorningMails', { settings, resources }),
      waits: Duration.minutes(50),
      missed: new FailedEvents(this, 'MissedRuns'),
      events: morningSlots.map((slot) => RuleTargetInput.fromObject({ slot })),
    });
    this.api = new ContractApi(this, 'Api', {
      settings,
      contracts,
      functions,
      publicFunctions: {
        calendarFeed: new AppFunction(this, 'calendarFeed', { settings, resources }),
        morningLink: new AppFunction(this, 'morningLink', { settings, resources }),
      },
      authorizer: new HttpUserPoolAuthorizer('UserPool', userPool, { userPoolClients: [client] }),
    });
  }

  /** Invokes `deriveVariants` for each master image that is stored in the media bucket. */
  private deriveVariantsOfMasters(settings: Settings, resources: Props['resources']) {
    const deriveVariants = new AppFunction(this, 'deriveVariants', { settings, resources });
    new Rule(this, 'NewMasters', {
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [resources.media.bucketName] },
          object: { key: Match.suffix(`/${masterVariant}`) },
        },
      },
      targets: [
        new LambdaFunction(deriveVariants, {
          maxEventAge: Duration.hours(6),
          ...(deriveVariants.failures && { deadLetterQueue: deriveVariants.failures }),
        }),
      ],
    });
  }
}
