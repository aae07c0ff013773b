import { type Actions, jsonProtocol } from './json-protocol.ts';

const missing = (name: string) => Object.assign(new Error('Not found.'), { name });

/** The reading side of Parameter Store. */
export const parameterStore = (parameters: Readonly<Record<string, string>>) =>
  jsonProtocol({
    GetParameter: ({ Name }: { Name: string }) => {
      const Value = parameters[Name];
      if (Value === undefined) throw missing('ParameterNotFound');
      return { Parameter: { Name, Value, Type: 'String' } };
    },
  } satisfies Actions);

/** The reading side of Secrets Manager. */
export const secretStore = (secrets: Readonly<Record<string, string>>) =>
  jsonProtocol({
    GetSecretValue: ({ SecretId }: { SecretId: string }) => {
      const SecretString = secrets[SecretId];
      if (SecretString === undefined) throw missing('ResourceNotFoundException');
      return { Name: SecretId, SecretString };
    },
  } satisfies Actions);
