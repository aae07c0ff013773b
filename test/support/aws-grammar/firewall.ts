import { type Rule, rules } from './rule.ts';

const units = 'https://docs.aws.amazon.com/waf/latest/developerguide/aws-waf-capacity-units.html';
const ruleForm = 'https://docs.aws.amazon.com/waf/latest/APIReference/API_Rule.html';

type Statement = Record<string, Content>;
type Content = {
  Name?: string;
  PositionalConstraint?: string;
  TextTransformations?: { Type: string }[];
  ScopeDownStatement?: Statement;
  Statements?: Statement[];
};
type FirewallRule = { Priority: number; Action?: object; OverrideAction?: object; Statement: Statement };
const rulesOf = ({ Rules = [] }: { Rules?: FirewallRule[] }) => Rules;
const kindOf = ({ Statement }: FirewallRule) => Object.keys(Statement)[0] ?? '';

/** A statement and those within it. */
const within = (statement: Statement): [string, Content][] =>
  Object.entries(statement).flatMap((each) => {
    const { ScopeDownStatement = {}, Statements = [] } = each[1];
    return [each, ...within(ScopeDownStatement), ...Statements.flatMap(within)];
  });
const allWithin = (properties: object) => rulesOf(properties).flatMap(({ Statement }) => within(Statement));

/** The capacity units of a statement without those within it. Infinite if its kind or rule group is not listed. */
function unitsOf([kind, { Name, PositionalConstraint, TextTransformations = [] }]: [
  string,
  Content,
]): number {
  const listed: Record<string, number> = {
    ...{ AndStatement: 0, OrStatement: 0, RateBasedStatement: 2 },
    ByteMatchStatement: PositionalConstraint?.startsWith('CONTAINS') ? 10 : 2,
    // https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-list.html
    AWSManagedRulesAmazonIpReputationList: 25,
  };
  return (listed[Name ?? kind] ?? Number.POSITIVE_INFINITY) + 10 * TextTransformations.length;
}

export const firewall: Rule[] = [
  ...rules('AWS::WAFv2::WebACL', units, {
    'The rules take 1,500 capacity units at most': (properties) =>
      allWithin(properties).reduce((sum, each) => sum + unitsOf(each), 0) <= 1500,
  }),
  ...rules('AWS::WAFv2::WebACL', ruleForm, {
    'Rules have different priorities': (properties) =>
      new Set(rulesOf(properties).map(({ Priority }) => Priority)).size === rulesOf(properties).length,
    'A group of rules has an override, any other rule an action': (properties) =>
      rulesOf(properties).every((rule) =>
        kindOf(rule).endsWith('RuleGroupStatement')
          ? rule.OverrideAction && !rule.Action
          : rule.Action && !rule.OverrideAction,
      ),
  }),
];
