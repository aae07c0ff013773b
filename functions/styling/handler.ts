import { styling } from '#shared/contract/styling';
import { serve } from '../platform/serving/serve.ts';
import { readStyling } from './read-styling.ts';

export const handler = serve(styling, {
  readStyling: ({ userId, query }) => readStyling(userId, query.parts),
});
