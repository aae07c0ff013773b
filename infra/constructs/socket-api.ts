import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnIntegrationResponse,
  WebSocketApi,
  type WebSocketIntegration,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import {
  WebSocketLambdaIntegration,
  WebSocketMockIntegration,
} from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { pong } from '../pong.ts';
import { type Settings, throttleOf } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';
import { accessLog } from './log.ts';

const policy = 'service-role/AmazonAPIGatewayPushToCloudWatchLogs';

/**
 * The role with which API Gateway writes the logs of WebSocket APIs. It is one setting for the whole AWS account in a
 * region. All environments there share it, so it is kept when this stack is deleted.
 */
class GatewayLogging extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    role.applyRemovalPolicy(RemovalPolicy.RETAIN);
    const account = new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn });
    account.applyRemovalPolicy(RemovalPolicy.RETAIN);
    acknowledge(role, {
      [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`]:
        'AWS maintains this policy for this account setting.',
    });
  }
}

type Functions = { authorize: IFunction; connect: IFunction; disconnect: IFunction; typing: IFunction };

/**
 * The WebSocket API through which the app pushes events to browsers. A one-time ticket in the query string authorizes a
 * connection. A browser sends only two kinds of messages: that its user is typing, and pings, which API Gateway answers
 * itself.
 */
export class SocketApi extends Construct {
  readonly stage: WebSocketStage;
  private readonly api: WebSocketApi;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    this.api = new WebSocketApi(this, 'Api', { apiName: Stack.of(this).stackName });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      // CloudFront forwards the path unchanged (`/socket`), and API Gateway reads the first segment as the name of the
      // stage.
      stageName: 'socket',
      autoDeploy: true,
      throttle: throttleOf(settings.throttles.sockets),
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

  /** Adds the routes. They are added later than the API, because their functions may have rights on this API. */
  addRoutes({ authorize, connect, disconnect, typing }: Functions) {
    const ofFunction = (name: string, handler: IFunction) => ({
      integration: new WebSocketLambdaIntegration(name, handler),
    });
    this.api.addRoute('$connect', {
      ...ofFunction('connect', connect),
      authorizer: new WebSocketLambdaAuthorizer('authorize', authorize, {
        identitySource: ['route.request.querystring.ticket'],
      }),
    });
    const others = {
      $disconnect: ofFunction('disconnect', disconnect),
      typing: ofFunction('typing', typing),
      ping: {
        integration: new WebSocketMockIntegration('ping', {
          requestTemplates: { '200': '{"statusCode":200}' },
          templateSelectionExpression: '200',
        }),
        returnResponse: true,
      },
    };
    for (const [key, options] of Object.entries(others)) {
      const route = this.api.addRoute(key, options);
      acknowledge(route, { 'AwsSolutions-APIG4': 'A connection is authorized once, when it is opened.' });
      if (key === 'ping') this.answer(route.node.findChild('ping') as WebSocketIntegration, pong);
    }
  }

  /**
   * Sends a fixed text to the client as the response of an integration. API Gateway sends none without both a route
   * response and an integration response:
   * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-websocket-api-integration-responses.html
   */
  private answer({ integrationId }: WebSocketIntegration, text: string) {
    new CfnIntegrationResponse(this, 'Pong', {
      apiId: this.api.apiId,
      integrationId,
      integrationResponseKey: '$default',
      responseTemplates: { $default: text },
      // The dollar sign of a constant key is escaped.
      templateSelectionExpression: '\\$default',
    });
  }

  /** The ARN of the right to send to any open connection (POST), or to close any (DELETE). */
  arnOf(method: 'POST' | 'DELETE') {
    const { api, stageName } = this.stage;
    return Stack.of(this).formatArn({
      service: 'execute-api',
      resource: api.apiId,
      resourceName: `${stageName}/${method}/@connections/*`,
    });
  }
}
