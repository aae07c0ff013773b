import {
  CfnOutput,
  CrossStackReferences,
  ReferenceStrength,
  type SecretValue,
  Stack,
  type StackProps,
} from 'aws-cdk-lib';
import type { IHttpApi, IWebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { AppFunction } from '../constructs/app-function.ts';
import { Firewall } from '../constructs/firewall.ts';
import { accessLogsBucket, privateBucket } from '../constructs/private-bucket.ts';
import type { Resources } from '../constructs/rights.ts';
import { AppDistribution } from '../constructs/web-delivery/app-distribution.ts';
import { PageHeaders } from '../constructs/web-delivery/page-headers.ts';
import { RequestLog } from '../constructs/web-delivery/request-log.ts';
import { WebFiles } from '../constructs/web-delivery/web-files.ts';
import { appUrlParameter, edgeRegion, type Settings } from '../settings.ts';

/**
 * Returns the stack for what is possible only in CloudFront's region: the given stack if it is there, otherwise a new
 * one beside it. The stacks of two regions read each other's outputs, and export nothing that an update could not change.
 */
function inEdgeRegion(stack: Stack, part: string): Stack {
  if (stack.region === edgeRegion) return stack;
  const { scope = stack } = stack.node;
  const edge = new Stack(scope, `${stack.stackName}-${part}`, {
    env: { region: edgeRegion },
    terminationProtection: stack.terminationProtection,
  });
  CrossStackReferences.of(edge).consume(ReferenceStrength.WEAK);
  return edge;
}

type Props = StackProps & {
  settings: Settings;
  /** The folder of the built browser app. */
  build: string;
  userPool: IUserPool;
  client: IUserPoolClient;
  api: IHttpApi;
  sockets: IWebSocketApi;
  /** The key that proves to the APIs that a request came through the distribution. */
  originKey: SecretValue;
  resources: Pick<Resources, 'table' | 'uploads' | 'media' | 'mediaKeys'>;
};

/** The most calls and sockets from one IP address in five minutes. */
const maxCalls = 3000;

/** The files of the browser app, and the distribution that serves them, the APIs and the images under one origin. */
export class WebStack extends Stack {
  readonly app: AppDistribution;
  /** CloudFront's firewall, if the settings want one. */
  readonly firewall: Firewall | undefined;
  /** The stack in CloudFront's region for what watches the distribution. */
  readonly edge: Stack;

  constructor(scope: Construct, id: string, { settings, build, resources, ...props }: Props) {
    const { userPool, client, api, sockets, originKey, ...stackProps } = props;
    super(scope, id, stackProps);
    const { uploads, media, mediaKeys } = resources;
    const accessLogs = accessLogsBucket(this, settings);
    const files = privateBucket(this, 'Files', {
      keeps: false,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'files/',
    });
    this.firewall = settings.webFirewall ? this.guard() : undefined;
    this.app = new AppDistribution(this, 'App', {
      settings,
      files,
      media: { bucket: media, keys: mediaKeys },
      api: this.hostOf(api),
      sockets: this.hostOf(sockets),
      originKey,
      shareOutfit: new AppFunction(this, 'shareOutfit', {
        settings,
        resources: { ...resources, appUrl: appUrlParameter(settings) },
      }),
      headers: new PageHeaders(this, 'Headers', {
        connect: [
          `https://cognito-idp.${this.region}.amazonaws.com`,
          `https://${uploads.bucketRegionalDomainName}`,
        ],
      }),
      webAclArn: this.firewall?.attrArn,
    });
    this.edge = inEdgeRegion(this, 'edge');
    new RequestLog(this.edge, 'RequestLog', { distribution: this.app.distribution, bucket: accessLogs });
    new WebFiles(this, 'WebFiles', {
      settings,
      bucket: files,
      build,
      clientSettings: {
        userPoolId: userPool.userPoolId,
        userPoolClientId: client.userPoolClientId,
        seesStyles: settings.vision.name !== 'none',
        sendsMail: settings.mail !== undefined,
      },
    });

    new StringParameter(this, 'AppUrl', {
      parameterName: appUrlParameter(settings),
      stringValue: this.app.url,
    });
    new CfnOutput(this, 'Url', { value: this.app.url });
  }

  private guard() {
    const firewall = new Firewall(inEdgeRegion(this, 'firewall'), 'Firewall', {
      scope: 'CLOUDFRONT',
      limit: maxCalls,
      // Files and images do not count, because one page of photos makes a hundred cheap requests.
      paths: ['/api/', '/outfit/', '/socket'],
    });
    CrossStackReferences.of(firewall).produce(ReferenceStrength.WEAK);
    return firewall;
  }

  private hostOf({ apiId }: IHttpApi | IWebSocketApi) {
    return `${apiId}.execute-api.${this.region}.amazonaws.com`;
  }
}
