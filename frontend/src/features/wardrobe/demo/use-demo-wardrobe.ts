import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notify, notifyError } from '../../../components/notify.ts';
import { wardrobeQuery } from '../../../data/wardrobe.ts';
import { t } from '../../../lib/t.ts';
import { addItem } from '../add-item.ts';
import { sendRemovals } from '../remove-items.ts';

/** The last run. The next run begins after it has ended, so that no piece is added twice. */
let lastRun: Promise<void> = Promise.resolve();

/** Adds the demo wardrobe piece by piece. `percent` is the progress, undefined while nothing is added. */
export function useDemoWardrobe() {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number>();
  const isStopped = useRef(false);
  // Leaving the page stops the run. The remaining pieces can be added later.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function add() {
    isStopped.current = false;
    setPercent(0);
    lastRun = lastRun.then(() => addMissing(client, setPercent, () => isStopped.current));
    await lastRun;
    setPercent(undefined);
  }
  const stop = () => {
    isStopped.current = true;
  };
  return { percent, add, stop };
}

async function addMissing(
  client: QueryClient,
  onPercent: (percent: number) => void,
  isStopped: () => boolean,
) {
  try {
    // Until pending deletions are sent, the server counts those items toward the limit.
    await sendRemovals();
    const { missingFrom, photoOf } = await import('./demo-photos.ts');
    const missing = missingFrom(client.getQueryData(wardrobeQuery.queryKey) ?? []);
    for (const [index, piece] of missing.entries()) {
      if (isStopped()) return;
      const { category, color, style } = piece;
      const details = {
        category,
        color,
        style,
        description: t('A demo piece to try the app with. It is not yours.'),
        isDemo: true,
      };
      await addItem(client, await photoOf(piece), details);
      onPercent(Math.floor(((index + 1) / missing.length) * 100));
    }
    void notify({ title: t('The demo wardrobe is there') });
  } catch {
    void notifyError(t('The demo wardrobe could not be added as a whole. Please try again.'));
  }
}
