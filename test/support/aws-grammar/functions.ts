import { plain, type Resource, type Rule, rules, sizeOf } from './rule.ts';

const iam = 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html';

type Policy = { PolicyDocument: object };
/** The policies that are embedded in a role, its own and those of resources of their own. */
const embeddedIn = (own: Policy[], id: string, resources: readonly Resource[]) => [
  ...own,
  ...resources
    .filter(
      ({ type, properties }) =>
        type === 'AWS::IAM::Policy' && properties['Roles'].includes(plain({ Ref: id })),
    )
    .map(({ properties }) => properties as Policy),
];
const withoutSpace = (value: unknown) => JSON.stringify(value).replaceAll(/\s/g, '').length;

/** The sizes of what belongs to a function: its variables and its rights. */
export const functions: Rule[] = [
  ...rules('AWS::IAM::Role', iam, {
    'The embedded policies of a role have 10,240 characters at most': (
      { Policies = [] },
      { id, resources },
    ) =>
      embeddedIn(Policies, id, resources).reduce((sum, each) => sum + withoutSpace(each.PolicyDocument), 0) <=
      10_240,
  }),
  ...rules(
    'AWS::Lambda::Function',
    'https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html',
    {
      'The variables of a function take 4 kB at most': ({ Environment }) =>
        sizeOf(Environment?.Variables) <= 4096,
      // https://github.com/awslabs/genai-bedrock-agent-chatbot/issues/4
      'A new account gives a function 3,008 MB at most': ({ MemorySize }) => (MemorySize ?? 0) <= 3008,
    },
  ),
];
