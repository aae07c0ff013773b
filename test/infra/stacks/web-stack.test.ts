import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ClientSettings } from '#shared/client-settings';
import { synthesize } from './synthesize.ts';

const { all, assembly, written } = synthesize();
const [distribution] = all('AWS::CloudFront::Distribution');
const config = distribution?.properties['DistributionConfig'];
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

describe.each([
  ['/api/*', 'api/Api/Api'],
  ['/socket', 'realtime/Sockets/Api'],
])('%s', (path, construct) => {
  it('is forwarded unchanged to its API', () => {
    const behavior = behaviorOf(path);
    expect(behavior).toMatchObject({
      CachePolicyId: managed.cachingDisabled,
      OriginRequestPolicyId: managed.allViewerExceptHostHeader,
      ViewerProtocolPolicy: 'https-only',
    });
    const { DomainName, OriginPath } = originOf(behavior);
    expect(written('web', DomainName)).toBe(`${construct}.execute-api.us-east-1.amazonaws.com`);
    expect(OriginPath).toBeUndefined();
  });

  it('gets the key that its functions demand, which the template does not hold', () => {
    const { OriginCustomHeaders } = originOf(behaviorOf(path));
    expect(OriginCustomHeaders).toEqual([{ HeaderName: 'x-origin-key', HeaderValue: expect.anything() }]);
    expect(written('web', OriginCustomHeaders[0].HeaderValue)).toBe(
      '{{resolve:secretsmanager:data/OriginKey/Secret:SecretString:current::data/OriginKey/Rotation/Default.version}}',
    );
  });
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

it('asks each time whether a cached preview still holds', () => {
  const policy = all('AWS::CloudFront::CachePolicy').find(
    ({ construct }) => construct === written('web', behaviorOf('/outfit/?*').CachePolicyId),
  );
  expect(policy?.properties['CachePolicyConfig']).toMatchObject({
    MinTTL: 0,
    DefaultTTL: 0,
    ParametersInCacheKeyAndForwardedToOrigin: {
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept-Language'] },
    },
  });
});

it('allows every method of calls', () => {
  expect(behaviorOf('/api/*').AllowedMethods).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  );
});

it('serves images of the private bucket to requests with a signed URL', () => {
  const behavior = behaviorOf('/media/*');
  expect(behavior.TrustedKeyGroups.map((each: unknown) => written('web', each))).toEqual([
    'data/MediaKeys/Signers',
  ]);
  const { DomainName, OriginAccessControlId } = originOf(behavior);
  expect(written('web', DomainName)).toBe('data/Media.RegionalDomainName');
  expect(OriginAccessControlId).toBeDefined();
});

it('caches images at the edge though they are marked private', () => {
  const policy = all('AWS::CloudFront::CachePolicy').find(
    ({ construct }) => construct === written('web', behaviorOf('/media/*').CachePolicyId),
  );
  expect(policy?.properties['CachePolicyConfig'].MinTTL).toBe(24 * 60 * 60);
});

it('routes pages and shared outfits by their language, and replaces no error', () => {
  expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1);
  const routed = (
    config.CacheBehaviors as { PathPattern: string; FunctionAssociations?: unknown[] }[]
  ).filter(({ FunctionAssociations }) => FunctionAssociations);
  expect(routed.map(({ PathPattern }) => PathPattern)).toEqual(['/outfit/?*']);
  for (const { ResponsePagePath, ResponseCode } of config.CustomErrorResponses)
    expect([ResponsePagePath, ResponseCode]).toEqual([undefined, undefined]);
});

it('caches no error', () => {
  for (const status of [403, 404, 500, 502, 503, 504])
    expect(config.CustomErrorResponses).toContainEqual({ ErrorCode: status, ErrorCachingMinTTL: 0 });
});

it('supports HTTP/2 and 3, with the price class of the settings', () => {
  expect(config).toMatchObject({ HttpVersion: 'http2and3', PriceClass: 'PriceClass_100' });
});

it('has a firewall that limits the API calls of an IP address', () => {
  expect(written('web', config.WebACLId)).toBe('web/Firewall');
  const [firewall] = all('AWS::WAFv2::WebACL');
  const limit = firewall?.properties['Rules'][1];
  const counted = limit.Statement.RateBasedStatement.ScopeDownStatement.OrStatement.Statements;
  const matches = counted.map(({ ByteMatchStatement }: { ByteMatchStatement: object }) => ByteMatchStatement);
  expect(matches.map(({ SearchString }: { SearchString: string }) => SearchString)).toEqual([
    '/api/',
    '/outfit/',
    '/socket',
  ]);
  // The path is compared in the form in which the origin reads it.
  for (const { TextTransformations } of matches)
    expect(TextTransformations.map(({ Type }: { Type: string }) => Type)).toEqual([
      'URL_DECODE',
      'NORMALIZE_PATH',
    ]);
});

it('logs requests without IP addresses and without query strings, which hold signatures', () => {
  const [delivery] = all('AWS::Logs::Delivery');
  expect(delivery?.properties['RecordFields']).not.toContain('cs-uri-query');
  expect(delivery?.properties['RecordFields'].join()).not.toMatch(/c-ip|x-forwarded-for|cookie|referer/i);
});

describe('the headers', () => {
  const [policy] = all('AWS::CloudFront::ResponseHeadersPolicy');
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

  it('keep windows and pages of other origins away', () => {
    const { Items } = custom;
    for (const Header of ['cross-origin-opener-policy', 'cross-origin-resource-policy'])
      expect(Items).toContainEqual({ Header, Value: 'same-origin', Override: true });
  });

  it('allow requests to the app, the user pool and the bucket of uploads only', () => {
    expect(directive('connect-src')).toEqual([
      "'self'",
      'https://cognito-idp.us-east-1.amazonaws.com',
      'https://data/Uploads.RegionalDomainName',
    ]);
  });

  it('demand TLS and forbid framing and content sniffing', () => {
    expect(headers).toMatchObject({
      StrictTransportSecurity: { IncludeSubdomains: true, Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ContentTypeOptions: { Override: true },
    });
    expect(headers.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThan(365 * 24 * 60 * 60);
  });
});

describe('the files', () => {
  const deployments = all('Custom::CDKBucketDeployment').map(({ properties }) => properties);
  const assets = deployments.find(
    ({ DestinationBucketKeyPrefix }) => DestinationBucketKeyPrefix === 'assets/',
  );
  const pages = deployments.find(({ DestinationBucketKeyPrefix }) => !DestinationBucketKeyPrefix);

  it('are immutable if their name has a hash, and are revalidated otherwise', () => {
    expect(assets?.['SystemMetadata']).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(pages?.['SystemMetadata']).toEqual({ 'cache-control': 'no-cache' });
  });

  it('of earlier builds stay, for pages that are still open', () => {
    for (const { Prune } of deployments) expect(Prune).toBe(false);
  });

  it('hold only public settings in config.json', () => {
    const [, key] = pages?.['SourceObjectKeys'] ?? [];
    const [, markers] = pages?.['SourceMarkers'] ?? [];
    const file = readFileSync(
      join(assembly.directory, `asset.${key.replace('.zip', '')}`, 'config.json'),
      'utf8',
    );
    const filled = Object.entries(markers).reduce(
      (text, [marker, value]) => text.replaceAll(marker, written('web', value)),
      file,
    );
    const settings = JSON.parse(filled);
    expect(settings).toEqual({
      userPoolId: 'identity/UserPool',
      userPoolClientId: 'identity/UserPool/Browser',
      seesStyles: false,
    });
    expect(ClientSettings.parse(settings)).toEqual(settings);
  });
});

describe('the address of the app', () => {
  const addressIn = ({ all, written }: ReturnType<typeof synthesize>) => {
    const parameter = all('AWS::SSM::Parameter').find(({ part }) => part === 'web');
    return { name: parameter?.properties['Name'], url: written('web', parameter?.properties['Value']) };
  };

  it("is CloudFront's generated name without a domain", () => {
    expect(addressIn(synthesize())).toEqual({
      name: '/wardrobe/dev/app-url',
      url: 'https://web/App/Distribution.DomainName',
    });
  });

  it('is the configured domain, over TLS 1.2 at least', () => {
    const certificateArn =
      'arn:aws:acm:us-east-1:123456789012:certificate/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f';
    const own = synthesize({ settings: { domain: { name: 'wardrobe.example.com', certificateArn } } });
    expect(addressIn(own).url).toBe('https://wardrobe.example.com');
    own.templates.web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['wardrobe.example.com'],
        ViewerCertificate: {
          AcmCertificateArn: certificateArn,
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
      },
    });
  });
});
