import { join } from 'node:path';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';

const copyCodecs = join(import.meta.dirname, 'copy-codecs.ts');

/**
 * Returns the function properties that add the image codecs to a bundle. sharp is native code and libheif loads a
 * WebAssembly file, so neither can be bundled. Both are copied into `node_modules` next to the bundle. The architecture
 * is x86-64, because most machines that deploy have it and therefore already have the right native code.
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
