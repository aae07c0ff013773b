import { expect, it } from 'vitest';
import { synthesize } from './synthesize.ts';

const { all, templates, written } = synthesize();
const { realtime } = templates;
const routes = all('AWS::ApiGatewayV2::Route').filter(({ part }) => part === 'realtime');
const routeOf = (key: string) => routes.find(({ properties }) => properties['RouteKey'] === key)?.properties;

it('has routes to connect, to disconnect and for what a browser sends', () => {
  expect(routes.map(({ properties }) => properties['RouteKey']).sort()).toEqual([
    '$connect',
    '$disconnect',
    'ping',
    'typing',
  ]);
});

// API Gateway sends the response of an integration only if there are all three: an integration response, a route
// response with the key `$default`, and an expression of the route that selects it.
// https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-websocket-api-route-response.html
it('answers pings without a function', () => {
  const [mock, ...others] = all('AWS::ApiGatewayV2::Integration').filter(
    ({ properties }) => properties['IntegrationType'] === 'MOCK',
  );
  expect(others).toEqual([]);
  expect(written('realtime', routeOf('ping')?.['Target'])).toBe(`integrations/${mock?.construct}`);
  expect(routeOf('ping')?.['RouteResponseSelectionExpression']).toBe('$default');
  const ping = routes.find(({ properties }) => properties['RouteKey'] === 'ping');
  realtime.hasResourceProperties('AWS::ApiGatewayV2::RouteResponse', {
    RouteId: { Ref: ping?.id },
    RouteResponseKey: '$default',
  });
  realtime.hasResourceProperties('AWS::ApiGatewayV2::IntegrationResponse', {
    IntegrationId: { Ref: mock?.id },
    IntegrationResponseKey: '$default',
    ResponseTemplates: { $default: '{"type":"pong"}' },
    TemplateSelectionExpression: String.raw`\$default`,
  });
});

it('authorizes a connection by its ticket', () => {
  expect(routeOf('$connect')).toMatchObject({ AuthorizationType: 'CUSTOM' });
  realtime.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
    AuthorizerType: 'REQUEST',
    IdentitySource: ['route.request.querystring.ticket'],
  });
  const [authorizer] = all('AWS::ApiGatewayV2::Authorizer').filter(({ part }) => part === 'realtime');
  expect(written('realtime', authorizer?.properties['AuthorizerUri'])).toContain('realtime/authorize/');
});

it.each(['$connect', '$disconnect', 'typing'])('invokes the function of the route %s', (key) => {
  const name = key.replace('$', '');
  const target = written('realtime', routeOf(key)?.['Target']).replace('integrations/', '');
  const integration = all('AWS::ApiGatewayV2::Integration').find(({ construct }) => construct === target);
  expect(written('realtime', integration?.properties['IntegrationUri'])).toContain(`realtime/${name}/`);
});

it('is served under /socket', () => {
  realtime.hasResourceProperties('AWS::ApiGatewayV2::Stage', { StageName: 'socket' });
});

it('sets up logging of API Gateway before the stage, and retains that setting of the account', () => {
  const [account] = all('AWS::ApiGateway::Account');
  expect(account?.resource).toMatchObject({ DeletionPolicy: 'Retain' });
  const [stage] = all('AWS::ApiGatewayV2::Stage').filter(({ part }) => part === 'realtime');
  expect(stage?.resource['DependsOn']).toContain(account?.id);
});
