import { RemovalPolicy } from 'aws-cdk-lib';
import type { Settings } from '../settings.ts';

/**
 * What happens to a resource that holds data when its stack is deleted. Where data is kept, only a resource that a failed
 * first deployment has just made is deleted, so that the deployment can be repeated.
 */
export const removalOf = ({ keepsData }: Pick<Settings, 'keepsData'>) =>
  keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
