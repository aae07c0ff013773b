import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

type Props = Omit<BucketProps, 'removalPolicy' | 'autoDeleteObjects'> & {
  /** Whether it stays, with what is in it, when its stack is deleted. */
  keeps: boolean;
};

/** A bucket that is closed to the public, encrypted, and spoken to over TLS alone. */
export const privateBucket = (scope: Construct, id: string, { keeps, ...props }: Props) =>
  // CDK's class and interface differ in whether an absent policy is undefined or not there.
  new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: keeps ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !keeps,
    ...props,
  }) as IBucket;

/** Takes the access logs of a stack, for as long as logs are kept. */
export const accessLogsBucket = (scope: Construct, { keepsData, logRetentionDays }: Settings) =>
  privateBucket(scope, 'AccessLogs', {
    keeps: keepsData,
    lifecycleRules: [{ expiration: Duration.days(logRetentionDays) }],
  });
