import type { Call } from '#shared/contract/define';
import { type Counted, limits } from '#shared/limits';
import { requireVariable, type Variable } from '../environment.ts';

/** The limits that are set by environment variables, because the counted calls cost money. */
const settings: Partial<Record<Counted, Variable>> = {
  generations: 'GENERATIONS_A_DAY',
  visionCalls: 'VISION_CALLS_A_DAY',
};

/** How many calls of a kind a person may make in one UTC day and in one minute. */
export function limitsOf(kind: Counted): { day: number; minute: number } {
  const variable = settings[kind];
  const { minute, ...given }: { day?: number; minute: number } = limits.calls[kind];
  return { day: variable ? Number(requireVariable(variable)) : (given.day ?? 0), minute };
}

/** The kind of calls that a call is counted as. Null if the call is free. */
export const kindOf = ({ cost }: Call): Counted | null =>
  cost === 'nothing' ? null : typeof cost === 'string' ? cost : cost.forNew;
