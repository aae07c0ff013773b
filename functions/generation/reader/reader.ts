import { configuredModels } from '../../models/configured-model.ts';
import { chosenBy } from '../../platform/environment.ts';
import { modelReader, type Reader } from './model-reader.ts';

/** In seconds, for one call. Two calls of the reader and two of the stylist fit into their task's limit. */
const patience = 7;

const models = configuredModels('reader', patience);

/** The reader of the environment. The built-in one is the rules, which have read the request already. */
export const reader = chosenBy<() => Reader>('READER', {
  builtin:
    () =>
    async ({ heard }) =>
      heard,
  bedrock: () => modelReader(models.bedrock()),
  openai: () => modelReader(models.openai()),
})();
