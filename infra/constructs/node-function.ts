import { Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { type BundlingOptions, LogLevel, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { acknowledge, acknowledgeWildcard } from './acknowledge.ts';
import { withCodecs } from './codecs/with-codecs.ts';
import { FailedEvents } from './failed-events.ts';
import { Log } from './log.ts';

/** One ES module with everything that it imports. */
const bundling: BundlingOptions = {
  format: OutputFormat.ESM,
  mainFields: ['module', 'main'],
  minify: true,
  // The SDK that was tested goes along, and starts faster than the runtime's own.
  bundleAwsSDK: true,
  logLevel: LogLevel.WARNING,
};

type Props = {
  settings: Settings;
  entry: string;
  environment?: Record<string, string>;
  codecs?: boolean | undefined;
  /** In MB. */
  memory?: number | undefined;
  seconds?: number | undefined;
  keepsFailures?: boolean | undefined;
};

/** A function in TypeScript that may write its log and its traces, and nothing else until it is allowed to. */
export class NodeFunction extends NodejsFunction {
  private readonly itsRole: Role;
  /** The events that it has failed at, of one that keeps them. */
  readonly failures: FailedEvents | undefined;

  constructor(scope: Construct, id: string, props: Props) {
    const { settings, entry, environment = {}, codecs = false, memory = 512, seconds = 10 } = props;
    const logGroup = new Log(scope, `${id}Log`, settings);
    // The managed policy that CDK would attach allows to write to every log group of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const failures = props.keepsFailures ? new FailedEvents(scope, `${id}Failures`) : undefined;

    super(scope, id, {
      entry,
      runtime: Runtime.NODEJS_24_X,
      memorySize: memory,
      timeout: Duration.seconds(seconds),
      tracing: Tracing.ACTIVE,
      role,
      logGroup,
      environment,
      ...(failures && { deadLetterQueue: failures }),
      ...(codecs ? withCodecs(bundling) : { architecture: Architecture.ARM_64, bundling }),
    });

    this.itsRole = role;
    this.failures = failures;
    acknowledge(role, { 'AwsSolutions-IAM5[Resource::*]': 'X-Ray takes segments of traces on no resource.' });
    if (!failures)
      acknowledge(this, {
        'Serverless-LambdaDLQ': 'Whoever calls it waits for its answer, or calls it again a minute later.',
      });
  }

  /** Lets it take actions on ARNs, of which those with a wildcard need a reason. */
  allow(arnsByAction: Readonly<Record<string, readonly string[]>>, wildcard?: string) {
    for (const [action, arns] of Object.entries(arnsByAction)) {
      if (arns.length)
        this.itsRole.addToPolicy(new PolicyStatement({ actions: [action], resources: [...arns] }));
      for (const arn of arns)
        if (wildcard && arn.endsWith('*')) acknowledgeWildcard(this.itsRole, arn, wildcard);
    }
  }
}
