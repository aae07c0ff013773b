import { Duration } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { removalOf } from './removal.ts';

type Props = Omit<BucketProps, 'removalPolicy' | 'autoDeleteObjects'> & {
  /** Whether the bucket and its objects are kept when its stack is deleted. Otherwise both are deleted. */
  keeps: boolean;
};

/** Creates an encrypted bucket without public access. It is reachable only over TLS. */
export const privateBucket = (scope: Construct, id: string, { keeps, ...props }: Props) =>
  // The cast is for `exactOptionalPropertyTypes`: CDK's class and interface declare `policy` differently.
  new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: removalOf({ keepsData: keeps }),
    autoDeleteObjects: !keeps,
    ...props,
  }) as IBucket;

/** Creates the bucket for a stack's access logs. They expire after the log retention of the settings. */
export const accessLogsBucket = (scope: Construct, { keepsData, logRetentionDays }: Settings) =>
  privateBucket(scope, 'AccessLogs', {
    keeps: keepsData,
    lifecycleRules: [{ expiration: Duration.days(logRetentionDays) }],
  });
