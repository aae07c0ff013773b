import { Stack } from 'aws-cdk-lib';
import {
  HttpApi,
  type HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Contract } from '#shared/contract/define';
import { type PublicFunction, publicRoutes } from '#shared/contract/public-routes';
import { type Settings, throttleOf } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';
import { Canary } from './canary.ts';
import { accessLog } from './log.ts';

type Props<Feature extends string> = {
  settings: Settings;
  contracts: Readonly<Record<Feature, Contract>>;
  /** For each feature, the function that answers all of its calls. */
  functions: Readonly<Record<Feature, LambdaFunction>>;
  authorizer: IHttpRouteAuthorizer;
  /** The functions behind the routes that need no authorization. */
  publicFunctions: Readonly<Record<PublicFunction, LambdaFunction>>;
};

/** The HTTP API of a set of contracts: one route a call, which requires authorization, and the public routes. */
export class ContractApi<Feature extends string> extends Construct {
  readonly stage: HttpStage;

  constructor(scope: Construct, id: string, props: Props<Feature>) {
    super(scope, id);
    const { settings, contracts, functions, authorizer, publicFunctions } = props;
    const httpApi = new HttpApi(this, 'Api', {
      apiName: Stack.of(this).stackName,
      createDefaultStage: false,
      defaultAuthorizer: authorizer,
    });
    const canary = settings.canary ? new Canary(this, 'Canary', settings) : undefined;
    const integrate = (name: string, target: LambdaFunction) =>
      new HttpLambdaIntegration(name, canary?.of(target) ?? target, { scopePermissionToRoute: false });
    for (const feature of Object.keys(contracts) as Feature[]) {
      const integration = integrate(feature, functions[feature]);
      for (const { route } of Object.values(contracts[feature])) {
        const [method, path = ''] = route.split(' ');
        httpApi.addRoutes({ path, methods: [method as HttpMethod], integration });
      }
    }
    for (const name of Object.keys(publicRoutes) as PublicFunction[]) {
      const { methods, path } = publicRoutes[name];
      const routes = httpApi.addRoutes({
        path,
        methods: [...methods] as HttpMethod[],
        integration: integrate(name, publicFunctions[name]),
        authorizer: new HttpNoneAuthorizer(),
      });
      for (const route of routes)
        acknowledge(route, {
          'AwsSolutions-APIG4':
            'Calendar apps and mail programs cannot sign in: the function demands the secret of the address.',
        });
    }
    this.stage = new HttpStage(this, 'Stage', {
      httpApi,
      // CloudFront forwards paths unchanged (`/api/…`), and API Gateway reads the first segment as the name of the
      // stage.
      stageName: 'api',
      autoDeploy: true,
      throttle: throttleOf(settings.throttles.api),
      accessLogSettings: accessLog(this, settings, {
        requestId: '$context.requestId',
        route: '$context.routeKey',
        status: '$context.status',
        milliseconds: '$context.responseLatency',
        userId: '$context.authorizer.claims.sub',
        error: '$context.integrationErrorMessage',
      }),
    });
  }
}
