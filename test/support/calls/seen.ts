import type { Caller, CallRequest } from '../app/caller.ts';

type App = { settleWorkflow: () => Promise<void> };

/** Everything a person sees that calls of the contract can change, as text. Times are blanked. */
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
    call('community', 'listCollections'),
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
 * Makes the views of two different people comparable. Ids, images, photo hashes and numbers are replaced by placeholders. The
 * stylist chooses its words by the ids of the items, so for calls that make outfits only the number of ids is
 * compared. The hash and placeholder of a photo may come from the upload or from the stored photo, so they are replaced
 * too.
 */
export const comparable = (name: string, seen: string): unknown =>
  ['startGeneration', 'savePlan'].includes(name)
    ? seen.match(/"id":/g)?.length
    : seen
        .replaceAll(/\/media\/[\da-f]{32}\/\d+_[\da-f]{32}\//g, 'an image ')
        .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'an id')
        .replaceAll(/"(hash|placeholder)":"[^"]+"/g, '"a look"')
        .replaceAll(/\d{13,}|sk?=[^"&]+/g, 'a number');
