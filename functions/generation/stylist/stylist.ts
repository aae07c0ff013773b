import { requireVariable } from '../../platform/environment.ts';
import { bedrockStylist } from './bedrock.ts';
import { builtinStylist } from './builtin.ts';
import type { Stylist } from './styling-task.ts';

const stylists: Record<string, Stylist> = { builtin: builtinStylist, bedrock: bedrockStylist };
const chosen = stylists[requireVariable('STYLIST')];
if (!chosen) throw new Error(`STYLIST must be one of ${Object.keys(stylists).join(', ')}.`);

export const stylist: Stylist = chosen;
