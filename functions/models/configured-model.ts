import type { ModelUse } from '../platform/business-metrics.ts';
import { requireVariable } from '../platform/environment.ts';
import { secretReader } from '../platform/secret.ts';
import { bedrockModel } from './bedrock-model.ts';
import type { LanguageModel } from './language-model.ts';
import { openaiModel } from './openai-model.ts';

const prefixes = { stylist: 'STYLIST', reader: 'READER', vision: 'VISION' } as const;

/** The models that may be chosen for a use, by provider. `seconds` is a request's timeout; it is retried once. */
export function configuredModels(
  use: ModelUse,
  seconds: number,
): Record<'bedrock' | 'openai', () => LanguageModel> {
  const prefix = prefixes[use];
  const options = { use, modelId: requireVariable(`${prefix}_MODEL_ID`), seconds };
  const region = requireVariable(`${prefix}_MODEL_REGION`);
  const url = requireVariable(`${prefix}_MODEL_URL`);
  const keySecret = requireVariable(`${prefix}_MODEL_KEY_SECRET`);
  return {
    bedrock: () => bedrockModel({ ...options, region }),
    openai: () =>
      openaiModel({ ...options, url, readKey: keySecret === 'none' ? null : secretReader(keySecret) }),
  };
}
