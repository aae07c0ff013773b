import type { Template } from 'aws-cdk-lib/assertions';

export const parts = [
  ...(['data', 'projections', 'identity', 'realtime', 'generation', 'account'] as const),
  ...(['api', 'web', 'observability'] as const),
] as const;
export type Part = (typeof parts)[number];
type Resource = ReturnType<Template['findResources']>[string];
/** The template of a stack, and whether the stack is protected from deletion. */
export type SynthesizedStack = {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
  terminationProtection: boolean;
};
export type SynthesizedStacks = Record<Part, SynthesizedStack>;

/** Returns functions that read the resources of stacks. */
export function resourcesOf(stacks: SynthesizedStacks) {
  const exported = new Map<string, { part: Part; value: unknown }>();
  for (const part of parts)
    for (const { Export, Value } of Object.values(stacks[part].Outputs ?? {}))
      if (Export) exported.set(Export.Name, { part, value: Value });

  /** The path of a resource's construct, as `part/Construct`. */
  const constructOf = (part: Part, id: string) =>
    String(stacks[part].Resources[id]?.['Metadata']?.['aws:cdk:path'])
      .replace(/^wardrobe-\w+-/, '')
      .replace(/\/Resource$/, '');

  /** Writes a template value as a string. A reference is replaced by the path of the construct that it refers to. */
  function written(part: Part, value: unknown): string {
    if (typeof value !== 'object' || value === null) return String(value);
    const [[name, argument]] = Object.entries(value) as [[string, unknown]];
    switch (name) {
      case 'Ref':
        return String(argument).startsWith('AWS::') ? `<${argument}>` : constructOf(part, String(argument));
      case 'Fn::GetAtt': {
        const [id, attribute] = argument as [string, string];
        return constructOf(part, id) + (attribute === 'Arn' ? '' : `.${attribute}`);
      }
      case 'Fn::Join': {
        const [separator, items] = argument as [string, unknown[]];
        return items.map((item) => written(part, item)).join(separator);
      }
      case 'Fn::ImportValue': {
        const found = exported.get(String(argument));
        if (!found) throw new Error(`Nothing exports ${argument}`);
        return written(found.part, found.value);
      }
      default:
        throw new Error(`Cannot write ${name}`);
    }
  }

  /** Lists the resources of a type in all stacks, or in one. */
  const all = (type: string, only?: Part) =>
    parts
      .filter((part) => !only || part === only)
      .flatMap((part) =>
        Object.entries(stacks[part].Resources)
          .filter(([, resource]) => resource['Type'] === type)
          .map(([id, resource]) => ({
            part,
            id,
            construct: constructOf(part, id),
            properties: (resource['Properties'] ?? {}) as Resource,
            resource,
          })),
      );

  /** Returns the properties of the only resource of a type in a stack. */
  function onlyOne(part: Part, type: string): Resource {
    const [found, ...others] = all(type, part);
    if (!found || others.length) throw new Error(`The stack ${part} has ${others.length + 1} × ${type} or 0`);
    return found.properties;
  }
  return { written, all, onlyOne };
}
