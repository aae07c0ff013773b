import { names } from '#infra/local/names';

export const account = '000000000000';

/** An ARN of a service in the region and the account of the local cloud. */
export const arn = (service: string, resource: string) =>
  `arn:aws:${service}:${names.region}:${account}:${resource}`;

/** The ARNs of the local cloud's resources, in AWS's format. */
export const arns = {
  table: (name: string) => arn('dynamodb', `table/${name}`),
  index: (table: string, name: string) => arn('dynamodb', `table/${table}/index/${name}`),
  bucket: (name: string) => `arn:aws:s3:::${name}`,
  object: (bucket: string, key: string) => `arn:aws:s3:::${bucket}/${key}`,
  function: (name: string) => arn('lambda', `function:${name}`),
  // Secrets Manager appends six characters to the name of a secret.
  secret: (name: string) => arn('secretsmanager', `secret:${name}-AbCdEf`),
  parameter: (name: string) => arn('ssm', `parameter${name}`),
  userPool: (id: string) => arn('cognito-idp', `userpool/${id}`),
  connection: (method: string, id: string) =>
    arn('execute-api', `sockets/socket/${method}/@connections/${id}`),
  model: (id: string) => `arn:aws:bedrock:${names.region}::foundation-model/${id}`,
};
