import { type Rule, rules } from './rule.ts';

const docs = 'https://docs.aws.amazon.com';

/** Names and texts whose form CloudFormation's schemas leave open, with the page that describes it. */
const forms: [type: string, property: string, form: RegExp, page: string][] = [
  [
    'SQS::Queue',
    'QueueName',
    /^[\w-]{1,80}$/,
    'AWSSimpleQueueService/latest/APIReference/API_CreateQueue.html',
  ],
  ['SNS::Topic', 'TopicName', /^[\w-]{1,256}$/, 'sns/latest/api/API_CreateTopic.html'],
  [
    'SSM::Parameter',
    'Name',
    /^(?!\/?(?:aws|ssm))[\w./-]{1,1011}$/i,
    'cli/latest/reference/ssm/put-parameter.html',
  ],
  ['SSM::Parameter', 'Value', /^.{1,4096}$/s, 'cli/latest/reference/ssm/put-parameter.html'],
  [
    'SecretsManager::Secret',
    'Name',
    /^[\w/+=.@-]{1,512}$/,
    'cli/latest/reference/secretsmanager/create-secret.html',
  ],
  [
    'CloudWatch::Dashboard',
    'DashboardName',
    /^[\w-]{1,255}$/,
    'cli/latest/reference/cloudwatch/put-dashboard.html',
  ],
  [
    'ApiGatewayV2::Stage',
    'StageName',
    /^(?:\$default|[\w-]{1,128})$/,
    'apigatewayv2/latest/api-reference/apis-apiid-stages.html',
  ],
];

export const names: Rule[] = [
  ...forms.flatMap(([type, property, form, page]) =>
    rules(`AWS::${type}`, `${docs}/${page}`, {
      [`${property} of ${type} has the form ${form.source}`]: ({ [property]: value }) =>
        value === undefined || form.test(value),
    }),
  ),
  ...rules('AWS::DynamoDB::GlobalTable', `${docs}/amazondynamodb/latest/developerguide/ServiceQuotas.html`, {
    'A table has 20 indexes at most': ({ GlobalSecondaryIndexes = [] }) =>
      GlobalSecondaryIndexes.length <= 20,
  }),
];
