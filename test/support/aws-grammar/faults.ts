import { edge } from './edge.ts';
import { functions } from './functions.ts';
import { logs } from './logs.ts';
import { metrics } from './metrics.ts';
import { type Properties, plain, type Resource, type Rule } from './rule.ts';
import { workflows } from './workflows.ts';

export const allRules: readonly Rule[] = [...edge, ...functions, ...logs, ...metrics, ...workflows];

type Template = { Resources: Record<string, { Type: string; Properties?: object }> };

/** Lists what the services would refuse of a template, each with the resource and the address of the documentation. */
export function faultsOf(template: Template): string[] {
  const resources: Resource[] = Object.entries(template.Resources).map(([id, { Type, Properties = {} }]) => ({
    id,
    type: Type,
    properties: plain(Properties) as Properties,
  }));
  return resources.flatMap(({ id, type, properties }) =>
    allRules
      .filter((rule) => rule.type === type && !rule.holds(properties, { id, resources }))
      .map(({ demand, source }) => `${id}: ${demand} (${source})`),
  );
}
