import type { Caller, CallRequest } from '../app/caller.ts';

type App = { settleWorkflow: () => Promise<void> };

/** All that the calls of the contract change of what a person sees, with the times at which that was asked blanked. */
export async function seenBy(app: App, { call }: Caller, request: CallRequest = {}): Promise<string> {
  await app.settleWorkflow();
  const { body: talks } = await call('messages', 'listConversations');
  const conversationIds = (talks as { items: { id: string }[] }).items.map(({ id }) => id);
  const seen = await Promise.all([
    talks,
    call('wardrobe', 'listItems'),
    call('outfits', 'listOutfits'),
    call('calendar', 'listEntries'),
    call('profile', 'getProfile'),
    call('pinboard', 'getBoard'),
    call('community', 'getOwnTotals'),
    call('community', 'listLikes'),
    call('community', 'listFollowing'),
    call('safety', 'listBlocked'),
    call('community', 'listComments', { params: { outfitId: request.params?.['outfitId'] ?? '' } }),
    ...conversationIds.map((conversationId) =>
      call('messages', 'listMessages', { params: { conversationId } }),
    ),
  ]);
  return withoutTimes(seen);
}

/** A value as JSON, with times and signatures blanked. */
export const withoutTimes = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
    .replaceAll(/\?Policy=[^"]+/g, '?a signature until a time');

/**
 * What somebody else would see after the same call: ids are placeholders, in the order in which they come. The stylist
 * chooses its words by the ids of the items: of its outfit only that it is there is compared. How a photo looks may be
 * told of the upload or of the photo that was stored of it.
 */
export const comparable = (name: string, seen: string): unknown =>
  name === 'startGeneration' || name === 'savePlan'
    ? seen.match(/"id":/g)?.length
    : seen
        .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'an id')
        .replaceAll(/"(hash|placeholder)":"[^"]+"/g, '"a look"')
        .replaceAll(/\d{13,}|sk?=[^"&]+/g, 'a number');
