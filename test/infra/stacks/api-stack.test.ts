import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { contracts } from '#shared/contract/index';
import { synthesize } from './synthesize.ts';

const { all, templates, written } = synthesize();
const { api } = templates;
const routes = all('AWS::ApiGatewayV2::Route').filter(({ part }) => part === 'api');
const integrations = all('AWS::ApiGatewayV2::Integration');
const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.values(contract).map(({ route }) => ({ feature, route: route as string })),
);

it('has the routes of the contract and no other', () => {
  expect(routes.map(({ properties }) => properties['RouteKey']).sort()).toEqual(
    calls.map(({ route }) => route).sort(),
  );
});

describe.each(calls)('$route', ({ feature, route }) => {
  const { properties } = routes.find((each) => each.properties['RouteKey'] === route) ?? {};

  it('is for those who have signed in', () => {
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

it('believes tokens that the user pool made for the browser app', () => {
  const [authorizer, ...others] = all('AWS::ApiGatewayV2::Authorizer').filter(({ part }) => part === 'api');
  expect(others).toEqual([]);
  const { Issuer, Audience } = authorizer?.properties['JwtConfiguration'] ?? {};
  expect(written('api', Issuer)).toBe('https://cognito-idp.us-east-1.amazonaws.com/identity/UserPool');
  expect(Audience.map((each: unknown) => written('api', each))).toEqual(['identity/UserPool/Browser']);
});

it('is reached under /api, with a limit, and by no page of another origin', () => {
  api.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    StageName: 'api',
    DefaultRouteSettings: { ThrottlingRateLimit: Match.anyValue(), ThrottlingBurstLimit: Match.anyValue() },
  });
  api.hasResourceProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() });
});

it('logs every call without its query string, its headers and its address', () => {
  for (const { properties } of all('AWS::ApiGatewayV2::Stage')) {
    const fields: string[] = Object.values(JSON.parse(properties['AccessLogSettings'].Format));
    expect(fields).toContain('$context.requestId');
    expect(fields.join()).not.toMatch(/query|header|path|ip|token|userAgent/i);
  }
});
