import { isErrorCode } from '#shared/errors';
import { wordingIn } from '../../../shared/stylist/wording/wording-in.ts';
import { configuredModels } from '../../models/configured-model.ts';
import { chosenBy } from '../../platform/environment.ts';
import { measure } from '../../platform/measure.ts';
import type { Failure } from '../workflow-state.ts';
import { builtinStylist } from './builtin.ts';
import { modelStylist } from './model-stylist.ts';
import type { Stylist } from './styling-task.ts';

/** In seconds: the timeout of one call. Two calls must fit into the time limit of the task that waits for the stylist. */
const patience = 25;
const models = configuredModels('stylist', patience);

export const stylist = chosenBy<() => Stylist>('STYLIST', {
  builtin: () => builtinStylist,
  bedrock: () => modelStylist(models.bedrock()),
  openai: () => modelStylist(models.openai()),
})();

const replacement =
  ({ Error: name }: Failure): Stylist =>
  async (task) => {
    const composition = await builtinStylist(task);
    measure('StylistReplaced', { Use: 'stylist' }, isErrorCode(name) ? { code: name } : {});
    const { texts } = wordingIn(task.language);
    return { ...composition, reasoning: `${texts.replaced()} ${composition.reasoning}` };
  };

/**
 * The stylist that answers after the configured one has failed. It is the built-in one. If it replaces a model, it
 * counts that, and its reasons, which only the owner of the outfit reads, begin with a sentence about it.
 */
export const substituteFor = chosenBy<(failure: Failure) => Stylist>('STYLIST', {
  builtin: () => builtinStylist,
  bedrock: replacement,
  openai: replacement,
});
