import type { Feature } from '#shared/contract/index';
import { handler as calendar } from './calendar/handler.ts';
import { handler as community } from './community/handler.ts';
import { handler as generation } from './generation/handler.ts';
import { handler as analyzeWardrobe } from './generation/workers/analyze-wardrobe.ts';
import { handler as composeOutfit } from './generation/workers/compose-outfit.ts';
import { handler as failGeneration } from './generation/workers/fail-generation.ts';
import { handler as failOverdue } from './generation/workers/fail-overdue.ts';
import { handler as fetchTrends } from './generation/workers/fetch-trends.ts';
import { handler as finishOutfit } from './generation/workers/finish-outfit.ts';
import { handler as customMessage } from './identity/workers/custom-message.ts';
import { handler as postConfirmation } from './identity/workers/post-confirmation.ts';
import { handler as preSignUp } from './identity/workers/pre-sign-up.ts';
import { handler as images } from './images/handler.ts';
import { handler as analyzeImage } from './images/workers/analyze-image.ts';
import { handler as deriveVariants } from './images/workers/derive-variants.ts';
import { handler as drawImage } from './images/workers/draw-outfit.ts';
import { handler as prepareImage } from './images/workers/prepare-image.ts';
import { handler as messages } from './messages/handler.ts';
import { handler as outfits } from './outfits/handler.ts';
import { handler as pinboard } from './pinboard/handler.ts';
import { handler as profile } from './profile/handler.ts';
import { handler as realtime } from './realtime/handler.ts';
import { handler as authorize } from './realtime/workers/authorize.ts';
import { handler as connect } from './realtime/workers/connect.ts';
import { handler as disconnect } from './realtime/workers/disconnect.ts';
import { handler as styling } from './styling/handler.ts';
import { handler as wardrobe } from './wardrobe/handler.ts';
import { handler as weather } from './weather/handler.ts';

/** The Lambda handlers of the HTTP API, by feature. */
export const featureHandlers = {
  wardrobe,
  outfits,
  generation,
  images,
  profile,
  realtime,
  calendar,
  messages,
  community,
  weather,
  pinboard,
  styling,
} satisfies Record<Feature, unknown>;

/** All other Lambda handlers, by name: workflow tasks, image workers, triggers and socket routes. */
export const workerHandlers = {
  prepareImage,
  analyzeImage,
  deriveVariants,
  analyzeWardrobe,
  fetchTrends,
  composeOutfit,
  drawImage,
  finishOutfit,
  failGeneration,
  failOverdue,
  preSignUp,
  postConfirmation,
  customMessage,
  authorize,
  connect,
  disconnect,
};
