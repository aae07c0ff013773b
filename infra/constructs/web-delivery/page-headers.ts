import { Duration } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { securityHeaders } from '../../security-headers.ts';

type Props = {
  /** The hosts that the browser app calls besides its own origin. */
  connect: readonly string[];
};

/** All responses' security headers: those of `security-headers.ts`, and Strict-Transport-Security (TLS only). */
export class PageHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { connect }: Props) {
    const {
      'content-security-policy': contentSecurityPolicy,
      'referrer-policy': referrerPolicy,
      'x-content-type-options': _nosniff,
      'x-frame-options': frameOption,
      ...others
    } = securityHeaders({ connect });
    const override = true;
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override },
        contentTypeOptions: { override },
        frameOptions: { frameOption: frameOption as HeadersFrameOption, override },
        referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(2 * 365),
          includeSubdomains: true,
          override,
        },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
      },
    });
  }
}
