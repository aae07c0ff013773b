import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { ClientSettings } from '#shared/client-settings';
import type { Settings } from '../../settings.ts';
import { acknowledgeProvidedFunction } from '../acknowledge.ts';
import { Log } from '../log.ts';

type Props = {
  settings: Settings;
  bucket: IBucket;
  /** The folder of the built browser app. */
  build: string;
  clientSettings: ClientSettings;
};

/**
 * Copies the built browser app into its bucket. Files under /assets/ have a hash in their names and are cached for a
 * year. All other files are revalidated on each request. Files of earlier builds are kept for pages that are still
 * open.
 */
export class WebFiles extends Construct {
  constructor(scope: Construct, id: string, { settings, bucket, build, clientSettings }: Props) {
    super(scope, id);
    const common = {
      destinationBucket: bucket,
      prune: false,
      memoryLimit: 512,
      logGroup: new Log(this, 'Log', settings),
    };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(join(build, 'assets'))],
      destinationKeyPrefix: 'assets/',
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [Source.asset(build, { exclude: ['assets'] }), Source.jsonData('config.json', clientSettings)],
      cacheControl: [CacheControl.noCache()],
    });
    // The new index.html refers to new assets, so the assets must be in the bucket first.
    pages.node.addDependency(assets);
    const copier = pages.handlerRole.node.scope;
    if (copier) acknowledgeProvidedFunction(copier);
  }
}
