import type { Template } from 'aws-cdk-lib/assertions';

/** The properties of a resource without references: `plain` has replaced them. */
export type Properties = ReturnType<Template['findResources']>[string];
export type Resource = { id: string; type: string; properties: Properties };
type Context = { id: string; resources: readonly Resource[] };

/**
 * What a service demands when it creates a resource, and what neither CDK nor CloudFormation's schemas check. `source`
 * is the address of the service's documentation.
 */
export type Rule = {
  type: string;
  demand: string;
  source: string;
  /** Whether a resource meets the demand. The context has the other resources of its template. */
  holds: (properties: Properties, context: Context) => boolean;
};

/** The rules that a page of the documentation states for a type of resource. */
export const rules = (type: string, source: string, demands: Record<string, Rule['holds']>): Rule[] =>
  Object.entries(demands).map(([demand, holds]) => ({ type, demand, source, holds }));

/** The values of pseudo parameters, as long as real ones. */
const pseudo: Record<string, string> = {
  'AWS::AccountId': '123456789012',
  'AWS::Partition': 'aws',
  'AWS::Region': 'us-east-1',
  'AWS::URLSuffix': 'amazonaws.com',
};

/** The length of what stands for a reference: more than the ARN of any resource of the app. */
const longReference = 128;

/**
 * Replaces the references in a template value. A reference becomes a word that is the same for the same target and as
 * long as a long ARN, so that sizes are not underestimated.
 */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const [[name, argument] = ['', undefined], ...others] = Object.entries(value);
  if (others.length === 0 && name === 'Fn::Join') {
    const [separator, items] = argument as [string, unknown[]];
    return items.map(plain).join(separator);
  }
  if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::')))
    return (
      pseudo[argument as string] ?? JSON.stringify(argument).replaceAll(/\W/g, '').padEnd(longReference, 'x')
    );
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

/** The length of a value as JSON without white space. */
export const sizeOf = (value: unknown) => JSON.stringify(value ?? '').length;
