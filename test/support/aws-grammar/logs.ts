import { plain, type Resource, type Rule, rules } from './rule.ts';

const guide = 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs';

/** Letters, digits, the symbols and operators that are listed, escaped operators and classes, and `\xhh`. */
const allowed = /^(?:[\w:#=@/;,^$?[\]{}|*+.-]|\\(?:[dDsSwW^$?[\]{}|\\*+.]|x[\dA-F]{2}))+$/;
/** A field compared with a text, a number, anything or a regular expression, or tested for its existence. */
const condition =
  /\$(?:\.[\w-]+|\[(?:\d+|\*)\])+ (?:(?:!?=|[<>]=?) (?:"[^"]*"|%[^%]*%|-?\d+(?:\.\d+)?|\*)|IS (?:NULL|TRUE|FALSE)|NOT EXISTS)/g;
const isJson = (pattern: string) => pattern.startsWith('{');
const regexesOf = (pattern: string) => [...pattern.matchAll(/%([^%]*)%/g)].map(([, inside = '']) => inside);
const filtersOf = (id: string, resources: readonly Resource[]) =>
  resources.flatMap(({ type, properties: { FilterPattern, LogGroupName } }) =>
    type === 'AWS::Logs::MetricFilter' && LogGroupName === plain({ Ref: id }) ? [String(FilterPattern)] : [],
  );

export const logs: Rule[] = [
  ...rules('AWS::Logs::MetricFilter', `${guide}/regex-expressions.html`, {
    'A pattern is JSON, or a regular expression between % with only the characters that are listed': ({
      FilterPattern,
    }) =>
      regexesOf(FilterPattern).every((each) => allowed.test(each)) &&
      (isJson(FilterPattern) || /^%[^%]+%$/.test(FilterPattern)),
    'A JSON pattern has two regular expressions at most': ({ FilterPattern }) =>
      !isJson(FilterPattern) || regexesOf(FilterPattern).length <= 2,
  }),
  ...rules('AWS::Logs::MetricFilter', `${guide}/matching-terms-json-log-events.html`, {
    'A JSON pattern compares fields': ({ FilterPattern }) =>
      !isJson(FilterPattern) ||
      /^\{ \(?C\)?(?: (?:&&|\|\|) \(?C\)?)* \}$/.test(FilterPattern.replaceAll(condition, 'C')),
  }),
  ...rules('AWS::Logs::LogGroup', `${guide}/cloudwatch_limits_cwl.html`, {
    'A log group has 5 filters with regular expressions at most': (_, { id, resources }) =>
      filtersOf(id, resources).filter((pattern) => regexesOf(pattern).length).length <= 5,
  }),
];
