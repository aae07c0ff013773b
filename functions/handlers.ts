import type { Feature } from '#shared/contract/index';

/** Loads the Lambda handlers of the HTTP API, by feature. Each is imported when first called, as in a cold start. */
export const featureHandlers = {
  wardrobe: () => import('./wardrobe/handler.ts'),
  outfits: () => import('./outfits/handler.ts'),
  generation: () => import('./generation/handler.ts'),
  images: () => import('./images/handler.ts'),
  profile: () => import('./profile/handler.ts'),
  realtime: () => import('./realtime/handler.ts'),
  calendar: () => import('./calendar/handler.ts'),
  messages: () => import('./messages/handler.ts'),
  community: () => import('./community/handler.ts'),
  weather: () => import('./weather/handler.ts'),
  pinboard: () => import('./pinboard/handler.ts'),
  styling: () => import('./styling/handler.ts'),
  notifications: () => import('./notifications/handler.ts'),
  safety: () => import('./safety/handler.ts'),
  account: () => import('./account/handler.ts'),
  planning: () => import('./planning/handler.ts'),
} satisfies Record<Feature, unknown>;

/** Loads all other Lambda handlers, by name: workflow tasks, image workers, triggers and socket routes. */
export const workerHandlers = {
  prepareImage: () => import('./images/workers/prepare-image.ts'),
  analyzeImage: () => import('./images/workers/analyze-image.ts'),
  deriveVariants: () => import('./images/workers/derive-variants.ts'),
  analyzeWardrobe: () => import('./generation/workers/analyze-wardrobe.ts'),
  selectTrends: () => import('./generation/workers/select-trends.ts'),
  composeOutfit: () => import('./generation/workers/compose-outfit.ts'),
  drawOutfit: () => import('./images/workers/draw-outfit.ts'),
  finishOutfit: () => import('./generation/workers/finish-outfit.ts'),
  failGeneration: () => import('./generation/workers/fail-generation.ts'),
  failOverdue: () => import('./generation/workers/fail-overdue.ts'),
  sendMorningMails: () => import('./planning/workers/send-morning-mails.ts'),
  morningLink: () => import('./planning/workers/morning-link.ts'),
  preSignUp: () => import('./identity/workers/pre-sign-up.ts'),
  postConfirmation: () => import('./identity/workers/post-confirmation.ts'),
  customMessage: () => import('./identity/workers/custom-message.ts'),
  exportUsers: () => import('./identity/workers/export-users.ts'),
  deleteAccounts: () => import('./account/workers/delete-accounts.ts'),
  moderateReports: () => import('./safety/workers/moderate.ts'),
  authorize: () => import('./realtime/workers/authorize.ts'),
  connect: () => import('./realtime/workers/connect.ts'),
  typing: () => import('./realtime/workers/typing.ts'),
  disconnect: () => import('./realtime/workers/disconnect.ts'),
  calendarFeed: () => import('./calendar/workers/calendar-feed.ts'),
  shareOutfit: () => import('./sharing/workers/share-outfit.ts'),
  projectChanges: () => import('./projections/workers/project-changes.ts'),
};

/** Loads the operator's command `rebuild`. It runs on the operator's computer, not in AWS. */
export const loadRebuild = () => import('./projections/rebuild/rebuild.ts');
export const loadImagePlaces = () => import('./projections/rebuild/image-places.ts');
