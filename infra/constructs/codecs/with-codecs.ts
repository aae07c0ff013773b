import { join } from 'node:path';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';

const copyCodecs = join(import.meta.dirname, 'copy-codecs.ts');

/**
 * The function properties that add the image codecs to a bundle. sharp is native code and libheif loads a
 * WebAssembly file, so that neither can be bundled: both are copied into `node_modules` beside the bundle.
 * The architecture is x86-64 because the machines that deploy mostly are, and then hold the native code
 * already.
 */
export const withCodecs = (bundling: BundlingOptions) => ({
  architecture: Architecture.X86_64,
  bundling: {
    ...bundling,
    externalModules: ['sharp'],
    commandHooks: {
      beforeBundling: () => [],
      beforeInstall: () => [],
      afterBundling: (_: string, folder: string) => [`node "${copyCodecs}" "${folder}"`],
    },
  },
});
