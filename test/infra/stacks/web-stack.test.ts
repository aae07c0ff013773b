import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ClientSettings } from '#shared/client-settings';
import { beyondEdgeLanguage } from '../../support/edge-language.ts';
import { synthesize } from './synthesize.ts';

const { all, assembly, written } = synthesize();
const [distribution] = all('AWS::CloudFront::Distribution');
const config = distribution?.properties['DistributionConfig'];
const behaviorOf = (path: string) =>
  config.CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === path);
const originOf = ({ TargetOriginId }: { TargetOriginId: string }) =>
  config.Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId);
/** AWS's own policies, by their ids. */
const managed = {
  cachingDisabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  allViewerExceptHostHeader: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
};

it('is one origin for pages, calls, images and sockets', () => {
  const paths = config.CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern);
  expect(paths.sort()).toEqual(['/api/*', '/media/*', '/socket']);
});

it('runs code at the edge that its runtime understands', () => {
  const functions = all('AWS::CloudFront::Function').map(({ properties }) => properties);
  expect(functions).toHaveLength(1);
  for (const { FunctionCode, FunctionConfig } of functions) {
    expect(FunctionConfig.Runtime).toBe('cloudfront-js-2.0');
    expect(beyondEdgeLanguage(FunctionCode)).toEqual([]);
  }
});

describe.each([
  ['/api/*', 'api/Api/Api'],
  ['/socket', 'realtime/Sockets/Api'],
])('%s', (path, construct) => {
  it('is handed on as it is, to its API', () => {
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
});

it('takes calls of every method', () => {
  expect(behaviorOf('/api/*').AllowedMethods).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  );
});

it('shows an image of the private bucket to whoever holds a URL that the app has signed', () => {
  const behavior = behaviorOf('/media/*');
  expect(behavior.TrustedKeyGroups.map((each: unknown) => written('web', each))).toEqual([
    'data/MediaKeys/Signers',
  ]);
  const { DomainName, OriginAccessControlId } = originOf(behavior);
  expect(written('web', DomainName)).toBe('data/Media.RegionalDomainName');
  expect(OriginAccessControlId).toBeDefined();
});

it('keeps images at the edge though they are private to browsers', () => {
  const [policy] = all('AWS::CloudFront::CachePolicy');
  expect(written('web', behaviorOf('/media/*').CachePolicyId)).toBe(policy?.construct);
  expect(policy?.properties['CachePolicyConfig'].MinTTL).toBe(24 * 60 * 60);
});

it('shows index.html in place of pages, and never in place of an answer', () => {
  expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1);
  for (const { FunctionAssociations } of config.CacheBehaviors) expect(FunctionAssociations).toBeUndefined();
  for (const { ResponsePagePath, ResponseCode } of config.CustomErrorResponses)
    expect([ResponsePagePath, ResponseCode]).toEqual([undefined, undefined]);
});

it('shows the error of one person to nobody else', () => {
  for (const status of [403, 404, 500, 502, 503, 504])
    expect(config.CustomErrorResponses).toContainEqual({ ErrorCode: status, ErrorCachingMinTTL: 0 });
});

it('speaks HTTP/2 and 3, and to the world as far as the settings say', () => {
  expect(config).toMatchObject({ HttpVersion: 'http2and3', PriceClass: 'PriceClass_100' });
});

it('has a firewall that counts the calls of an address', () => {
  expect(written('web', config.WebACLId)).toBe('web/Firewall');
  const [firewall] = all('AWS::WAFv2::WebACL');
  expect(JSON.stringify(firewall?.properties['Rules'])).toContain('"SearchString":"/api/"');
});

it('logs requests without addresses and query strings, in which images are signed', () => {
  const [delivery] = all('AWS::Logs::Delivery');
  expect(delivery?.properties['RecordFields']).not.toContain('cs-uri-query');
  expect(delivery?.properties['RecordFields'].join()).not.toMatch(/c-ip|x-forwarded-for|cookie|referer/i);
});

describe('the headers', () => {
  const [policy] = all('AWS::CloudFront::ResponseHeadersPolicy');
  const headers = policy?.properties['ResponseHeadersPolicyConfig'].SecurityHeadersConfig;
  const contentSecurityPolicy = written('web', headers.ContentSecurityPolicy.ContentSecurityPolicy);
  const directive = (name: string) =>
    contentSecurityPolicy
      .split('; ')
      .find((each) => each.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);

  it('go with pages, calls and images', () => {
    for (const behavior of [config.DefaultCacheBehavior, behaviorOf('/api/*'), behaviorOf('/media/*')])
      expect(written('web', behavior.ResponseHeadersPolicyId)).toBe(policy?.construct);
  });

  it('let scripts run that are files of the app, and no other', () => {
    expect(directive('script-src')).toEqual(["'self'"]);
    expect(directive('default-src')).toEqual(["'none'"]);
    expect(contentSecurityPolicy).not.toContain('unsafe-eval');
  });

  it('let a page speak to the app, the user pool and the bucket of uploads', () => {
    expect(directive('connect-src')).toEqual([
      "'self'",
      'https://cognito-idp.us-east-1.amazonaws.com',
      'https://data/Uploads.RegionalDomainName',
    ]);
  });

  it('ask for TLS from then on, and let nobody frame a page or guess at a type', () => {
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

  it('never change where their name says what is in them, and are asked for anew where it does not', () => {
    expect(assets?.['SystemMetadata']).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(pages?.['SystemMetadata']).toEqual({ 'cache-control': 'no-cache' });
  });

  it('of earlier builds stay for the pages that are open', () => {
    for (const { Prune } of deployments) expect(Prune).toBe(false);
  });

  it('tell the browser app, in config.json, what is public and no more', () => {
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
    const [parameter] = all('AWS::SSM::Parameter');
    return { name: parameter?.properties['Name'], url: written('web', parameter?.properties['Value']) };
  };

  it("is CloudFront's own where there is no other", () => {
    expect(addressIn(synthesize())).toEqual({
      name: '/wardrobe/dev/app-url',
      url: 'https://web/App/Distribution.DomainName',
    });
  });

  it('is its domain, over TLS 1.2 at least, where it has one', () => {
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
