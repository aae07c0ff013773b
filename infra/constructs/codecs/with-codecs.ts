import { join } from 'node:path';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';

const copyCodecs = join(import.meta.dirname, 'copy-codecs.ts');

/**
 * Of a function that decodes pictures: sharp is native code and libheif a binary that it reads, so that both
 * stand beside the bundle. The function runs on x86 because the machines that deploy mostly do, on Linux as
 * well, and so have that very code at hand.
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
