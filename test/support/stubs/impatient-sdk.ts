import type * as Sdk from '@aws-sdk/client-bedrock-runtime';

type RequestHandler = { updateHttpClientConfig(key: 'requestTimeout', milliseconds: number): void };
const handlers = new Set<RequestHandler>();

/** Wraps the SDK so that a test can shorten how long Bedrock clients wait for an answer. */
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

/** From now on, every client waits 300 ms for an answer at most. */
export const losePatience = () => waitFor(300);
/** From now on, every client waits for an answer longer than a test lasts. */
export const bePatient = () => waitFor(60_000);
