import { expect, it } from 'vitest';
import { synthesize } from './synthesize.ts';

const { all, onlyOne, written } = await synthesize();
const routes = Object.fromEntries(
  all('AWS::ApiGatewayV2::Route', 'realtime').map((route) => [route.properties['RouteKey'], route]),
);
const integrationOf = (key: string) => {
  const target = written('realtime', routes[key]?.properties['Target']).replace('integrations/', '');
  return all('AWS::ApiGatewayV2::Integration').find(({ construct }) => construct === target);
};

it('sockets connect, disconnect and tell of typing by a function each', () => {
  expect(Object.keys(routes).sort()).toEqual(['$connect', '$disconnect', 'ping', 'typing']);
  for (const key of ['$connect', '$disconnect', 'typing'])
    expect(written('realtime', integrationOf(key)?.properties['IntegrationUri'])).toContain(
      `realtime/${key.replace('$', '')}/`,
    );
});

// API Gateway sends the response of an integration only if there are all three: an integration response, a route
// response with the key `$default`, and an expression of the route that selects it.
// https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-websocket-api-route-response.html
it('pings are answered without a function', () => {
  const mock = integrationOf('ping');
  expect(mock?.properties['IntegrationType']).toBe('MOCK');
  expect(routes['ping']?.properties['RouteResponseSelectionExpression']).toBe('$default');
  expect(onlyOne('realtime', 'AWS::ApiGatewayV2::RouteResponse')).toMatchObject({
    RouteId: { Ref: routes['ping']?.id },
    RouteResponseKey: '$default',
  });
  expect(onlyOne('realtime', 'AWS::ApiGatewayV2::IntegrationResponse')).toMatchObject({
    IntegrationId: { Ref: mock?.id },
    IntegrationResponseKey: '$default',
    ResponseTemplates: { $default: '{"type":"pong"}' },
    TemplateSelectionExpression: String.raw`\$default`,
  });
});

it('a connection is authorized by its ticket', () => {
  expect(routes['$connect']?.properties).toMatchObject({ AuthorizationType: 'CUSTOM' });
  const { AuthorizerUri, ...authorizer } = onlyOne('realtime', 'AWS::ApiGatewayV2::Authorizer');
  expect(authorizer).toMatchObject({
    AuthorizerType: 'REQUEST',
    IdentitySource: ['route.request.querystring.ticket'],
  });
  expect(written('realtime', AuthorizerUri)).toContain('realtime/authorize/');
});

it('sockets are served under /socket, once the account lets API Gateway log, which it keeps', () => {
  const [account] = all('AWS::ApiGateway::Account');
  const [stage] = all('AWS::ApiGatewayV2::Stage', 'realtime');
  expect(account?.resource).toMatchObject({ DeletionPolicy: 'Retain' });
  expect(stage?.properties['StageName']).toBe('socket');
  expect(stage?.resource['DependsOn']).toContain(account?.id);
});
