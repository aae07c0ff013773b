import { calendar } from '#shared/contract/calendar';
import { serve } from '../platform/serving/serve.ts';
import { createFeed, getFeed, removeFeed } from './feed-address.ts';
import { listChoices, listEntries } from './list-entries.ts';
import { scheduleOutfit } from './schedule-outfit.ts';
import { removeEntry, updateEntry } from './update-entry.ts';

export const handler = serve(calendar, {
  listEntries: ({ userId, query }) => listEntries(userId, query),
  scheduleOutfit: ({ userId, newId, body }) => scheduleOutfit(userId, newId, body),
  updateEntry: ({ userId, params, body }) => updateEntry(userId, params.entryId, body),
  removeEntry: ({ userId, params }) => removeEntry(userId, params.entryId),
  listChoices: ({ userId, query }) => listChoices(userId, query),
  getFeed: ({ userId }) => getFeed(userId),
  createFeed: ({ userId }) => createFeed(userId),
  removeFeed: ({ userId }) => removeFeed(userId),
});
