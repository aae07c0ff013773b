import { arn, arns } from './arns.ts';

/** The right that a call needs: an IAM action on a resource. */
export type AccessRequest = { action: string; resource: string };
/** A command of the AWS SDK, with the input fields that name resources. */
export type Command = { input: Input };
type Input = Partial<
  Record<'TableName' | 'IndexName' | 'Bucket' | 'Key' | 'FunctionName' | 'SecretId' | 'Name', string> &
    Record<'stateMachineArn' | 'ConnectionId' | 'modelId' | 'UserPoolId' | 'FromEmailAddress', string>
> & {
  RequestItems?: Record<string, unknown>;
  TransactItems?: Record<string, { TableName?: string }>[];
  Delete?: { Objects?: { Key?: string }[] };
};

const onTable =
  (action: string) =>
  ({ TableName = '' }: Input) => [{ action: `dynamodb:${action}`, resource: arns.table(TableName) }];
const onTables =
  (action: string) =>
  ({ RequestItems = {} }: Input) =>
    Object.keys(RequestItems).flatMap((TableName) => onTable(action)({ TableName }));
const onQueried =
  (action: string) =>
  ({ TableName = '', IndexName }: Input) =>
    IndexName
      ? [{ action: `dynamodb:${action}`, resource: arns.index(TableName, IndexName) }]
      : onTable(action)({ TableName });
/** The IAM actions of the operations in a transaction, by their field names. */
const transacted: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};
const inTransaction = ({ TransactItems = [] }: Input) =>
  TransactItems.flatMap((item) =>
    Object.entries(item).flatMap(([operation, { TableName = '' }]) =>
      onTable(transacted[operation] ?? operation)({ TableName }),
    ),
  );
const onObject =
  (action: string) =>
  ({ Bucket = '', Key = '' }: Input) => [{ action: `s3:${action}`, resource: arns.object(Bucket, Key) }];
const onConnection =
  (method: string) =>
  ({ ConnectionId = '' }: Input) => [
    { action: 'execute-api:ManageConnections', resource: arns.connection(method, ConnectionId) },
  ];
const onPool =
  (action: string) =>
  ({ UserPoolId = '' }: Input) => [{ action: `cognito-idp:${action}`, resource: arns.userPool(UserPoolId) }];
const ofModel = ({ modelId = '' }: Input) => [
  { action: 'bedrock:InvokeModel', resource: arns.model(modelId) },
];

/** The right to list a bucket. Without it, S3 answers AccessDenied for a missing object too. */
export const listing = (bucket = ''): AccessRequest => ({
  action: 's3:ListBucket',
  resource: arns.bucket(bucket),
});

/** The rights that each command needs, by AWS's Service Authorization Reference. */
const requests: Record<string, (input: Input) => AccessRequest[]> = {
  // The commands of the document client.
  GetCommand: onTable('GetItem'),
  PutCommand: onTable('PutItem'),
  UpdateCommand: onTable('UpdateItem'),
  DeleteCommand: onTable('DeleteItem'),
  BatchGetCommand: onTables('BatchGetItem'),
  BatchWriteCommand: onTables('BatchWriteItem'),
  QueryCommand: onQueried('Query'),
  ScanCommand: onQueried('Scan'),
  TransactGetCommand: inTransaction,
  TransactWriteCommand: inTransaction,

  GetObjectCommand: onObject('GetObject'),
  HeadObjectCommand: onObject('GetObject'),
  PutObjectCommand: onObject('PutObject'),
  DeleteObjectCommand: onObject('DeleteObject'),
  DeleteObjectsCommand: ({ Bucket = '', Delete: { Objects = [] } = {} }) =>
    Objects.flatMap(({ Key = '' }) => onObject('DeleteObject')({ Bucket, Key })),
  ListObjectsV2Command: ({ Bucket }) => [listing(Bucket)],

  InvokeCommand: ({ FunctionName = '' }) => [
    { action: 'lambda:InvokeFunction', resource: arns.function(FunctionName) },
  ],
  StartExecutionCommand: ({ stateMachineArn = '' }) => [
    { action: 'states:StartExecution', resource: stateMachineArn },
  ],
  GetSecretValueCommand: ({ SecretId = '' }) => [
    { action: 'secretsmanager:GetSecretValue', resource: arns.secret(SecretId) },
  ],
  GetParameterCommand: ({ Name = '' }) => [{ action: 'ssm:GetParameter', resource: arns.parameter(Name) }],
  PostToConnectionCommand: onConnection('POST'),
  DeleteConnectionCommand: onConnection('DELETE'),
  ConverseCommand: ofModel,
  InvokeModelCommand: ofModel,
  AdminUserGlobalSignOutCommand: onPool('AdminUserGlobalSignOut'),
  ListUsersCommand: onPool('ListUsers'),
  AdminGetUserCommand: onPool('AdminGetUser'),
  AdminDeleteUserCommand: onPool('AdminDeleteUser'),
  SendEmailCommand: ({ FromEmailAddress = '' }) =>
    ['SendEmail', 'SendRawEmail'].map((action) => ({
      action: `ses:${action}`,
      resource: arn('ses', `identity/${FromEmailAddress}`),
    })),
};

/** Returns the rights that a command needs. Throws for an unknown command. */
export function requestsOf({ constructor: { name }, input }: Command): AccessRequest[] {
  const ask = requests[name];
  if (!ask) throw new Error(`test/support/rights/requests.ts does not say which rights ${name} needs`);
  return ask(input);
}
