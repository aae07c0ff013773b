import { generation } from '#shared/contract/generation';
import { serve } from '../platform/serving/serve.ts';
import { getGeneration } from './get-generation.ts';
import { startGeneration } from './start-generation.ts';

export const handler = serve(generation, {
  startGeneration: ({ userId, language, newId, body, spend }) =>
    startGeneration({ userId, language, id: newId }, body, spend),
  getGeneration: ({ userId, params }) => getGeneration(userId, params.jobId),
});
