import type { ModelUse } from '../platform/business-metrics.ts';
import { measure } from '../platform/measure.ts';

/** Counts the tokens that a model has read and written. */
export function countTokens(use: ModelUse, input = 0, output = 0) {
  measure('ModelInputTokens', { Use: use }, { value: input });
  measure('ModelOutputTokens', { Use: use }, { value: output });
}
