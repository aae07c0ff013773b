import { expect, it } from 'vitest';
import { contracts } from '#shared/contract/index';
import { publicRoutes } from '#shared/contract/public-routes';
import { synthesize } from './synthesize.ts';

const { all, onlyOne, written } = await synthesize();
const integrations = all('AWS::ApiGatewayV2::Integration', 'api');
const open = Object.entries(publicRoutes).flatMap(([name, { methods, path }]) =>
  methods.map((method) => [`${method} ${path}`, `api/${name}`]),
);

it('every route of the contract, and those for calendar apps and mail programs, leads to its function', () => {
  const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
    Object.values(contract).map(({ route }): [string, string] => [route, `api/${feature}`]),
  );
  const routes = all('AWS::ApiGatewayV2::Route', 'api').map(({ properties: { RouteKey, Target } }) => {
    const target = written('api', Target).replace('integrations/', '');
    const integration = integrations.find(({ construct }) => construct === target)?.properties;
    expect(integration?.['PayloadFormatVersion']).toBe('2.0');
    return [RouteKey, written('api', integration?.['IntegrationUri'])];
  });
  expect(routes.sort()).toEqual([...calls, ...open].sort());
});

it('every route but those demands a user whom the pool signed in to the browser app', () => {
  const without = all('AWS::ApiGatewayV2::Route', 'api').filter(
    ({ properties: { AuthorizationType, AuthorizerId } }) =>
      AuthorizationType !== 'JWT' || written('api', AuthorizerId) !== 'api/Api/Api/UserPool',
  );
  expect(without.map(({ properties }) => properties['RouteKey']).sort()).toEqual(
    open.map(([route]) => route).sort(),
  );
  const { Issuer, Audience } = onlyOne('api', 'AWS::ApiGatewayV2::Authorizer')['JwtConfiguration'];
  expect(written('api', Issuer)).toBe('https://cognito-idp.us-east-1.amazonaws.com/identity/UserPool');
  expect(Audience.map((each: unknown) => written('api', each))).toEqual(['identity/UserPool/Browser']);
});

it('calls are served under /api, with a throttle and without CORS', () => {
  expect(onlyOne('api', 'AWS::ApiGatewayV2::Stage')).toMatchObject({
    StageName: 'api',
    DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 },
  });
  expect(onlyOne('api', 'AWS::ApiGatewayV2::Api')).not.toHaveProperty('CorsConfiguration');
});

it('calls are logged without query string, headers and IP address', () => {
  for (const { properties } of all('AWS::ApiGatewayV2::Stage')) {
    const fields: string[] = Object.values(JSON.parse(properties['AccessLogSettings'].Format));
    expect(fields).toContain('$context.requestId');
    expect(fields.join()).not.toMatch(/query|header|path|ip|token|userAgent/i);
  }
});
