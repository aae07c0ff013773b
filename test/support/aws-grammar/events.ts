import { type Rule, rules, sizeOf } from './rule.ts';

const filtering = 'https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html';
/** The comparisons of the table "Filter rule syntax". */
const comparisons = ['anything-but', 'numeric', 'exists', 'prefix', 'suffix', 'equals-ignore-case'];

/** Whether each leaf of a pattern is a list of texts, numbers, null or comparisons. */
function isPattern(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isAlternative);
  return typeof value === 'object' && value !== null && Object.values(value).every(isPattern);
}
function isAlternative(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const [comparison = '', ...others] = Object.keys(value);
  return others.length === 0 && comparisons.includes(comparison);
}
function isPatternText(text: string): boolean {
  try {
    return isPattern(JSON.parse(text));
  } catch {
    return false;
  }
}

type Filters = { Filters?: { Pattern: string }[] } | undefined;
const patternsOf = (criteria: Filters) => criteria?.Filters?.map(({ Pattern }) => Pattern) ?? [];

export const events: Rule[] = [
  ...rules('AWS::Events::Rule', 'https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-quota.html', {
    'An event pattern has 2,048 characters at most': ({ EventPattern }) => sizeOf(EventPattern) <= 2048,
  }),
  ...rules('AWS::Lambda::EventSourceMapping', filtering, {
    'An event source has 5 filters at most': ({ FilterCriteria }) => patternsOf(FilterCriteria).length <= 5,
    'A filter of an event source is a pattern in JSON': ({ FilterCriteria }) =>
      patternsOf(FilterCriteria).every(isPatternText),
  }),
];
