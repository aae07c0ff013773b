import { S3Client } from '@aws-sdk/client-s3';

export type AwsCall = {
  /** The service id in the SDK, for example 'DynamoDB'. */
  service: string;
  /** The command without its ending, for example 'TransactWrite'. */
  operation: string;
  make: () => Promise<unknown>;
};
type Send = (this: { config: { serviceId: string } }, ...args: unknown[]) => Promise<unknown>;

/** Runs an action. `around` gets each call of the AWS SDK and decides whether and when to make it. */
export async function aroundAwsCalls<T>(
  around: (call: AwsCall) => Promise<unknown>,
  action: () => Promise<T>,
): Promise<T> {
  // The clients of all services inherit `send` from one base class.
  const client: { send: Send } = Object.getPrototypeOf(S3Client).prototype;
  const { send } = client;
  client.send = function (command, ...rest) {
    return around({
      service: this.config.serviceId,
      operation: (command as object).constructor.name.replace(/Command$/, ''),
      make: () => send.call(this, command, ...rest),
    });
  };
  try {
    return await action();
  } finally {
    client.send = send;
  }
}
