import { chosenBy } from '../../platform/environment.ts';
import { bedrockStylist } from './bedrock.ts';
import { builtinStylist } from './builtin.ts';
import type { Stylist } from './styling-task.ts';

export const stylist = chosenBy<Stylist>('STYLIST', { builtin: builtinStylist, bedrock: bedrockStylist });
