import type * as Sdk from '@aws-sdk/client-bedrock-runtime';

type RequestHandler = { updateHttpClientConfig(key: 'requestTimeout', milliseconds: number): void };
const handlers = new Set<RequestHandler>();

/** The same SDK, whose clients a test can have lose patience with a model that never answers. */
export const impatient = (sdk: typeof Sdk) => ({
  ...sdk,
  BedrockRuntimeClient: class extends sdk.BedrockRuntimeClient {
    constructor(configuration: object) {
      super(configuration);
      handlers.add(this.config.requestHandler as object as RequestHandler);
    }
  },
});

const waitFor = (milliseconds: number) => {
  for (const handler of handlers) handler.updateHttpClientConfig('requestTimeout', milliseconds);
};

/** From now on no client waits longer for an answer than a moment. */
export const losePatience = () => waitFor(300);
/** From now on each client waits for an answer longer than a test lasts. */
export const bePatient = () => waitFor(60_000);
