import type { Call } from '#shared/contract/define';
import { type Counted, limits } from '#shared/limits';
import { requireVariable, type Variable } from '../platform/environment.ts';

/** The limits that are settings, because what they count costs money. */
const settings: Partial<Record<Counted, Variable>> = {
  generations: 'GENERATIONS_A_DAY',
  visionCalls: 'VISION_CALLS_A_DAY',
};

/** How often a person may make calls of a kind in a UTC day. */
export function limitOf(kind: Counted): number {
  const variable = settings[kind];
  return variable ? Number(requireVariable(variable)) : limits.perDay[kind as keyof typeof limits.perDay];
}

/** What a call counts against; null where it is free. */
export const kindOf = ({ cost }: Call): Counted | null =>
  cost === 'nothing' ? null : typeof cost === 'string' ? cost : cost.forNew;
