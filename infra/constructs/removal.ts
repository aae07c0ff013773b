import { RemovalPolicy } from 'aws-cdk-lib';
import type { Settings } from '../settings.ts';

/**
 * Returns what happens to a resource with data when its stack is deleted. If the environment keeps its data, the
 * resource is kept, but for one that a failed first deployment created, which is empty. Its protection has to be taken off
 * first (docs/deploy.md).
 */
export const removalOf = ({ keepsData }: Pick<Settings, 'keepsData'>) =>
  keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
