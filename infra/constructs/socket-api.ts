import { Stack } from 'aws-cdk-lib';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { accessLog } from './access-log.ts';
import { acknowledge } from './acknowledge.ts';
import { GatewayLogging } from './gateway-logging.ts';

type Props = { settings: Settings; authorize: IFunction; connect: IFunction; disconnect: IFunction };

/**
 * The WebSocket API over which the app pushes events to browsers. A one-time ticket in the query string
 * authorizes a connection; messages from browsers have no route.
 */
export class SocketApi extends Construct {
  readonly stage: WebSocketStage;

  constructor(scope: Construct, id: string, { settings, authorize, connect, disconnect }: Props) {
    super(scope, id);
    const api = new WebSocketApi(this, 'Api', {
      apiName: Stack.of(this).stackName,
      connectRouteOptions: {
        integration: new WebSocketLambdaIntegration('connect', connect),
        authorizer: new WebSocketLambdaAuthorizer('authorize', authorize, {
          identitySource: ['route.request.querystring.ticket'],
        }),
      },
      disconnectRouteOptions: { integration: new WebSocketLambdaIntegration('disconnect', disconnect) },
    });
    acknowledge(api.node.findChild('$disconnect-Route'), {
      'AwsSolutions-APIG4': 'A connection is authorized once, when it is opened.',
    });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: api,
      // CloudFront forwards the path unchanged (`/socket`), and API Gateway takes the first segment as the
      // stage.
      stageName: 'socket',
      autoDeploy: true,
      throttle: { rateLimit: 100, burstLimit: 200 },
      accessLogSettings: accessLog(this, settings, {
        requestId: '$context.requestId',
        event: '$context.eventType',
        connectionId: '$context.connectionId',
        status: '$context.status',
        error: '$context.error.message',
      }),
    });
    this.stage.node.addDependency(new GatewayLogging(this, 'Logging'));
  }

  /** The ARN that covers posting to any open connection. */
  get connectionsArn() {
    const { api, stageName } = this.stage;
    return Stack.of(this).formatArn({
      service: 'execute-api',
      resource: api.apiId,
      resourceName: `${stageName}/POST/@connections/*`,
    });
  }
}
