import { RemovalPolicy } from 'aws-cdk-lib';
import type { Settings } from '../settings.ts';

/**
 * Returns what happens to a resource with data when its stack is deleted. If the environment keeps its data, the
 * resource is kept. The only exception is a resource created by a first deployment that failed: it is deleted, so that
 * the deployment can be repeated.
 */
export const removalOf = ({ keepsData }: Pick<Settings, 'keepsData'>) =>
  keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
