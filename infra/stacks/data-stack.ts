import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, type ITableV2, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type CfnBucket, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import type { Variable } from '../../functions/platform/environment.ts';
import { tableKeys } from '../../functions/platform/table-keys.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { MediaKeys } from '../constructs/media-delivery/media-keys.ts';
import { OriginKey } from '../constructs/origin-key/origin-key.ts';
import { accessLogsBucket, privateBucket } from '../constructs/private-bucket.ts';
import { removalOf } from '../constructs/removal.ts';
import { rebuildParameter, type Settings } from '../settings.ts';
import { uploadExpiryDays } from '../upload-expiry.ts';

/** How long a deleted object of the media bucket can be restored, if the environment keeps its data. */
const recoverable = Duration.days(14);
/** How long exports of the user pool are kept: as long as the table can be restored from a point in time. */
const exportsKept = Duration.days(35);

type Props = StackProps & { settings: Settings };

/**
 * The stateful resources: the table, the buckets for uploads, images and exports of the user pool, the key pair that
 * signs image URLs, and the origin key, by which the APIs recognize requests from CloudFront.
 */
export class DataStack extends Stack {
  /** The stack's own table, or the restored one that the settings name in its place. */
  readonly table: ITableV2;
  readonly uploads: IBucket;
  readonly media: IBucket;
  readonly userExports: IBucket;
  readonly mediaKeys: MediaKeys;
  readonly originKey: OriginKey;

  constructor(scope: Construct, id: string, { settings, ...props }: Props) {
    super(scope, id, props);
    const own = this.createTable(settings);
    this.table = settings.restoredTable ? this.adopt(settings.restoredTable, own) : (own as ITableV2);
    const accessLogs = accessLogsBucket(this, settings);
    this.uploads = this.createUploads(settings);
    this.media = this.createMedia(settings, accessLogs);
    this.userExports = this.createUserExports(settings, accessLogs);
    this.mediaKeys = new MediaKeys(this, 'MediaKeys', { settings });
    this.originKey = new OriginKey(this, 'OriginKey', { settings });
    new StringParameter(this, 'Rebuild', {
      parameterName: rebuildParameter(settings),
      stringValue: this.toJsonString({
        TABLE_NAME: this.table.tableName,
        UPLOADS_BUCKET: this.uploads.bucketName,
        MEDIA_BUCKET: this.media.bucketName,
        USER_EXPORTS_BUCKET: this.userExports.bucketName,
        MEDIA_NAME_SECRET: this.mediaKeys.nameKey.secretArn,
      } satisfies Partial<Record<Variable, string>>),
    });
  }

  private createTable(settings: Settings) {
    const key = (name: string) => ({ name, type: AttributeType.STRING });
    const { partition, sort, expiry, indexes } = tableKeys;
    return new TableV2(this, 'Table', {
      partitionKey: key(partition),
      sortKey: key(sort),
      globalSecondaryIndexes: Object.entries(indexes).map(([indexName, index]) => ({
        indexName,
        partitionKey: key(index.partition),
        sortKey: key(index.sort),
      })),
      timeToLiveAttribute: expiry,
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: settings.keepsData,
      removalPolicy: removalOf(settings),
    });
  }

  /**
   * Refers to a restored table by the ARN of its stream. The stack's own table stays, with the exports that deployed
   * stacks import until they, too, refer to the restored one: CloudFormation refuses to remove an export in use.
   */
  private adopt(tableStreamArn: string, own: TableV2): ITableV2 {
    for (const value of [own.tableName, own.tableArn, own.tableStreamArn]) this.exportValue(value);
    const [tableArn = ''] = tableStreamArn.split('/stream/');
    return TableV2.fromTableAttributes(this, 'RestoredTable', { tableArn, tableStreamArn });
  }

  /** The bucket that browsers upload to. An object is deleted when an item is made of it, or within two days. */
  private createUploads({ domain }: Settings) {
    const uploads = privateBucket(this, 'Uploads', {
      keeps: false,
      cors: [
        {
          allowedMethods: [HttpMethods.POST],
          // CloudFront's generated name is unknown until the web stack is deployed, so every origin is allowed. This
          // gives nobody access, because an upload needs a presigned form.
          allowedOrigins: [domain ? `https://${domain.name}` : '*'],
          allowedHeaders: ['*'],
          maxAge: Duration.hours(1).toSeconds(),
        },
      ],
      lifecycleRules: [
        {
          expiration: Duration.days(uploadExpiryDays),
          abortIncompleteMultipartUploadAfter: Duration.days(uploadExpiryDays),
        },
      ],
    });
    acknowledge(uploads, {
      'AwsSolutions-S1': 'People call this bucket themselves, and S3 logs the IP address of each caller.',
    });
    return uploads;
  }

  private createMedia({ keepsData }: Settings, accessLogs: IBucket) {
    const media = privateBucket(this, 'Media', {
      keeps: keepsData,
      // Objects that were deleted by mistake can be restored for two weeks.
      versioned: keepsData,
      ...(keepsData && {
        lifecycleRules: [{ noncurrentVersionExpiration: recoverable, expiredObjectDeleteMarker: true }],
      }),
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'media/',
    });
    // This is set on the CloudFormation resource, because CDK's own property would add a custom resource with a
    // function.
    (media.node.defaultChild as CfnBucket).notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
    // Allows any distribution of this account. The distribution is in the web stack, which needs this bucket. Naming it
    // here would make the two stacks depend on each other.
    const distributions = `arn:aws:cloudfront::${this.account}:distribution/*`;
    media.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [media.arnForObjects('media/*')],
        conditions: { ArnLike: { 'aws:SourceArn': distributions } },
      }),
    );
    return media;
  }

  /** Creates the bucket of the exports of the user pool. No function may read or delete an export. */
  private createUserExports({ keepsData }: Settings, accessLogs: IBucket) {
    return privateBucket(this, 'UserExports', {
      keeps: keepsData,
      versioned: true,
      lifecycleRules: [{ expiration: exportsKept, noncurrentVersionExpiration: Duration.days(1) }],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'user-exports/',
    });
  }
}
