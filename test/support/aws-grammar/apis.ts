import { plain, type Resource, type Rule, rules } from './rule.ts';

const http = 'https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html';
const routes = 'https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html';

const routesOf = (api: unknown, resources: readonly Resource[]) =>
  resources.filter(
    ({ type, properties }) => type === 'AWS::ApiGatewayV2::Route' && properties['ApiId'] === api,
  );

/** A method with a path, whose last segment alone may stand for several, or the name of a route of a socket. */
const routeKey =
  /^(?:(?:ANY|GET|HEAD|OPTIONS|PATCH|POST|PUT|DELETE) (?:\/(?:\{\w+\}|[\w.~:-]*))+(?:\/\{\w+\+\})?|\$?\w+)$/;

export const apis: Rule[] = [
  ...rules('AWS::ApiGatewayV2::Api', http, {
    'An API has 300 routes at most': (_, { id, resources }) =>
      routesOf(plain({ Ref: id }), resources).length <= 300,
  }),
  ...rules('AWS::ApiGatewayV2::Integration', http, {
    // A socket's integration has 29 seconds.
    'An integration answers within 30 seconds': ({ TimeoutInMillis = 29_000 }) =>
      TimeoutInMillis >= 50 && TimeoutInMillis <= 30_000,
  }),
  ...rules('AWS::ApiGatewayV2::Route', routes, {
    'A route has a method and a path, and no other route has them': ({ ApiId, RouteKey }, { resources }) =>
      routeKey.test(RouteKey) &&
      routesOf(ApiId, resources).filter(({ properties }) => properties['RouteKey'] === RouteKey).length === 1,
  }),
];
