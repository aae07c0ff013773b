import { generation } from '#shared/contract/generation';
import { serve } from '../platform/serve.ts';
import { getGeneration } from './get-generation.ts';
import { startGeneration } from './start-generation.ts';

export const handler = serve(generation, {
  startGeneration: ({ userId, body }) => startGeneration(userId, body),
  getGeneration: ({ userId, params }) => getGeneration(userId, params.jobId),
});
