import { useEffect } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { notify, notifyError } from '../../components/notify.ts';
import { editQuery, tellOtherTabs } from '../../data/cache-changes.ts';
import { liveCaches } from '../../data/live-views.ts';
import { forgetRemoved, markRemoved, unmarkRemoved } from '../../data/removed-items.ts';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { lastingApi } from '../../lib/api.ts';
import { hasCode } from '../../lib/error-texts.ts';
import { newestFirst } from '../../lib/newest-first.ts';
import { signOuts } from '../../lib/session-changes.ts';
import { t } from '../../lib/t.ts';
import { undoMilliseconds } from './texts.ts';

type Removal = {
  userId: string;
  items: readonly ClothingItem[];
  timer: ReturnType<typeof setTimeout>;
  /** Closes the toast, whose button can no longer undo the deletion. */
  closeToast: () => void;
};
/** The deletions that can still be undone. They have not been sent to the server. */
const removals = new Set<Removal>();

/** Hides items at once. They are deleted on the server when the time to undo has passed. */
export function removeItems(userId: string, items: readonly ClothingItem[]) {
  markRemoved(userId, idsOf(items));
  changeCaches((all) => without(all, items));
  const removal: Removal = {
    userId,
    items,
    timer: setTimeout(() => void send(removal), undoMilliseconds),
    closeToast: () => undefined,
  };
  removals.add(removal);
  notify({
    title:
      items.length === 1
        ? t('Clothing item deleted')
        : t('{count} clothing items deleted', { count: items.length }),
    milliseconds: undoMilliseconds,
    action: { name: t('Undo'), act: () => undo(removal) },
  }).then(
    (closeToast) => {
      if (removals.has(removal)) removal.closeToast = closeToast;
      else closeToast();
    },
    // If the toast cannot be shown, the deletion cannot be undone, so it is sent at once.
    () => send(removal),
  );
}

/** Sends all pending deletions now. Resolves when the server has answered. */
export const sendRemovals = () => Promise.all([...removals].map(send));

/** Sends pending deletions when the person leaves the wardrobe, because the server uses its items on other pages. */
export const useSendOnLeaving = () =>
  useEffect(
    () => () => {
      if (!location.pathname.startsWith('/dashboard')) void sendRemovals();
    },
    [],
  );

// A hidden page may be closed without another event, so pending deletions are sent now.
addEventListener('pagehide', sendRemovals);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendRemovals();
});
signOuts.subscribe(sendRemovals);

function undo(removal: Removal) {
  if (!end(removal)) return;
  putBack(removal);
  // Another tab or device may have deleted the items meanwhile.
  readAgain();
}

async function send(removal: Removal) {
  if (!end(removal)) return;
  const { userId, items } = removal;
  const ids = idsOf(items);
  const [id = ''] = ids;
  try {
    await (ids.length === 1
      ? lastingApi.wardrobe.removeItem({ params: { itemId: id } })
      : lastingApi.wardrobe.removeItems({ body: { ids } }));
  } catch (error) {
    if (!hasCode(error, 'not_found')) {
      putBack(removal);
      return void notifyError(t('Failed to delete clothing item'));
    }
    // An item that no longer exists counts as deleted. Another tab or device may have changed more, so the wardrobe is
    // refetched.
    readAgain();
  }
  forgetRemoved(userId, ids);
  tellOtherTabs(wardrobeQuery.queryKey);
}

/** Ends the time to undo. Returns false if it had ended already. */
function end(removal: Removal) {
  clearTimeout(removal.timer);
  removal.closeToast();
  return removals.delete(removal);
}

function putBack({ userId, items }: Removal) {
  unmarkRemoved(userId, idsOf(items));
  changeCaches((rest) => [...without(rest, items), ...items].toSorted(newestFirst));
}

function changeCaches(change: (items: ClothingItem[]) => ClothingItem[]) {
  for (const client of liveCaches) editQuery(client, wardrobeQuery.queryKey, change);
}

function readAgain() {
  for (const client of liveCaches) void client.invalidateQueries({ queryKey: wardrobeQuery.queryKey });
}

const idsOf = (items: readonly ClothingItem[]) => items.map(({ id }) => id);
const without = (all: readonly ClothingItem[], items: readonly ClothingItem[]) =>
  all.filter(({ id }) => !items.some((each) => each.id === id));
