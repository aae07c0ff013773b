import { S3Client } from '@aws-sdk/client-s3';

/** A call of the AWS SDK that is about to be made. */
export type AwsCall = {
  /** As 'DynamoDB'. */
  service: string;
  /** As 'TransactWrite'. */
  operation: string;
  make: () => Promise<unknown>;
};
type Send = (this: { config: { serviceId: string } }, ...args: unknown[]) => Promise<unknown>;

/** Has every call of the AWS SDK to any service during an action made by `around`. */
export async function aroundAwsCalls<T>(
  around: (call: AwsCall) => Promise<unknown>,
  action: () => Promise<T>,
): Promise<T> {
  // The clients of all services inherit this method of one class.
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
