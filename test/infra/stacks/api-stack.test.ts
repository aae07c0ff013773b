import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { contracts } from '#shared/contract/index';
import { feedRoute } from '#shared/contract/public-routes';
import { synthesize } from './synthesize.ts';

const { all, templates, written } = synthesize();
const { api } = templates;
const routes = all('AWS::ApiGatewayV2::Route').filter(({ part }) => part === 'api');
const integrations = all('AWS::ApiGatewayV2::Integration');
const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.values(contract).map(({ route }) => ({ feature, route: route as string })),
);

const publicRoute = `${feedRoute.method} ${feedRoute.path}`;

it('has exactly the routes of the contract and the one of calendar apps', () => {
  expect(routes.map(({ properties }) => properties['RouteKey']).sort()).toEqual(
    [...calls.map(({ route }) => route), publicRoute].sort(),
  );
});

it('has one route without a signed-in user, whose function checks the key of the address', () => {
  const open = routes.filter(({ properties }) => properties['AuthorizationType'] !== 'JWT');
  expect(open.map(({ properties }) => properties['RouteKey'])).toEqual([publicRoute]);
  const target = written('api', open[0]?.properties['Target']).replace('integrations/', '');
  const integration = integrations.find(({ construct }) => construct === target);
  expect(written('api', integration?.properties['IntegrationUri'])).toBe('api/calendarFeed');
});

describe.each(calls)('$route', ({ feature, route }) => {
  const { properties } = routes.find((each) => each.properties['RouteKey'] === route) ?? {};

  it('demands a signed-in user', () => {
    expect(properties?.['AuthorizationType']).toBe('JWT');
    expect(written('api', properties?.['AuthorizerId'])).toBe('api/Api/Api/UserPool');
  });

  it(`is answered by the function ${feature}`, () => {
    const target = written('api', properties?.['Target']).replace('integrations/', '');
    const integration = integrations.find(({ construct }) => construct === target);
    expect(written('api', integration?.properties['IntegrationUri'])).toBe(`api/${feature}`);
    expect(integration?.properties['PayloadFormatVersion']).toBe('2.0');
  });
});

it('accepts tokens that the user pool issued to the browser app', () => {
  const [authorizer, ...others] = all('AWS::ApiGatewayV2::Authorizer').filter(({ part }) => part === 'api');
  expect(others).toEqual([]);
  const { Issuer, Audience } = authorizer?.properties['JwtConfiguration'] ?? {};
  expect(written('api', Issuer)).toBe('https://cognito-idp.us-east-1.amazonaws.com/identity/UserPool');
  expect(Audience.map((each: unknown) => written('api', each))).toEqual(['identity/UserPool/Browser']);
});

it('is served under /api, with a throttle and without CORS', () => {
  api.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    StageName: 'api',
    DefaultRouteSettings: { ThrottlingRateLimit: Match.anyValue(), ThrottlingBurstLimit: Match.anyValue() },
  });
  api.hasResourceProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() });
});

it('logs calls without query string, headers and IP address', () => {
  for (const { properties } of all('AWS::ApiGatewayV2::Stage')) {
    const fields: string[] = Object.values(JSON.parse(properties['AccessLogSettings'].Format));
    expect(fields).toContain('$context.requestId');
    expect(fields.join()).not.toMatch(/query|header|path|ip|token|userAgent/i);
  }
});
