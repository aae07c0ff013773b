import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime } from 'aws-cdk-lib/aws-lambda';
import { type BundlingOptions, LogLevel, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { acknowledge, acknowledgeWildcard } from './acknowledge.ts';
import { FailedEvents } from './failed-events.ts';
import { Log } from './log.ts';
import { countFaults } from './metric.ts';

/** Bundles a function with all its imports into one ES module. */
const bundling: BundlingOptions = {
  format: OutputFormat.ESM,
  mainFields: ['module', 'main'],
  minify: true,
  // The bundled SDK is the version that was tested, and it loads faster than the SDK of the Lambda runtime.
  bundleAwsSDK: true,
  logLevel: LogLevel.WARNING,
};

const copyCodecs = join(import.meta.dirname, 'codecs/copy-codecs.ts');

/**
 * The function properties that add the image codecs to a bundle. sharp is native code and libheif loads a
 * WebAssembly file, so neither can be bundled. Both are copied into `node_modules` next to the bundle. The architecture
 * is x86-64, because most machines that deploy have it and therefore already have the right native code.
 */
const withCodecs = {
  architecture: Architecture.X86_64,
  bundling: {
    ...bundling,
    externalModules: ['sharp'],
    commandHooks: {
      beforeBundling: () => [],
      beforeInstall: () => [],
      afterBundling: (_: string, folder: string) => [`node "${copyCodecs}" "${folder}"`],
    },
  },
};

export type Sizes = {
  /** Whether the function decodes images. If so, the native libraries for that are deployed next to its bundle. */
  readonly codecs?: true;
  /** The memory in MB; 512 by default. */
  readonly memory?: number;
  /** The time-out in seconds; 10 by default. */
  readonly seconds?: number;
  /** Whether a dead-letter queue keeps the events that failed. Meant for functions whose caller does not retry. */
  readonly keepsFailures?: true;
  /** Whether the function's policy is created after it: it names a resource that refers to the function. */
  readonly policyApart?: true;
};

type Props = Sizes & {
  settings: Settings;
  /** The name of the function in AWS. By default AWS generates one. */
  functionName?: string;
  /** The path of the module that exports `handler`. */
  entry: string;
  environment?: Record<string, string>;
  /** The most concurrent runs, reserved for this function. By default there is only the limit of the account. */
  concurrency?: number | undefined;
};

/** A Lambda function in TypeScript. Its role may write its own log. `allow` adds further permissions. */
export class NodeFunction extends NodejsFunction {
  private readonly executionRole: Role;
  private readonly policyApart: Policy | undefined;
  /** The dead-letter queue; undefined for a function without `keepsFailures`. */
  readonly failures: FailedEvents | undefined;

  constructor(scope: Construct, id: string, props: Props) {
    const { settings, entry, environment = {}, codecs = false, memory = 512, seconds = 10 } = props;
    const logGroup = new Log(scope, `${id}Log`, settings);
    // The function has its own role, because the managed policy of CDK's default role allows writing to every log group
    // of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    countFaults(scope, id, logGroup, settings);
    const failures = props.keepsFailures ? new FailedEvents(scope, `${id}Failures`) : undefined;

    super(scope, id, {
      entry,
      runtime: Runtime.NODEJS_24_X,
      memorySize: memory,
      timeout: Duration.seconds(seconds),
      role,
      logGroup,
      environment,
      ...(props.functionName && { functionName: props.functionName }),
      ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
      ...(failures && { deadLetterQueue: failures }),
      ...(codecs ? withCodecs : { architecture: Architecture.ARM_64, bundling }),
    });

    this.executionRole = role;
    this.policyApart = props.policyApart ? new Policy(scope, `${id}Policy`, { roles: [role] }) : undefined;
    this.failures = failures;
    acknowledge(this, {
      'Serverless-LambdaTracing':
        'A trace would have no parts: the HTTP API has none, and calls of the SDK are not recorded.',
    });
    if (!failures)
      acknowledge(this, {
        'Serverless-LambdaDLQ':
          'Its caller waits for the answer, or a queue keeps the runs that its schedule missed.',
      });
  }

  /** Allows the function IAM actions on ARNs. If an ARN ends in `*`, `wildcard` is the reason for it, for cdk-nag. */
  allow(arnsByAction: Readonly<Record<string, readonly string[]>>, wildcard?: string) {
    for (const [action, arns] of Object.entries(arnsByAction)) {
      if (!arns.length) continue;
      const statement = new PolicyStatement({ actions: [action], resources: [...arns] });
      if (this.policyApart) this.policyApart.addStatements(statement);
      else this.executionRole.addToPolicy(statement);
      for (const arn of arns)
        if (wildcard && arn.endsWith('*')) acknowledgeWildcard(this.executionRole, arn, wildcard);
    }
  }
}
