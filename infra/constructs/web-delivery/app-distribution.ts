import { join } from 'node:path';
import { Duration, type SecretValue, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IResponseHeadersPolicy,
  OriginRequestPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  Function as ViewerFunction,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { FunctionUrl, FunctionUrlAuthType, type IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { originKeyHeader } from '../../../functions/platform/origin-key-format.ts';
import type { Settings } from '../../settings.ts';
import { acknowledge } from '../acknowledge.ts';
import type { MediaKeys } from '../media-delivery/media-keys.ts';

type Props = {
  settings: Settings;
  /** The bucket of the browser app's files. */
  files: IBucket;
  media: { bucket: IBucket; keys: MediaKeys };
  /** The hosts of the HTTP API and of the WebSocket API. */
  api: string;
  sockets: string;
  /** The key that is sent to both APIs. */
  originKey: SecretValue;
  /** The function that renders the page of an outfit shared by a link. */
  shareOutfit: IFunction;
  headers: IResponseHeadersPolicy;
  webAclArn: string | undefined;
};

/** The error statuses that CloudFront caches by default, for ten seconds. */
const cachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The CloudFront distribution that serves pages, API calls, sockets and images under one origin. */
export class AppDistribution extends Construct {
  readonly distribution: Distribution;
  readonly url: string;
  /** The name in AWS of the function that routes pages. */
  readonly edgeFunction: string;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { settings, headers, webAclArn } = props;
    const { domain } = settings;
    this.edgeFunction = `${Stack.of(this).stackName}-route-pages`;
    const routePages = new ViewerFunction(this, 'RoutePages', {
      functionName: this.edgeFunction,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, 'route-pages.js') }),
    });
    const all = { responseHeadersPolicy: headers, compress: true };
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: { ...all, ...this.pages(props, routePages) },
      additionalBehaviors: {
        '/api/*': {
          ...all,
          ...uncached(props.api, props.originKey),
          allowedMethods: AllowedMethods.ALLOW_ALL,
        },
        '/media/*': { ...all, ...this.images(props) },
        '/socket': { ...all, ...uncached(props.sockets, props.originKey) },
        // `/outfit` without an id is a page of the app.
        '/outfit/?*': { ...all, ...this.sharedOutfits(props, routePages) },
      },
      // An error may concern only one request. It must not be cached and sent to other users.
      errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: settings.priceClass,
      ...(webAclArn && { webAclId: webAclArn }),
    });
    this.url = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1': 'The app is available in every country.',
      ...(!webAclArn && {
        'AwsSolutions-CFR2':
          'An environment without people may do without a firewall, which costs $7 a month.',
      }),
      'AwsSolutions-CFR3': 'RequestLog logs requests, without query strings, which hold signatures.',
      ...(!domain && {
        'AwsSolutions-CFR4':
          "CloudFront's generated name has a fixed certificate and fixed protocol versions.",
      }),
    });
  }

  private pages({ files }: Props, routePages: ViewerFunction): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(files),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      functionAssociations: [{ function: routePages, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
  }

  /** The behavior for shared outfits. Only this distribution may call the function. Revalidated at each request. */
  private sharedOutfits({ shareOutfit }: Props, routePages: ViewerFunction): BehaviorOptions {
    const url = new FunctionUrl(this, 'ShareOutfit', {
      function: shareOutfit,
      authType: FunctionUrlAuthType.AWS_IAM,
    });
    return {
      origin: FunctionUrlOrigin.withOriginAccessControl(url),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: new CachePolicy(this, 'SharedOutfits', {
        comment:
          'Keeps previews, and asks each time whether they still hold: an outfit may be private by now',
        // The edge function has reduced the header to one of the app's languages.
        headerBehavior: CacheHeaderBehavior.allowList('Accept-Language'),
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(1),
      }),
      functionAssociations: [{ function: routePages, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
  }

  private images({ media: { bucket, keys } }: Props): BehaviorOptions {
    const access = new S3OriginAccessControl(this, 'MediaAccess');
    return {
      // The bucket policy in the data stack lets CloudFront read the bucket. It cannot be changed from this stack.
      origin: S3BucketOrigin.withBucketDefaults(bucket, {
        originAccessControlId: access.originAccessControlId,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      trustedKeyGroups: [keys.keyGroup],
      cachePolicy: new CachePolicy(this, 'Images', {
        comment:
          'Caches images for a day, though marked private: CloudFront checks the signature of each request',
        minTtl: Duration.days(1),
        defaultTtl: Duration.days(1),
        maxTtl: Duration.days(1),
      }),
    };
  }
}

/**
 * Returns a behavior that forwards every request to a host without caching. Path, query string and headers stay
 * unchanged. Only the header with the origin key is added, which a browser cannot set.
 */
const uncached = (host: string, key: SecretValue): BehaviorOptions => ({
  // This is safe, because the template contains only a reference to the secret.
  origin: new HttpOrigin(host, { customHeaders: { [originKeyHeader]: key.unsafeUnwrap() } }),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});
