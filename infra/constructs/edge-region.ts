import { CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import { edgeRegion } from '../settings.ts';

/**
 * Returns the stack for what is possible only in CloudFront's region: the given stack if it is there, otherwise a new
 * one beside it. The stacks of two regions read each other's outputs, and export nothing that an update could not change.
 */
export function inEdgeRegion(stack: Stack, part: string): Stack {
  if (stack.region === edgeRegion) return stack;
  const { scope = stack } = stack.node;
  const edge = new Stack(scope, `${stack.stackName}-${part}`, {
    env: { region: edgeRegion },
    terminationProtection: stack.terminationProtection,
  });
  CrossStackReferences.of(edge).consume(ReferenceStrength.WEAK);
  return edge;
}
