import type * as Sdk from '@aws-sdk/client-bedrock-runtime';

/** The same client, which only loses patience sooner. */
export const impatient = (sdk: typeof Sdk) => ({
  ...sdk,
  BedrockRuntimeClient: class extends sdk.BedrockRuntimeClient {
    constructor(configuration: object) {
      super({ ...configuration, requestHandler: { requestTimeout: 300 } });
    }
  },
});
