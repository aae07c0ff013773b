import { isErrorCode } from '#shared/errors';
import { wordingIn } from '../../../shared/stylist/wording/wording-in.ts';
import { chosenBy } from '../../platform/environment.ts';
import { measure } from '../../platform/measure.ts';
import type { Failure } from '../workflow-state.ts';
import { bedrockStylist } from './bedrock.ts';
import { builtinStylist } from './builtin.ts';
import type { Stylist } from './styling-task.ts';

export const stylist = chosenBy<Stylist>('STYLIST', { builtin: builtinStylist, bedrock: bedrockStylist });

/**
 * The stylist that answers after the configured one has failed. It is the built-in one. If it replaces a model, it
 * counts that, and its reasons, which only the owner of the outfit reads, begin with a sentence about it.
 */
export const substituteFor = chosenBy<(failure: Failure) => Stylist>('STYLIST', {
  builtin: () => builtinStylist,
  bedrock:
    ({ Error: name }) =>
    async (task) => {
      const composition = await builtinStylist(task);
      measure('StylistReplaced', { Use: 'stylist' }, isErrorCode(name) ? { code: name } : {});
      const { replaced } = wordingIn(task.language);
      return { ...composition, reasoning: `${replaced} ${composition.reasoning}` };
    },
});
