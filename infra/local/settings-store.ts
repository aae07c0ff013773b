import { awsJson, ServiceError } from './aws-json.ts';

/** Serves values by their names, like GetParameter of Parameter Store. */
export const parameterStore = (parameters: Readonly<Record<string, string>>) =>
  awsJson({
    GetParameter: ({ Name }: { Name: string }) => {
      const Value = parameters[Name];
      if (Value === undefined) throw new ServiceError('ParameterNotFound', 'Not found.');
      return { Parameter: { Name, Value, Type: 'String' } };
    },
  });

/** Serves values by their ids, like GetSecretValue of Secrets Manager. */
export const secretStore = (secrets: Readonly<Record<string, string>>) =>
  awsJson({
    GetSecretValue: ({ SecretId }: { SecretId: string }) => {
      const SecretString = secrets[SecretId];
      if (SecretString === undefined) throw new ServiceError('ResourceNotFoundException', 'Not found.');
      return { Name: SecretId, SecretString };
    },
  });
