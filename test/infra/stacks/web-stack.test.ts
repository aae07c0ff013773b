import { describe, expect, it } from 'vitest';
import { ClientSettings } from '#shared/client-settings';
import { certificateArn, everySetting, synthesize } from './synthesize.ts';

const { all, config: configFile, onlyOne, written } = await synthesize();
const config = onlyOne('web', 'AWS::CloudFront::Distribution')['DistributionConfig'];
const behaviorOf = (path: string) =>
  config.CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === path);
const originOf = ({ TargetOriginId }: { TargetOriginId: string }) =>
  config.Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId);
/** The ids of AWS's managed policies. */
const managed = {
  cachingDisabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  allViewerExceptHostHeader: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
};

it('is one origin for pages, calls, images and sockets', () => {
  const paths = config.CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern);
  expect(paths.sort()).toEqual(['/api/*', '/media/*', '/outfit/?*', '/socket']);
});

it('calls and sockets are forwarded unchanged to their API, with the key that its functions demand', () => {
  const apis = { '/api/*': 'api/Api/Api', '/socket': 'realtime/Sockets/Api' };
  for (const [path, construct] of Object.entries(apis)) {
    const behavior = behaviorOf(path);
    expect(behavior).toMatchObject({
      CachePolicyId: managed.cachingDisabled,
      OriginRequestPolicyId: managed.allViewerExceptHostHeader,
      ViewerProtocolPolicy: 'https-only',
    });
    const { DomainName, OriginPath, OriginCustomHeaders } = originOf(behavior);
    expect(written('web', DomainName)).toBe(`${construct}.execute-api.us-east-1.amazonaws.com`);
    expect(OriginPath).toBeUndefined();
    expect(OriginCustomHeaders).toEqual([{ HeaderName: 'x-origin-key', HeaderValue: expect.anything() }]);
    expect(written('web', OriginCustomHeaders[0].HeaderValue)).toBe(
      '{{resolve:secretsmanager:data/OriginKey/Secret:SecretString:current::data/OriginKey/Rotation/Default.version}}',
    );
  }
  expect(behaviorOf('/api/*').AllowedMethods).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  );
});

it('passes shared outfits to their function, which only the distribution may call', () => {
  const behavior = behaviorOf('/outfit/?*');
  expect(behavior.AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
  expect(originOf(behavior).OriginAccessControlId).toBeDefined();
  expect(all('AWS::Lambda::Url').map(({ properties }) => properties['AuthType'])).toEqual(['AWS_IAM']);
  const callers = all('AWS::Lambda::Permission')
    .filter(({ part, properties }) => part === 'web' && properties['Action'].includes('Url'))
    .map(({ properties }) => properties['Principal']);
  expect(callers).toEqual(['cloudfront.amazonaws.com']);
});

const cachePolicyOf = (path: string) =>
  all('AWS::CloudFront::CachePolicy').find(
    ({ construct }) => construct === written('web', behaviorOf(path).CachePolicyId),
  )?.properties['CachePolicyConfig'];

it('asks each time whether a cached preview still holds', () => {
  expect(cachePolicyOf('/outfit/?*')).toMatchObject({
    MinTTL: 0,
    DefaultTTL: 0,
    ParametersInCacheKeyAndForwardedToOrigin: {
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept-Language'] },
    },
  });
});

it('serves images of the private bucket to signed URLs, and caches them though they are marked private', () => {
  const behavior = behaviorOf('/media/*');
  expect(behavior.TrustedKeyGroups.map((each: unknown) => written('web', each))).toEqual([
    'data/MediaKeys/Signers',
  ]);
  const { DomainName, OriginAccessControlId } = originOf(behavior);
  expect(written('web', DomainName)).toBe('data/Media.RegionalDomainName');
  expect(OriginAccessControlId).toBeDefined();
  expect(cachePolicyOf('/media/*').MinTTL).toBe(24 * 60 * 60);
});

it('routes pages and shared outfits by their language, and neither caches nor replaces an error', () => {
  expect(config).toMatchObject({ HttpVersion: 'http2and3', PriceClass: 'PriceClass_100' });
  expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1);
  const routed = (
    config.CacheBehaviors as { PathPattern: string; FunctionAssociations?: unknown[] }[]
  ).filter(({ FunctionAssociations }) => FunctionAssociations);
  expect(routed.map(({ PathPattern }) => PathPattern)).toEqual(['/outfit/?*']);
  type Response = { ErrorCode: number; ErrorCachingMinTTL: number };
  const responses: Response[] = config.CustomErrorResponses;
  for (const { ErrorCode, ...rest } of responses)
    expect(rest, `${ErrorCode}`).toEqual({ ErrorCachingMinTTL: 0 });
  expect(responses.map(({ ErrorCode }) => ErrorCode)).toEqual(
    expect.arrayContaining([403, 404, 500, 502, 503, 504]),
  );
});

it('has a firewall that limits the API calls of an IP address', () => {
  expect(written('web', config.WebACLId)).toBe('web/Firewall');
  const [reputation, limit, ...others] = onlyOne('web', 'AWS::WAFv2::WebACL')['Rules'];
  expect(others).toEqual([]);
  // A group of rules has an override, any other rule an action, and each its own priority.
  expect(reputation).toMatchObject({ Priority: 0, OverrideAction: { None: {} } });
  expect(reputation).not.toHaveProperty('Action');
  expect(limit).toMatchObject({ Priority: 1, Action: { Block: {} } });
  type Match = { SearchString: string; TextTransformations: { Type: string }[] };
  const { Statements } = limit.Statement.RateBasedStatement.ScopeDownStatement.OrStatement;
  const matches = (Statements as { ByteMatchStatement: Match }[]).map((each) => each.ByteMatchStatement);
  expect(matches.map(({ SearchString }) => SearchString)).toEqual(['/api/', '/outfit/', '/socket']);
  // The path is compared in the form in which the origin reads it.
  for (const { TextTransformations } of matches)
    expect(TextTransformations.map(({ Type }) => Type)).toEqual(['URL_DECODE', 'NORMALIZE_PATH']);
});

it('logs what the firewall blocks for a week, without secrets, and with masked IP addresses', () => {
  const logging = onlyOne('web', 'AWS::WAFv2::LoggingConfiguration');
  expect(written('web', logging['ResourceArn'])).toBe('web/Firewall');
  expect(logging['LogDestinationConfigs'].map((each: unknown) => written('web', each))).toEqual([
    'arn:aws:logs:us-east-1:<AWS::AccountId>:log-group:web/FirewallLog',
  ]);
  expect(logging['LoggingFilter']).toEqual({
    DefaultBehavior: 'DROP',
    Filters: [
      { Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] },
    ],
  });
  expect(logging['RedactedFields']).toEqual([
    { QueryString: {} },
    { SingleHeader: { Name: 'authorization' } },
    { SingleHeader: { Name: 'cookie' } },
  ]);
  const log = all('AWS::Logs::LogGroup', 'web').find(({ construct }) => construct === 'web/FirewallLog');
  expect(log?.properties).toMatchObject({
    LogGroupName: 'aws-waf-logs-wardrobe-dev-web',
    RetentionInDays: 7,
  });
  const [, mask] = log?.properties['DataProtectionPolicy'].Statement ?? [];
  expect(JSON.stringify(mask.DataIdentifier)).toContain('data-identifier/IpAddress');
  expect(mask.Operation).toEqual({ Deidentify: { MaskConfig: {} } });
});

it('logs requests without IP addresses and without query strings, which hold signatures', () => {
  const fields: string[] = onlyOne('web', 'AWS::Logs::Delivery')['RecordFields'];
  expect(fields.join()).not.toMatch(/cs-uri-query|c-ip|x-forwarded-for|cookie|referer/i);
});

describe('the headers', () => {
  const [policy] = all('AWS::CloudFront::ResponseHeadersPolicy', 'web');
  const { SecurityHeadersConfig: headers, CustomHeadersConfig: custom } =
    policy?.properties['ResponseHeadersPolicyConfig'] ?? {};
  const contentSecurityPolicy = written('web', headers.ContentSecurityPolicy.ContentSecurityPolicy);
  const directive = (name: string) =>
    contentSecurityPolicy
      .split('; ')
      .find((each) => each.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);

  it('are sent with every response', () => {
    for (const behavior of [config.DefaultCacheBehavior, ...config.CacheBehaviors])
      expect(written('web', behavior.ResponseHeadersPolicyId)).toBe(policy?.construct);
  });

  it('allow only scripts that are files of the app', () => {
    expect(directive('script-src')).toEqual(["'self'"]);
    expect(directive('default-src')).toEqual(["'none'"]);
    expect(contentSecurityPolicy).not.toContain('unsafe-eval');
    expect(directive('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directive('trusted-types')).toEqual(['default']);
  });

  it('allow requests to the app, the user pool and the bucket of uploads only', () => {
    expect(directive('connect-src')).toEqual([
      "'self'",
      'https://cognito-idp.us-east-1.amazonaws.com',
      'https://data/Uploads.RegionalDomainName',
    ]);
  });

  it('demand TLS and forbid framing, content sniffing, and windows and pages of other origins', () => {
    expect(headers).toMatchObject({
      StrictTransportSecurity: { IncludeSubdomains: true, Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ContentTypeOptions: { Override: true },
    });
    expect(headers.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThan(365 * 24 * 60 * 60);
    for (const Header of ['cross-origin-opener-policy', 'cross-origin-resource-policy'])
      expect(custom.Items).toContainEqual({ Header, Value: 'same-origin', Override: true });
  });
});

describe('the files', () => {
  const deployments = all('Custom::CDKBucketDeployment').map(({ properties }) => properties);
  const assets = deployments.find(
    ({ DestinationBucketKeyPrefix }) => DestinationBucketKeyPrefix === 'assets/',
  );
  const pages = deployments.find(({ DestinationBucketKeyPrefix }) => !DestinationBucketKeyPrefix);

  it('are immutable if their name has a hash, are revalidated otherwise, and stay for pages that are open', () => {
    expect(assets?.['SystemMetadata']).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(pages?.['SystemMetadata']).toEqual({ 'cache-control': 'no-cache' });
    for (const { Prune } of deployments) expect(Prune).toBe(false);
  });

  it('hold only public settings in config.json', () => {
    const [, markers] = pages?.['SourceMarkers'] ?? [];
    const filled = Object.entries(markers).reduce(
      (text, [marker, value]) => text.replaceAll(marker, written('web', value)),
      configFile,
    );
    const settings = JSON.parse(filled);
    expect(settings).toEqual({
      userPoolId: 'identity/UserPool',
      userPoolClientId: 'identity/UserPool/Browser',
      seesStyles: false,
      sendsMail: false,
    });
    expect(ClientSettings.parse(settings)).toEqual(settings);
  });
});

it("the address of the app is the domain, over TLS 1.2 at least, or CloudFront's generated name", async () => {
  const { Name, Value } = onlyOne('web', 'AWS::SSM::Parameter');
  expect([Name, written('web', Value)]).toEqual([
    '/wardrobe/dev/app-url',
    'https://web/App/Distribution.DomainName',
  ]);
  const own = await synthesize({ settings: everySetting });
  expect(own.onlyOne('web', 'AWS::SSM::Parameter')['Value']).toBe('https://wardrobe.example.com');
  expect(own.onlyOne('web', 'AWS::CloudFront::Distribution')['DistributionConfig']).toMatchObject({
    Aliases: ['wardrobe.example.com'],
    ViewerCertificate: {
      AcmCertificateArn: certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    },
  });
});

it('may do without its firewall and its dashboard, which cost money without visitors', async () => {
  const dev = await synthesize({ settings: { webFirewall: false, dashboard: false } });
  expect(dev.onlyOne('web', 'AWS::CloudFront::Distribution')['DistributionConfig']).not.toHaveProperty(
    'WebACLId',
  );
  for (const type of ['AWS::WAFv2::WebACL', 'AWS::CloudWatch::Dashboard']) expect(dev.all(type)).toEqual([]);
});
