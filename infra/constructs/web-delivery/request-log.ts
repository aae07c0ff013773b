import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

/**
 * The logged fields. IP addresses are left out, because they are personal data. Query strings are left out, because
 * that of an image contains its signature, with which anybody could read the image for a day.
 */
const fields =
  'date time x-edge-location x-edge-request-id x-edge-result-type cs-method cs(Host) cs-uri-stem cs-protocol sc-status sc-bytes time-taken'.split(
    ' ',
  );

type Props = { distribution: Distribution; bucket: IBucket };

/** Delivers the access log of a distribution to a bucket, with one line of JSON per request. */
export class RequestLog extends Construct {
  constructor(scope: Construct, id: string, { distribution, bucket }: Props) {
    super(scope, id);
    const { account, region, stackName } = Stack.of(this);
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects(`AWSLogs/${account}/CloudFront/*`)],
        conditions: {
          StringEquals: { 'aws:SourceAccount': account, 's3:x-amz-acl': 'bucket-owner-full-control' },
          ArnLike: { 'aws:SourceArn': `arn:aws:logs:${region}:${account}:delivery-source:*` },
        },
      }),
    );
    const source = new CfnDeliverySource(this, 'Source', {
      name: stackName,
      logType: 'ACCESS_LOGS',
      resourceArn: distribution.distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: stackName,
      outputFormat: 'json',
      // CDK's own property is refused in a stack of another region.
      destinationResourceArn: (bucket.node.defaultChild as CfnBucket).attrArn,
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
    });
    delivery.addResourceDependency(source);
    if (bucket.policy) delivery.node.addDependency(bucket.policy);
  }
}
