import { awsJson, ServiceError } from './aws-json.ts';

/** Serves the values by name as Parameter Store does (GetParameter). */
export const parameterStore = (parameters: Readonly<Record<string, string>>) =>
  awsJson({
    GetParameter: ({ Name }: { Name: string }) => {
      const Value = parameters[Name];
      if (Value === undefined) throw new ServiceError('ParameterNotFound', 'Not found.');
      return { Parameter: { Name, Value, Type: 'String' } };
    },
  });

/** Serves the values by id as Secrets Manager does (GetSecretValue). */
export const secretStore = (secrets: Readonly<Record<string, string>>) =>
  awsJson({
    GetSecretValue: ({ SecretId }: { SecretId: string }) => {
      const SecretString = secrets[SecretId];
      if (SecretString === undefined) throw new ServiceError('ResourceNotFoundException', 'Not found.');
      return { Name: SecretId, SecretString };
    },
  });
